/** What was chosen, decided and counted, as the terms of one line: every document of the closing and the account take their figures from here. */
import { lineTerms } from '../../../facts/line-terms.ts'
import { work } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { paymentMethod } from '../banking/payment-method.ts'
import { choiceInForce, decisionInForce } from '../final/choice-in-force.ts'
import { closingCosts } from '../offer/closing-costs.ts'
import { clearedForDecision } from './conditions.ts'
import { recordingTaxOfCounty } from './recording-tax.ts'
import { texasFeeCapCents } from './texas-fees.ts'

export const closingTerms = work('closing-terms', {
  title: 'Your final terms',
  steps: ['GEN_CLOSING_DISCLOSURE'],
  reads: (known) => {
    const decision = decisionInForce(known)
    const feeCap = texasFeeCapCents(known, known(recordingTaxOfCounty)?.taxCents)
    return [
      choiceInForce(known),
      known(paymentMethod)?.payType,
      decision && [decision.offersDigest, decision.pricedAt, decision.payOffs],
      known(propertyAddress) && closingCosts(known),
      clearedForDecision(known),
      ...(known(recordingTaxOfCounty) ? [known(recordingTaxOfCounty)?.taxCents] : []),
      // Only where it is the case: terms that are stated already and within the limit stand.
      ...(feeCap === undefined ? [] : [feeCap]),
    ]
  },
  // What is signed is agreed. Who had accepted before terms were stated accepts them with their figures.
  notAfter: 'note-signing',
  data: lineTerms,
  example: {
    planVersion: '2026-12',
    interestVersion: '2026-12',
    type: 'FIXED',
    termYears: 20,
    drawPeriodMonths: 60,
    lineCents: 8_754_150,
    drawCents: 8_500_000,
    originationFeeCents: 254_150,
    originationFeeBps: 299,
    minimumLaterDrawCents: 50_000,
    ratePercent: '8.250',
    dailyPeriodicRatePercent: '0.02260274',
    index: { percent: '6.75', from: '2025-12-11' },
    laterMarginPercent: '2.500',
    discounts: [{ type: 'AUTOPAY', points: '0.250' }],
    floorPercent: '7.600',
    lifetimeCapPercent: '17.200',
    monthlyPaymentCents: 74_592,
    lastPaymentCents: 74_528,
    payments: 240,
    costs: [{ type: 'RECORDING_FEE', feeType: 'GOVERNMENT', amountCents: 4_300, paid: 'FROM_DRAW' }],
    recordingTax: { leastCents: 0, mostCents: 0 },
    payOffs: [],
    cashToBorrowerCents: 8_495_700,
  },
})
