/** The recorded liens and the bureau's mortgages differ: the borrower says which stand, and which to pay off. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'
import { foundLiens, liensDiffer } from './found-liens.ts'

export const confirmedLien = z.object({
  id: z.string().min(1).max(80),
  kind: z.enum(['MORTGAGE', 'HELOC', 'TAX', 'JUDGMENT']),
  holder: z.string().trim().min(2, 'Enter who holds the loan').max(80, 'Please keep it to 80 characters'),
  balanceCents: cents,
  position: z.int().min(1),
  payOff: z.boolean(),
})
export type ConfirmedLien = z.infer<typeof confirmedLien>

/** More than anybody can have on one home; keeps a body small. */
const MOST_LIENS = 20

export const lienVerification = ask('lien-verification', {
  title: 'Confirm the loans on this home',
  steps: ['LIEN_VERIFICATION'],
  applies: liensDiffer,
  reads: (known) => [foundLiens(known)],
  data: z.object({ liens: z.array(confirmedLien).max(MOST_LIENS) }),
  example: {
    liens: [{ id: 'mortgage-1', kind: 'MORTGAGE', holder: 'First Harbor Bank', balanceCents: 18_000_000, position: 1, payOff: false }],
  },
})
