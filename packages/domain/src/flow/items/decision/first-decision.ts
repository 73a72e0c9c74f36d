/** Our own rules over everything known before the offer; made again whenever its inputs change. */
import { type Decision, decision } from '../../../underwriting/decision/decision.ts'
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { saleStatus } from '../apply/sale-status.ts'
import { creditObstacle } from '../credit/credit-obstacle.ts'
import { delinquencyReview } from '../credit/delinquency-review.ts'
import { softCredit } from '../credit/soft-credit.ts'
import { ownershipReview } from '../property/ownership-review.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { propertyCorrection } from '../property/property-correction.ts'
import { valueUsed } from '../property/value-estimate.ts'
import { foundLiens } from '../title/found-liens.ts'
import { lienVerification } from '../title/lien-verification.ts'
import { prequalTitle } from '../title/prequal-title.ts'
import { exampleDecision } from './example-decision.ts'
import { linePreference } from './line-preference.ts'
import { statedAssets } from './stated-assets.ts'

/** Everything that the first decision evaluates, and the obstacles that must be resolved before it is made. */
export const readsOfFirstDecision = (known: Known): readonly unknown[] => [
  known(softCredit),
  known(creditObstacle),
  known(propertyCorrection),
  known(propertyAddress),
  known(saleStatus),
  known(annualIncome),
  chosenProperty(known),
  known(ownershipReview),
  known(prequalTitle),
  known(delinquencyReview),
  known(lienVerification),
  foundLiens(known),
  valueUsed(known),
  known(statedAssets),
  known(linePreference),
]

/** When offers end by themselves. A refusal never does: time alone must not open an application again that has ended. */
export const offersEnd = ({ outcome, expiresAt }: Decision): string | undefined =>
  outcome === 'DECLINE' || outcome === 'INELIGIBLE' ? undefined : expiresAt

/** Whether one of these was settled on the decision: after their end nothing could have been. */
export const goneOn = ({ pricedAt }: Decision, settledAt: readonly (string | undefined)[]): boolean =>
  settledAt.some((at) => at !== undefined && at >= pricedAt)

export const firstDecision = work('first-decision', {
  title: 'Calculating your offers',
  steps: ['WAITING_FOR_INITIAL_OFFERS'],
  reads: readsOfFirstDecision,
  data: decision,
  // Assets, another placement or a person may be asked before there is an offer to choose.
  chapter: { open: 'Your offers', done: 'Offers calculated' },
  example: exampleDecision,
  // Offers live 30 days [offers/lifetime] unless one of them was chosen while they lived.
  lapses: (made, settledAt) => (goneOn(made, [settledAt('chosen-offer')]) ? undefined : offersEnd(made)),
})
