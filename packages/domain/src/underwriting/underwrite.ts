import { digestOf } from '../values/digest.ts'
import { addDays } from '../values/local-date.ts'
import { packRows } from '../values/pack-rows.ts'
import { adviceFor } from './advice.ts'
import type { Decision, Outcome } from './decision.ts'
import { figuresOf } from './decision-figures.ts'
import { dtiBps } from './dti.ts'
import { type Evaluation, evaluate, INELIGIBLE_LIMITS } from './evaluate.ts'
import type { LimitResult } from './limit-result.ts'
import type { Tables } from './situation.ts'
import type { UnderwritingInput } from './underwriting-input.ts'

/** Why a person must look, where everything that counts has passed or cannot be told. */
function reviewReasons({ situation, failed }: Evaluation): Decision['reviewReasons'] {
  const { input, score, minimumLineCents, usualMinimumLineCents } = situation
  const reasons: Decision['reviewReasons'] = []
  if (score === undefined) reasons.push('NO_SCORE')
  if (input.condition === 'FAIR') reasons.push('PROPERTY_CONDITION_FAIR')
  if (minimumLineCents < usualMinimumLineCents) reasons.push('EXCEPTION_LINE')
  if (failed.includes('PRICING')) reasons.push('NO_PRICE')
  return reasons
}

/** Design 3.3, 'The first decision', in its order. */
function outcomeOf(evaluation: Evaluation, limits: readonly LimitResult[]): Outcome {
  const { situation, failed } = evaluation
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
    const ways = limits.find((result) => result.limit === alone)?.wouldPass ?? []
    return ways.some((way) => way.passesAll && (way.kind === 'FIRST_LIEN' || way.kind === 'LOWER_AMOUNT')) ? 'REQUALIFY' : 'DECLINE'
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
  const { guideline, pricing } = situation
  return {
    outcome,
    subDecision: subDecisionOf(evaluation, maximumLineCents, figures.maxDtiUnlimitedCents),
    reviewReasons: outcome === 'REVIEW' ? reviewReasons(evaluation) : [],
    limits,
    maximumLineCents,
    offers,
    offersDigest: digestOf(packRows(offers)),
    ...(dropped ? { payOffDropped: true as const } : {}),
    figures,
    guidelineVersion: guideline.version,
    pricingVersion: pricing.version,
    pricingAsOf: input.on,
    highCostAprTest: input.occupancy !== 'HOME' ? 'NOT_A_PRINCIPAL_DWELLING' : input.aporPercent === undefined ? 'NOT_TESTED' : 'PASSED',
    pricedAt: input.now,
    expiresAt: daysLater(input.now, guideline.offerDays),
  }
}

/** The same time of day so many days on: both ends in UTC, so no hour is lost to a clock change. */
const daysLater = (now: string, days: number): string => `${addDays(now.slice(0, 10), days)}${now.slice(10)}`
