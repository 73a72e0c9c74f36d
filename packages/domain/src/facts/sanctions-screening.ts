/** What the comparison with a list of sanctioned persons found. A match is never a decision: a person looks at it. */
import { z } from 'zod'

export const BIRTH_DATE_COMPARISONS = ['SAME', 'DIFFERS', 'UNKNOWN'] as const

export const sanctionsMatch = z.object({
  /** Whose name was compared. */
  person: z.string(),
  /** The publisher's number of the entry, the same in every edition of the list. */
  entry: z.string(),
  listedName: z.string(),
  /** The name of the entry that matched: the listed one, or another by which the person is known. */
  matchedName: z.string(),
  /** How alike the names are, 0 to 100. */
  score: z.int().min(0).max(100),
  birthDate: z.enum(BIRTH_DATE_COMPARISONS),
  /** As listed: a day, a year, or "circa". */
  birthDates: z.array(z.string()),
  programs: z.array(z.string()),
  remarks: z.string().optional(),
})
export type SanctionsMatch = z.infer<typeof sanctionsMatch>

export const sanctionsFinding = z.object({
  status: z.enum(['CLEAR', 'REVIEW']),
  /** The day on which the list was published. */
  listOf: z.iso.date(),
  matches: z.array(sanctionsMatch),
})
export type SanctionsFinding = z.infer<typeof sanctionsFinding>

export const sanctionsResult = sanctionsFinding.extend({
  reference: z.string(),
  /** who signs beside the borrower, and was compared with them; earlier releases did not keep whom they compared, and compared no spouse */
  signers: z.array(z.string()).optional(),
})

export const exampleSanctionsResult = {
  status: 'CLEAR',
  listOf: '2026-11-20',
  matches: [],
  reference: 'sanctions-example',
} satisfies z.infer<typeof sanctionsResult>
