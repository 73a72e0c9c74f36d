/** The offer and the draw that the borrower chose. A changed offer must be accepted again. */
import { ask } from '../../item.ts'
import { softCredit } from '../credit/soft-credit.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { unknownDebts } from '../decision/open-debts.ts'
import { underwritingReview } from '../decision/underwriting-review.ts'
import { withTerms } from './agreed-terms.ts'
import { closingCosts } from './closing-costs.ts'
import { type OfferChoice, offerAnswer, offerChoice } from './offer-choice.ts'
import { uncoveredPayOffs } from './pay-offs.ts'

export const offerChoiceLabels = {
  type: { label: 'Rate', options: { FIXED: 'Fixed', FLOATING: 'Variable' } },
  termYears: 'Years',
  originationFeeBps: 'Origination fee',
  drawCents: 'Draw',
  discounts: 'Discounts',
  cashPreference: {
    label: 'How to pay off debts',
    options: { PRESERVE: 'Keep my cash', DEDUCT: 'Take it from my cash', MAXIMIZE: 'Draw the most' },
  },
  payOffTradelineIds: 'Accounts to pay off',
  terms: {
    rate: 'Rate',
    monthlyPaymentCents: 'Monthly payment',
    feeCents: 'Origination fee',
    totalCents: 'Total from this draw',
    payOffCents: 'Debts that the draw must pay off',
  },
} as const

export const exampleChoice: OfferChoice = {
  type: 'FIXED',
  termYears: 20,
  originationFeeBps: 299,
  drawCents: 8_500_000,
  discounts: ['AUTOPAY'],
}

export const chosenOffer = ask('chosen-offer', {
  title: 'Choose your offer',
  why: 'Your offers are ready. Viewing and choosing one doesn’t affect your credit score.',
  steps: ['OFFER_SELECTION'],
  correctable: true,
  rests: 'APPROVED',
  ends: [firstDecision],
  reads: (known) => [known(firstDecision)?.offersDigest, known(underwritingReview)?.outcome],
  data: offerChoice,
  accepts: offerAnswer,
  keeps: (known, choice) => withTerms(known(firstDecision), [known(softCredit)], choice),
  fits: (known, choice) => [
    ...unknownDebts(known, choice),
    ...uncoveredPayOffs(choice, { decision: known(firstDecision), reports: [known(softCredit)], costs: closingCosts(known) }),
  ],
  labels: offerChoiceLabels,
  chapter: { open: 'Choose your offer', done: 'Offer chosen' },
  mail: {
    OFFER_SELECTION: {
      subject: 'Your offers are ready',
      body: 'Your offers are ready. Viewing them doesn’t affect your credit score.',
      text: 'Your offers are ready.',
    },
  },
  example: exampleChoice,
})
