/** New inquiries since the soft pull: the borrower says of each whether it became a debt, and what is owed on it. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import type { Known, Misfit } from '../../item.ts'
import { ask } from '../../item.ts'
import { hardCredit } from './hard-credit.ts'
import { softCredit } from './soft-credit.ts'

/** Inquiries that the soft report did not show. */
export const newInquiries = (known: Known) => {
  const before = new Set((known(softCredit)?.inquiries ?? []).map((inquiry) => `${inquiry.creditor} ${inquiry.on}`))
  return (known(hardCredit)?.inquiries ?? []).filter((inquiry) => !before.has(`${inquiry.creditor} ${inquiry.on}`))
}

export const INQUIRY_DEBT_KINDS = ['CARD', 'AUTO', 'STUDENT', 'PERSONAL', 'MORTGAGE'] as const

const amount = cents.check(z.lte(1_000_000_000, 'Enter at most $10,000,000'))

/** Of one inquiry. What was opened counts like any other debt, so it needs a kind, a balance and a payment. */
export const attestedInquiry = z.object({
  creditor: z.string().check(z.maxLength(120)),
  on: localDate,
  newDebt: z.boolean(),
  kind: z.optional(z.enum(INQUIRY_DEBT_KINDS)),
  balanceCents: z.optional(amount),
  monthlyPaymentCents: z.optional(amount),
})
export type AttestedInquiry = z.infer<typeof attestedInquiry>

const DEBT_PARTS = {
  kind: 'Choose the type',
  balanceCents: 'Enter what you owe',
  monthlyPaymentCents: 'Enter the monthly payment',
} as const

export const inquiryAnswer = z
  .object({
    /** whether any of them became a debt */
    newDebt: z.boolean(),
    inquiries: z.optional(z.array(attestedInquiry).check(z.maxLength(60))),
    note: z.optional(z.string().check(z.maxLength(1000, 'Please keep it to 1,000 characters'))),
  })
  .check((payload) => {
    const { newDebt, inquiries = [] } = payload.value
    const issue = (path: (string | number)[], message: string) =>
      payload.issues.push({ code: 'custom', input: payload.value, path, message })
    if (newDebt !== inquiries.some((inquiry) => inquiry.newDebt)) issue(['newDebt'], 'Select the inquiries that became a new debt')
    inquiries.forEach((inquiry, index) => {
      for (const [part, message] of Object.entries(DEBT_PARTS)) {
        if (inquiry.newDebt && inquiry[part as keyof typeof DEBT_PARTS] === undefined) issue(['inquiries', index, part], message)
      }
    })
  })

/** Each new inquiry is answered for, and no other: where one opened a debt, silence about the rest would say nothing of them. */
function unaskedInquiries(known: Known, { inquiries }: z.infer<typeof inquiryAnswer>): readonly Misfit[] {
  if (inquiries === undefined) return []
  const name = ({ creditor, on }: { readonly creditor: string; readonly on: string }) => `${creditor} ${on}`
  const asked = newInquiries(known).map(name).sort()
  const answered = inquiries.map(name).sort()
  const same = asked.length === answered.length && asked.every((one, index) => one === answered[index])
  return same ? [] : [{ path: 'inquiries', message: 'Answer for each inquiry' }]
}

export const inquiryAttestation = ask('inquiry-attestation', {
  title: 'Explain recent credit inquiries',
  why: 'Your credit report shows inquiries that are new since you applied. A new debt counts toward what you can borrow.',
  steps: ['LIEN_VERIFICATION_INQUIRY'],
  applies: (known) => newInquiries(known).length > 0,
  reads: (known) => [newInquiries(known)],
  data: inquiryAnswer,
  about: {
    data: z.object({ inquiries: z.array(z.object({ creditor: z.string(), on: localDate })) }),
    of: (known) => ({ inquiries: newInquiries(known) }),
  },
  fits: unaskedInquiries,
  labels: {
    newDebt: 'I have taken on new debt since then',
    inquiries: {
      label: 'Inquiries',
      each: {
        creditor: 'Creditor',
        on: 'Date',
        newDebt: 'It became a new debt',
        kind: {
          label: 'Type of debt',
          options: { CARD: 'Credit card', AUTO: 'Car loan', STUDENT: 'Student loan', PERSONAL: 'Personal loan', MORTGAGE: 'Mortgage' },
        },
        balanceCents: 'Balance',
        monthlyPaymentCents: 'Monthly payment',
      },
    },
    note: 'Anything else we should know',
  },
  example: { newDebt: false },
})
