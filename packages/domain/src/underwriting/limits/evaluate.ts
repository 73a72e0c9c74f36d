import type { Offer } from '../offer/offer.ts'
import { offersFor } from '../pricing/offers.ts'
import { createSituation, type Situation, type Tables } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { cltvLimit, dtiLimit, lienPositionLimit, organizationLimit } from './amount.ts'
import { bankruptcyLimit, collectionsLimit, delinquencyLimit, foreclosureLimit, scoreLimit } from './credit-history.ts'
import { listedLimit, propertyConditionLimit, propertyKindLimit, stateLimit, transferLimit } from './eligibility.ts'
import { type FirmStanding, lawfulGrounds, promisedOffers, unmetCriteria } from './firm-offer.ts'
import type { Limit, LimitFinding } from './limit.ts'
import type { LimitName } from './limit-result.ts'
import { stateLawLimits } from './state-law.ts'

const notOfferedHere: readonly Limit[] = [stateLimit, transferLimit, listedLimit, propertyKindLimit, propertyConditionLimit]

/** In the order of weight in which a notice would name them. */
const credit: readonly Limit[] = [
  scoreLimit,
  bankruptcyLimit,
  foreclosureLimit,
  collectionsLimit,
  delinquencyLimit,
  lienPositionLimit,
  cltvLimit,
  dtiLimit,
  organizationLimit,
]

/** The limits that mean 'not offered here' and never 'refused on credit'. */
export const INELIGIBLE_LIMITS: readonly LimitName[] = ['STATE', 'TRANSFER', 'LISTED', 'PROPERTY_KIND', 'PROPERTY_CONDITION']

export type Evaluation = {
  readonly situation: Situation
  readonly findings: readonly LimitFinding[]
  /** the limits that failed and count */
  readonly failed: readonly LimitName[]
  readonly offers: readonly Offer[]
  /** of whoever came by a firm offer that was mailed */
  readonly firm?: FirmStanding
}

/** Every limit and, where all pass, the offers. No advice: the advice itself is found by evaluating again. */
export function evaluate(input: UnderwritingInput, tables?: Tables): Evaluation {
  const evaluation = evaluateOnce(input, tables)
  if (input.firmOffer === undefined) return evaluation
  const { situation, findings, failed, offers } = evaluation
  const unmet = unmetCriteria(situation, findings)
  // Without its terms: what anyone may have.
  if (unmet.length > 0)
    return { ...evaluateOnce({ ...input, firmOffer: undefined }, tables), firm: { unmet, toPerson: [], gaveLine: false } }
  const most = (made: readonly Offer[]) => Math.max(0, ...made.map(({ maxCents }) => maxCents))
  if (failed.length > 0) {
    // Whatever else refuses is left to a person, with what was promised ready to be granted.
    if (failed.includes('PRICING') || lawfulGrounds(situation, findings, failed).length > 0)
      return { ...evaluation, firm: { unmet, toPerson: [], gaveLine: false } }
    const promised = promisedOffers(situation, true)
    return { ...evaluation, offers: promised, firm: { unmet, toPerson: failed, gaveLine: promised.length > 0 } }
  }
  const promised =
    situation.firm?.amountCents !== undefined && situation.firm.amountCents > most(offers) ? promisedOffers(situation, false) : []
  const gaveLine = most(promised) > most(offers)
  return { ...evaluation, offers: gaveLine ? promised : offers, firm: { unmet, toPerson: [], gaveLine } }
}

function evaluateOnce(input: UnderwritingInput, tables?: Tables): Evaluation {
  const situation = createSituation(input, tables)
  const findings = [...[...notOfferedHere, ...credit].map((limit) => limit(situation)), ...stateLawLimits(situation)]
  const failedSoFar = findings.filter((finding) => finding.decides && !finding.passed)
  const offers = failedSoFar.length === 0 ? offersFor(situation) : []
  // Everything passes and still nothing can be priced (rates outside floor and ceiling, or high cost): our tables' matter, never the applicant's.
  const pricing: LimitFinding = {
    limit: 'PRICING',
    passed: failedSoFar.length > 0 || offers.length > 0,
    decides: true,
    reasonCodes: [],
  }
  const failed = [...failedSoFar, ...(pricing.passed ? [] : [pricing])].map((finding) => finding.limit)
  return { situation, findings: [...findings, pricing], failed, offers }
}
