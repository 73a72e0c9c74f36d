/** What a title search answers before the offer (prequal) and before closing (final). */
import { z } from 'zod'
import { recordedLien } from './property-record.ts'
import { cents, localDate } from './scalars.ts'

export const titleReport = z.object({
  reference: z.string(),
  status: z.enum(['PREQUAL_TITLE_COMPLETE', 'FINAL_TITLE_COMPLETE']),
  vesting: z.string(),
  owners: z.array(z.object({ name: z.string(), kind: z.enum(['PERSON', 'TRUST']) })),
  openLiens: z.array(recordedLien),
  judgments: z.array(z.object({ creditor: z.string(), amountCents: cents, filedOn: localDate })),
  searchedOn: localDate,
})
export type TitleReport = z.infer<typeof titleReport>
