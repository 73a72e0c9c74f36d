/** The trust that owns a home: what its documents say, as the borrower reads it. A person compares it with the pages that were sent. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Misfit } from '../../item.ts'

const MOST_TRUSTEES = 6

export const trustPapers = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Enter the name of the trust as the deed has it'), z.maxLength(200)),
  signedOn: localDate,
  kind: z.enum(['REVOCABLE', 'IRREVOCABLE'], 'Choose one'),
  trustees: z
    .array(z.string().check(z.trim(), z.minLength(2, 'Enter the trustee’s full name'), z.maxLength(120)))
    .check(z.minLength(1, 'Enter at least one trustee'), z.maxLength(MOST_TRUSTEES)),
  /** The trust lets one trustee sign for all. */
  oneMaySign: z.optional(z.boolean()),
})
export type TrustPapers = z.infer<typeof trustPapers>

export const trustPapersLabels = {
  name: 'Name of the trust',
  signedOn: 'Date of the trust',
  kind: { label: 'Can it be changed?', options: { REVOCABLE: 'Revocable', IRREVOCABLE: 'Irrevocable' } },
  trustees: 'Trustees',
  oneMaySign: 'One trustee may sign alone',
} as const

export const misfitsOfTrust = ({ signedOn }: TrustPapers, on: LocalDate): readonly Misfit[] =>
  signedOn > on ? [{ path: 'trust.signedOn', message: 'The date can’t be in the future' }] : []

export const exampleTrust = {
  name: 'The Reyes Family Trust',
  signedOn: '2018-05-14',
  kind: 'REVOCABLE',
  trustees: ['Ana Reyes'],
} satisfies TrustPapers
