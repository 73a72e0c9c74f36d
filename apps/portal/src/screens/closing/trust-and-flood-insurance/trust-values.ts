/** What a form holds of a trust, and the answer that it makes. Pure. */
import type { TrustPapers } from '@hearthline/domain'
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
  trustPages: [],
  name: trust?.name ?? owner,
  signed: (trust && splitDate(trust.signedOn)) ?? emptyDate,
  kind: trust?.kind ?? '',
  trustees: trust?.trustees ?? [''],
  oneMaySign: trust?.oneMaySign ?? false,
})

export const trusteeField = (index: number): string => (index === 0 ? 'trustees' : `trustees-${index}`)

export function trustProblems({ trustPages, name, signed, kind, trustees }: TrustValues): { field: string; message: string }[] {
  return [
    ...(trustPages.length > 0 ? [] : [{ field: 'trustPages', message: 'Upload the pages of the trust' }]),
    ...(name.trim().length >= 2 ? [] : [{ field: 'name', message: 'Enter the name of the trust as the deed has it' }]),
    ...(assembleDate(signed) ? [] : [{ field: 'signed', message: 'Enter the date on the trust’s first page' }]),
    ...(kind === '' ? [{ field: 'kind', message: 'Choose whether the trust can be changed' }] : []),
    ...trustees.flatMap((trustee, index) =>
      trustee.trim().length >= 2 ? [] : [{ field: trusteeField(index), message: 'Enter the trustee’s full name' }],
    ),
  ]
}

/** Only of values without problems. */
export const trustOf = ({ name, signed, kind, trustees, oneMaySign }: TrustValues): TrustPapers => ({
  name: name.trim(),
  signedOn: assembleDate(signed) ?? '',
  kind: kind === 'IRREVOCABLE' ? 'IRREVOCABLE' : 'REVOCABLE',
  trustees: trustees.map((trustee) => trustee.trim()),
  ...(oneMaySign && trustees.length > 1 && { oneMaySign: true }),
})

const PLACES: Readonly<Record<string, string>> = { 'trust.name': 'name', 'trust.signedOn': 'signed', 'trust.kind': 'kind' }

export const placeOfTrust = (path: string): string | undefined => PLACES[path]
