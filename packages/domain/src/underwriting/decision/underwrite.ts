import { primeOn } from '../../policy/prime-rate.ts'
import { digestOf } from '../../values/digest.ts'
import { addDays } from '../../values/local-date.ts'
import { packRows } from '../../values/pack-rows.ts'
import { adviceFor } from '../advice/advice.ts'
import { type Evaluation, evaluate, INELIGIBLE_LIMITS } from '../limits/evaluate.ts'
import type { LimitResult } from '../limits/limit-result.ts'
import type { Offer } from '../offer/offer.ts'
import { dtiBps } from '../situation/dti.ts'
import type { Tables } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { FIRST_STATE_LAW } from '../tables/states/state-law-on.ts'
import type { DecidedFirmOffer, Decision, Outcome } from './decision.ts'
import { figuresOf } from './decision-figures.ts'

/** Why a review is needed, where every limit has passed or cannot be evaluated. */
function reviewReasons({ situation, failed, firm }: Evaluation): Decision['reviewReasons'] {
  const { input, score, minimumLineCents, usualMinimumLineCents } = situation
  const reasons: Decision['reviewReasons'] = []
  if (score === undefined) reasons.push('NO_SCORE')
  if (input.condition === 'FAIR') reasons.push('PROPERTY_CONDITION_FAIR')
  if (minimumLineCents < usualMinimumLineCents) reasons.push('EXCEPTION_LINE')
  if (failed.includes('PRICING')) reasons.push('NO_PRICE')
  if (firm && firm.toPerson.length > 0) reasons.push('FIRM_OFFER')
  return reasons
}

/** The outcomes in the order in which they exclude each other [underwriting/outcomes]. */
function outcomeOf(evaluation: Evaluation, limits: readonly LimitResult[]): Outcome {
  const { situation, failed, firm } = evaluation
  // Before all others: a rule that the mailed offer was not conditioned on refuses no one (15 U.S.C. 1681a(l)).
  if (firm && firm.toPerson.length > 0) return 'REVIEW'
  if (failed.some((limit) => INELIGIBLE_LIMITS.includes(limit))) return 'INELIGIBLE'
  const onCredit = failed.filter((limit) => limit !== 'PRICING')
  if (onCredit.length === 0) return reviewReasons(evaluation).length > 0 ? 'REVIEW' : 'APPROVED'
  if (onCredit.length > 1) return 'DECLINE'
  const [alone] = onCredit
  if (alone === 'DTI') {
    const { assetsAnswered, assetsCents = 0 } = situation.input
    // Asked once: who has answered and is still short would otherwise be asked for ever.
    if (assetsAnswered ?? assetsCents > 0) return 'DECLINE'
    return dtiBps(situation, situation.monthlyDebtsCents) <= situation.guideline.dti.assetsBeforeLineBps ? 'ASSETS' : 'DECLINE'
  }
  if (alone === 'CLTV' || alone === 'LIEN_POSITION') {
    const changes = limits.find((result) => result.limit === alone)?.wouldPass ?? []
    return changes.some((change) => change.passesAll && (change.kind === 'FIRST_LIEN' || change.kind === 'LOWER_AMOUNT'))
      ? 'REQUALIFY'
      : 'DECLINE'
  }
  return 'DECLINE'
}

function subDecisionOf(evaluation: Evaluation, maximumLineCents: number, unlimitedCents: number): Decision['subDecision'] {
  if (evaluation.offers.length === 0) return 'UNKNOWN_SUBDECISION'
  const verified = evaluation.situation.input.income.verified
  if (maximumLineCents < unlimitedCents) return verified ? 'VERIFIED_DTI_LIMITED' : 'UNVERIFIED_DTI_LIMITED'
  return verified ? 'VERIFIED_OFFER' : 'UNVERIFIED_OFFER'
}

/**
 * With the payoffs that the borrower wished for; without them where only so everything passes. `dropped` says which.
 * Paying off is a wish (a ticked lien, an accepted suggestion) and must never turn an approval into a refusal.
 */
function evaluateWishes(input: UnderwritingInput, tables?: Tables): { evaluation: Evaluation; dropped: boolean } {
  const evaluation = evaluate(input, tables)
  if (evaluation.failed.length === 0 || evaluation.situation.payOffCents === 0) return { evaluation, dropped: false }
  const liens = input.liens.map((lien) => ({ ...lien, payOff: false }))
  const plain = evaluate({ ...input, liens, preference: { ...input.preference, payOffFirstLien: false, payOffTradelineIds: [] } }, tables)
  return plain.failed.length === 0 ? { evaluation: plain, dropped: true } : { evaluation, dropped: false }
}

/**
 * Decides one application by the tables in force on `on` (or by those given: an old decision is replayed to the same answer). Pure.
 * Every limit is kept with its figures; a failed one with the changes that would pass. Offers stand only in APPROVED and REVIEW.
 * Throws RangeError where no table or index is in force that day.
 */
export function underwrite(input: UnderwritingInput, tables?: Tables): Decision {
  const { evaluation, dropped } = evaluateWishes(input, tables)
  const { situation, findings, failed } = evaluation
  const limits = findings.map(
    (finding): LimitResult => ({ ...finding, wouldPass: failed.includes(finding.limit) ? adviceFor(finding.limit, evaluation) : [] }),
  )
  const outcome = outcomeOf(evaluation, limits)
  const offers = outcome === 'APPROVED' || outcome === 'REVIEW' ? [...evaluation.offers] : []
  const maximumLineCents = Math.max(0, ...offers.map((offer) => offer.maxCents))
  const figures = figuresOf(evaluation, maximumLineCents)
  const { guideline, pricing, stateLaw } = situation
  return {
    outcome,
    subDecision: subDecisionOf(evaluation, maximumLineCents, figures.maxDtiUnlimitedCents),
    reviewReasons: outcome === 'REVIEW' ? reviewReasons(evaluation) : [],
    limits,
    maximumLineCents,
    offers,
    offersDigest: digestOf(packRows(offers)),
    ...(dropped ? { payOffDropped: true as const } : {}),
    ...(situation.payOffs.length > 0 ? { payOffs: [...situation.payOffs] } : {}),
    ...firmOfferOf(input, evaluation),
    figures,
    guidelineVersion: guideline.version,
    ...(stateLaw.version === FIRST_STATE_LAW ? {} : { stateLawVersion: stateLaw.version }),
    pricingVersion: pricing.version,
    pricingAsOf: input.on,
    // Without a row nothing could have been priced: the tables would have thrown before.
    index: { ...primeOn(input.on, situation.primeRows)! },
    highCostAprTest: input.occupancy !== 'HOME' ? 'NOT_A_PRINCIPAL_DWELLING' : input.apor === undefined ? 'NOT_TESTED' : 'PASSED',
    ...(input.apor === undefined ? {} : { apor: input.apor }),
    pricedAt: input.now,
    expiresAt: daysLater(input.now, guideline.offerDays),
  }
}

/** What the mailed offer by which they came is worth to them. */
function firmOfferOf({ firmOffer }: UnderwritingInput, { situation, offers, firm }: Evaluation): Pick<Decision, 'firmOffer'> {
  if (!firmOffer || !firm) return {}
  const { code, version, terms } = firmOffer
  const lower = (type: Offer['type']) => offers.some((offer) => offer.type === type && offer.byFirmOffer)
  const ownFees = situation.input.organization.feeChoicesBps
  const gave: DecidedFirmOffer['gave'] = [
    ...(lower('FIXED') ? (['RATE'] as const) : []),
    ...(lower('FLOATING') ? (['MARGIN'] as const) : []),
    ...(offers.length > 0 && situation.firm?.feeBps !== undefined && ownFees.some((fee) => fee > situation.firm!.feeBps!)
      ? (['FEE'] as const)
      : []),
    ...(firm.gaveLine ? (['LINE'] as const) : []),
  ]
  return { firmOffer: { code, version, terms, unmet: [...firm.unmet], gave, toPerson: [...firm.toPerson] } }
}

/** The same time of day so many days on: both ends in UTC, so no hour is lost to a clock change. */
const daysLater = (now: string, days: number): string => `${addDays(now.slice(0, 10), days)}${now.slice(10)}`
