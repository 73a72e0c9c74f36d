/** The borrower agrees to the final terms before the note is made. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { closingDisclosure } from '../closing/closing-disclosure.ts'
import { valueDispute } from '../valuation/value-dispute.ts'

export const finalOfferAnswer = z.object({ accepted: z.literal(true, 'Check the box to accept your final offer') })

export const finalOffer = ask('final-offer', {
  title: 'Accept your final offer',
  why: 'Accept the amount, rate and term you chose. Nothing is owed until you sign and the time to cancel has passed.',
  steps: ['FINAL_OFFER'],
  corrects: [valueDispute],
  rests: 'APPROVED',
  reads: (known) => [known(closingDisclosure)?.sha256],
  data: finalOfferAnswer,
  labels: { accepted: 'I accept' },
  mail: { FINAL_OFFER: { subject: 'Your final offer', body: 'Your final offer is ready. Sign in to accept it.' } },
  example: { accepted: true },
})
