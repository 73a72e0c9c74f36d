/** New inquiries since the soft pull: the borrower says of each whether it became a debt, and what is owed on it. */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { hardCredit } from './hard-credit.ts'
import { softCredit } from './soft-credit.ts'

/** Inquiries that the soft report did not show. */
export const newInquiries = (known: Known) => {
  const before = new Set((known(softCredit)?.inquiries ?? []).map((inquiry) => `${inquiry.creditor} ${inquiry.on}`))
  return (known(hardCredit)?.inquiries ?? []).filter((inquiry) => !before.has(`${inquiry.creditor} ${inquiry.on}`))
}

export const INQUIRY_DEBT_KINDS = ['CARD', 'AUTO', 'STUDENT', 'PERSONAL', 'MORTGAGE'] as const

const amount = cents.max(1_000_000_000, 'Enter at most $10,000,000')

/** Of one inquiry. What was opened counts like any other debt, so it needs a kind, a balance and a payment. */
export const attestedInquiry = z.object({
  creditor: z.string().max(120),
  on: localDate,
  newDebt: z.boolean(),
  kind: z.enum(INQUIRY_DEBT_KINDS).optional(),
  balanceCents: amount.optional(),
  monthlyPaymentCents: amount.optional(),
})
export type AttestedInquiry = z.infer<typeof attestedInquiry>

const DEBT_PARTS = {
  kind: 'Choose what it is',
  balanceCents: 'Enter what you owe',
  monthlyPaymentCents: 'Enter the monthly payment',
} as const

export const inquiryAttestation = ask('inquiry-attestation', {
  title: 'Explain recent credit inquiries',
  steps: ['LIEN_VERIFICATION_INQUIRY'],
  applies: (known) => newInquiries(known).length > 0,
  reads: (known) => [newInquiries(known)],
  data: z
    .object({
      /** whether any of them became a debt */
      newDebt: z.boolean(),
      inquiries: z.array(attestedInquiry).max(60).optional(),
      note: z.string().max(1000, 'Please keep it to 1,000 characters').optional(),
    })
    .superRefine(({ newDebt, inquiries = [] }, context) => {
      if (newDebt !== inquiries.some((inquiry) => inquiry.newDebt)) {
        context.addIssue({ code: 'custom', path: ['newDebt'], message: 'Say which of the inquiries opened a new debt' })
      }
      inquiries.forEach((inquiry, index) => {
        for (const [part, message] of Object.entries(DEBT_PARTS)) {
          if (inquiry.newDebt && inquiry[part as keyof typeof DEBT_PARTS] === undefined) {
            context.addIssue({ code: 'custom', path: ['inquiries', index, part], message })
          }
        }
      })
    }),
  example: { newDebt: false },
})
