/** A list of sanctioned persons as the product keeps it: natural persons and entities, with every name that is strong enough to look for. */
import { z } from 'zod'

export const listedPerson = z.object({
  /** The publisher's number: the same in every edition. */
  entry: z.string(),
  /** First name first. */
  name: z.string(),
  otherNames: z.array(z.string()),
  /** As published: a day, a year, a range, or "circa". */
  birthDates: z.array(z.string()),
  programs: z.array(z.string()),
  remarks: z.string().optional(),
  /** A company or another body, with which payees alone are compared; absent of natural persons. */
  isEntity: z.literal(true).optional(),
})
export type ListedPerson = z.infer<typeof listedPerson>

export interface SanctionsList {
  /** LocalDate of its publication. */
  readonly publishedOn: string
  readonly people: readonly ListedPerson[]
}
