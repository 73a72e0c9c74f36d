/** What a form holds of a trust, and the answer that it makes. Pure. */
import { NO_TRUST_PAGES, type TrustPapers } from '@hearthline/domain'
import { assembleDate, type DateParts, emptyDate, splitDate } from '@hearthline/ui/date-field'

export const MOST_TRUSTEES = 6

export interface TrustValues {
  /** Of the trust's papers, by the ids of what was uploaded. */
  readonly trustPages: readonly string[]
  readonly name: string
  readonly signed: DateParts
  readonly kind: string
  readonly trustees: readonly string[]
  readonly oneMaySign: boolean
}

/** `owner`: the trust as the public records name it, to be confirmed or corrected. */
export const trustValues = (trust: TrustPapers | undefined, owner = ''): TrustValues => ({
  trustPages: trust?.documents ?? [],
  name: trust?.name ?? owner,
  signed: (trust && splitDate(trust.signedOn)) ?? emptyDate,
  kind: trust?.kind ?? '',
  trustees: trust?.trustees ?? [''],
  oneMaySign: trust?.oneMaySign ?? false,
})

export const trusteeField = (index: number): string => (index === 0 ? 'trustees' : `trustees-${index}`)

export function trustProblems({ trustPages, name, signed, kind, trustees }: TrustValues): { field: string; message: string }[] {
  return [
    ...(trustPages.length > 0 ? [] : [{ field: 'trustPages', message: NO_TRUST_PAGES }]),
    ...(name.trim().length >= 2 ? [] : [{ field: 'name', message: 'Enter the name of the trust as the deed has it' }]),
    ...(assembleDate(signed) ? [] : [{ field: 'signed', message: 'Enter the date on the trust’s first page' }]),
    ...(kind === '' ? [{ field: 'kind', message: 'Choose whether the trust can be changed' }] : []),
    ...trustees.flatMap((trustee, index) =>
      trustee.trim().length >= 2 ? [] : [{ field: trusteeField(index), message: 'Enter the trustee’s full name' }],
    ),
  ]
}

/** Only of values without problems. */
export const trustOf = ({ trustPages, name, signed, kind, trustees, oneMaySign }: TrustValues): TrustPapers => ({
  name: name.trim(),
  signedOn: assembleDate(signed) ?? '',
  kind: kind === 'IRREVOCABLE' ? 'IRREVOCABLE' : 'REVOCABLE',
  trustees: trustees.map((trustee) => trustee.trim()),
  ...(oneMaySign && trustees.length > 1 && { oneMaySign: true }),
  documents: [...trustPages],
})

const PLACES: Readonly<Record<string, string>> = {
  'trust.name': 'name',
  'trust.signedOn': 'signed',
  'trust.kind': 'kind',
  'trust.documents': 'trustPages',
}

export const placeOfTrust = (path: string): string | undefined => PLACES[path]
