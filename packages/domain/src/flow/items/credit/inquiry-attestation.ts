/** New inquiries since the soft pull: the borrower says whether they became debt. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { hardCredit } from './hard-credit.ts'
import { softCredit } from './soft-credit.ts'

/** Inquiries that the soft report did not show. */
export const newInquiries = (known: Known) => {
  const before = new Set((known(softCredit)?.inquiries ?? []).map((inquiry) => `${inquiry.creditor} ${inquiry.on}`))
  return (known(hardCredit)?.inquiries ?? []).filter((inquiry) => !before.has(`${inquiry.creditor} ${inquiry.on}`))
}

export const inquiryAttestation = ask('inquiry-attestation', {
  title: 'Explain recent credit inquiries',
  steps: ['LIEN_VERIFICATION_INQUIRY'],
  applies: (known) => newInquiries(known).length > 0,
  reads: (known) => [newInquiries(known)],
  data: z.object({ newDebt: z.boolean(), note: z.string().max(1000).optional() }),
  example: { newDebt: false },
})
