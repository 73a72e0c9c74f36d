/** The trust that owns a home: what its documents say, as the borrower reads it. A person compares it with the pages that were sent. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { faultOfFullName } from '../../../fields/full-name.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { faultOfCopied } from '../../implausible.ts'
import type { Misfit, NamedDocument } from '../../item.ts'

const MOST_TRUSTEES = 6
const MOST_TRUST_PAGES = 40

export const trustPapers = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Enter the name of the trust as the deed has it'), z.maxLength(200)),
  signedOn: localDate,
  kind: z.enum(['REVOCABLE', 'IRREVOCABLE'], 'Choose one'),
  trustees: z
    .array(z.string().check(z.trim(), z.minLength(2, 'Enter the trustee’s full name'), z.maxLength(120)))
    .check(z.minLength(1, 'Enter at least one trustee'), z.maxLength(MOST_TRUSTEES)),
  /** The trust lets one trustee sign for all. */
  oneMaySign: z.optional(z.boolean()),
  /** The pages that show it. Earlier releases took a trust without any. */
  documents: z.optional(z.array(z.uuid()).check(z.maxLength(MOST_TRUST_PAGES))),
  /** Where the trustees changed since they were sent: by the borrower's word the old pages name those of now. The team reads them. */
  sameDocuments: z.optional(z.literal(true)),
})
export type TrustPapers = z.infer<typeof trustPapers>

export const SAME_TRUST_PAGES = 'The pages that I sent before already show the trustees of now'

export const trustPapersLabels = {
  name: 'Name of the trust',
  signedOn: 'Date of the trust',
  kind: { label: 'Can it be changed?', options: { REVOCABLE: 'Revocable', IRREVOCABLE: 'Irrevocable' } },
  trustees: 'Trustees',
  oneMaySign: 'One trustee may sign alone',
  documents: 'Pages of the trust',
  sameDocuments: SAME_TRUST_PAGES,
} as const

export const NO_TRUST_PAGES = 'Upload the pages of the trust'

export const NO_NEW_TRUST_PAGES = 'Add a page that shows the trustees of now, or confirm that the old pages do'

/** Nothing shows the trustees of now but what was sent before they changed. */
export const needsNewPages = (
  { documents = [], sameDocuments }: Pick<TrustPapers, 'documents' | 'sameDocuments'>,
  before: readonly string[],
) => sameDocuments !== true && documents.every((page) => before.includes(page))

const faultAt = (path: string, message: string | undefined): readonly Misfit[] => (message === undefined ? [] : [{ path, message }])

/** The deed names the trust and its trustees as they are given here, and each trustee is a person who is written to and signs. */
export const misfitsOfTrust = ({ name, trustees, signedOn, documents }: TrustPapers, on: LocalDate): readonly Misfit[] => [
  ...faultAt('trust.name', faultOfCopied(name)),
  ...trustees.flatMap((trustee, index) => faultAt(`trust.trustees.${index}`, faultOfFullName(trustee))),
  ...(documents?.length ? [] : [{ path: 'trust.documents', message: NO_TRUST_PAGES }]),
  ...(signedOn > on ? [{ path: 'trust.signedOn', message: 'The date can’t be in the future' }] : []),
]

/** The pages that a trust is shown by. */
export const pagesOfTrust = (trust: TrustPapers | undefined): readonly NamedDocument[] =>
  (trust?.documents ?? []).map((uuid) => ({ path: 'trust.documents', uuid, kind: 'TRUST_PAPER' }))

export const exampleTrust = {
  name: 'The Reyes Family Trust',
  signedOn: '2018-05-14',
  kind: 'REVOCABLE',
  trustees: ['Ana Reyes'],
} satisfies TrustPapers
