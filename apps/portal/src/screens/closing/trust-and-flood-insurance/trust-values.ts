/** What a form holds of a trust, and the answer that it makes. Pure. */
import { NO_NEW_TRUST_PAGES, NO_TRUST_PAGES, needsNewPages, type TrustPapers } from '@hearthline/domain'
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
  /** Where the trustees changed: the pages of before show those of now. */
  readonly sameDocuments: boolean
}

/** `owner`: the trust as the public records name it, to be confirmed or corrected. */
export const trustValues = (trust: TrustPapers | undefined, owner = ''): TrustValues => ({
  trustPages: trust?.documents ?? [],
  name: trust?.name ?? owner,
  signed: (trust && splitDate(trust.signedOn)) ?? emptyDate,
  kind: trust?.kind ?? '',
  trustees: trust?.trustees ?? [''],
  oneMaySign: trust?.oneMaySign ?? false,
  // Said of the pages that are there now, and anew each time.
  sameDocuments: false,
})

export const trusteeField = (index: number): string => (index === 0 ? 'trustees' : `trustees-${index}`)

/** What is wrong with the pages. @param before those that were sent before the trustees changed */
function problemOfPages({ trustPages, sameDocuments }: TrustValues, before: readonly string[] | undefined): string | undefined {
  if (trustPages.length === 0) return NO_TRUST_PAGES
  return before && needsNewPages({ documents: [...trustPages], ...(sameDocuments && { sameDocuments }) }, before)
    ? NO_NEW_TRUST_PAGES
    : undefined
}

export function trustProblems(values: TrustValues, before?: readonly string[]): { field: string; message: string }[] {
  const { name, signed, kind, trustees } = values
  const pages = problemOfPages(values, before)
  return [
    ...(pages ? [{ field: 'trustPages', message: pages }] : []),
    ...(name.trim().length >= 2 ? [] : [{ field: 'name', message: 'Enter the name of the trust as the deed has it' }]),
    ...(assembleDate(signed) ? [] : [{ field: 'signed', message: 'Enter the date on the trust’s first page' }]),
    ...(kind === '' ? [{ field: 'kind', message: 'Choose whether the trust can be changed' }] : []),
    ...trustees.flatMap((trustee, index) =>
      trustee.trim().length >= 2 ? [] : [{ field: trusteeField(index), message: 'Enter the trustee’s full name' }],
    ),
  ]
}

/** Only of values without problems. */
export const trustOf = ({ trustPages, name, signed, kind, trustees, oneMaySign, sameDocuments }: TrustValues): TrustPapers => ({
  name: name.trim(),
  signedOn: assembleDate(signed) ?? '',
  kind: kind === 'IRREVOCABLE' ? 'IRREVOCABLE' : 'REVOCABLE',
  trustees: trustees.map((trustee) => trustee.trim()),
  ...(oneMaySign && trustees.length > 1 && { oneMaySign: true }),
  documents: [...trustPages],
  ...(sameDocuments && { sameDocuments }),
})

const PLACES: Readonly<Record<string, string>> = {
  'trust.name': 'name',
  'trust.signedOn': 'signed',
  'trust.kind': 'kind',
  'trust.documents': 'trustPages',
}

export const placeOfTrust = (path: string): string | undefined => PLACES[path]
