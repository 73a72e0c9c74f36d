/** What a title search answers before the offer (prequal) and before closing (final). */
import { z } from 'zod'
import { propertyOwner, recordedLien } from './property-record.ts'
import { cents, localDate } from './scalars.ts'

export const judgment = z.object({ creditor: z.string(), amountCents: cents, filedOn: localDate })

export const titleReport = z.object({
  reference: z.string(),
  status: z.enum(['PREQUAL_TITLE_COMPLETE', 'FINAL_TITLE_COMPLETE']),
  vesting: z.string(),
  /** of the land, as the last deed has it; absent where the search did not find it */
  legalDescription: z.string().min(1).optional(),
  owners: z.array(propertyOwner),
  openLiens: z.array(recordedLien),
  judgments: z.array(judgment),
  searchedOn: localDate,
})
export type TitleReport = z.infer<typeof titleReport>
