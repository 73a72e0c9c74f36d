/** The borrower agrees to the final terms before the note is made. */
import * as z from 'zod/mini'
import { lineTerms } from '../../../facts/line-terms.ts'
import { localDate } from '../../../facts/scalars.ts'
import { lenderDay } from '../../../policy/lender-day.ts'
import { linePlanOn } from '../../../policy/line-plan.ts'
import { ask } from '../../item.ts'
import { closingDisclosure } from '../closing/closing-disclosure.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { amountChange } from '../final/amount-change.ts'
import { finalDecision } from '../final/final-decision.ts'
import { quotedTaxCents } from '../final/quoted-tax.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { signsAtOffice } from './closing-office.ts'

export const finalOfferAnswer = z.object({ accepted: z.literal(true, 'Check the box to accept your final offer') })

export const finalOffer = ask('final-offer', {
  title: 'Accept your final offer',
  why: 'Accept the amount, rate and term you chose. Nothing is owed until you sign and the time to cancel has passed.',
  steps: ['FINAL_OFFER'],
  corrects: [valueDispute, amountChange],
  rests: 'APPROVED',
  reads: (known) => [known(closingDisclosure)?.sha256],
  about: {
    data: z.object({
      /** absent in what earlier releases disclosed without them */
      terms: z.optional(lineTerms),
      /** What the offer showed as recording tax, where the tax of this very line is another amount of cents. */
      quotedTaxCents: z.optional(z.int()),
      /** of each month */
      dueDay: z.int(),
      /** the last day on which it can be accepted as it is */
      goodUntil: z.optional(localDate),
      /** The documents are signed at an office, and read here. */
      atOffice: z.boolean(),
    }),
    of: (known, on) => {
      const expiresAt = known(finalDecision)?.expiresAt
      const terms = known(closingTerms)
      const quoted = quotedTaxCents(known)
      const tax = terms?.recordingTax
      return {
        terms,
        ...(tax && tax.leastCents === tax.mostCents && quoted !== undefined && quoted !== tax.mostCents && { quotedTaxCents: quoted }),
        dueDay: linePlanOn(on ?? '').dueDay,
        goodUntil: expiresAt && lenderDay(expiresAt),
        atOffice: signsAtOffice(known),
      }
    },
  },
  data: finalOfferAnswer,
  labels: { accepted: 'I accept this offer' },
  mail: {
    FINAL_OFFER: {
      subject: 'Your final offer',
      body: 'Your final offer is ready. Sign in to accept it.',
      text: 'Your final offer is ready.',
    },
  },
  example: { accepted: true },
})
