/** The recorded liens and the bureau's mortgages differ: the borrower says which stand, and which to pay off. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'
import { foundLien, foundLiens, liensDiffer } from './found-liens.ts'

export const confirmedLien = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  kind: z.enum(['MORTGAGE', 'HELOC', 'TAX', 'JUDGMENT']),
  holder: z
    .string()
    .check(z.trim(), z.minLength(2, 'Enter the name of the lender or claim holder'), z.maxLength(80, 'Please keep it to 80 characters')),
  balanceCents: cents,
  position: z.int().check(z.gte(1)),
  payOff: z.boolean(),
})
export type ConfirmedLien = z.infer<typeof confirmedLien>

/** More than anyone can have on one home; keeps a body small. */
const MOST_LIENS = 20

export const lienVerificationAnswer = z.object({ liens: z.array(confirmedLien).check(z.maxLength(MOST_LIENS)) })

export const lienVerification = ask('lien-verification', {
  title: 'Confirm the loans on this home',
  why: 'The county’s records and your credit report differ. Tell us which liens and loans are on this home.',
  steps: ['LIEN_VERIFICATION'],
  applies: liensDiffer,
  reads: (known) => [foundLiens(known)],
  data: lienVerificationAnswer,
  about: { data: z.object({ liens: z.array(foundLien) }), of: (known) => ({ liens: foundLiens(known) }) },
  labels: {
    liens: {
      label: 'Loans on this home',
      each: {
        id: 'Number',
        kind: {
          label: 'Type',
          options: { MORTGAGE: 'Mortgage', HELOC: 'Line of credit (HELOC)', TAX: 'Tax', JUDGMENT: 'Judgment' },
        },
        holder: 'Owed to',
        balanceCents: 'Balance',
        position: 'Position',
        payOff: 'Pay it off with this line',
      },
    },
  },
  example: {
    liens: [{ id: 'mortgage-1', kind: 'MORTGAGE', holder: 'First Harbor Bank', balanceCents: 18_000_000, position: 1, payOff: false }],
  },
})
