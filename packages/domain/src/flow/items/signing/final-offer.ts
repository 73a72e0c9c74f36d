/** The borrower agrees to the final terms before the note is made. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { closingDisclosure } from '../closing/closing-disclosure.ts'

export const finalOffer = ask('final-offer', {
  title: 'Accept your final offer',
  steps: ['FINAL_OFFER'],
  reads: (known) => [known(closingDisclosure)?.sha256],
  data: z.object({ accepted: z.literal(true, 'Required') }),
  example: { accepted: true },
})
