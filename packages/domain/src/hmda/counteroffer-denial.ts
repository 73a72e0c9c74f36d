/**
 * A counteroffer that the applicant turns down is a denial of what was asked for first, with the reasons for which that was not offered
 * (comment 4(a)(8)(i)-9).
 */
import type { Standing } from '../flow/current-step.ts'
import type { Facts } from '../flow/facts.ts'
import { type Known, restsAs } from '../flow/item.ts'
import { hardCredit } from '../flow/items/credit/hard-credit.ts'
import { firstDecision } from '../flow/items/decision/first-decision.ts'
import type { Refusal } from '../flow/items/decision/refusal.ts'
import { newestDecision, revisionOf } from '../flow/items/final/choice-in-force.ts'
import { finalDecision } from '../flow/items/final/final-decision.ts'
import { areBetterTerms } from '../flow/items/offer/agreed-terms.ts'
import type { AgreedTerms } from '../flow/items/offer/offer-choice.ts'
import { verifiedDecision } from '../flow/items/offer/verified-decision.ts'
import type { AdverseActionReason } from '../policy/adverse-action.ts'
import { amountLimit } from '../underwriting/decision/amount-limit.ts'
import type { Decision } from '../underwriting/decision/decision.ts'
import type { LimitResult } from '../underwriting/limits/limit-result.ts'
import { denialReasons } from './denial-reasons.ts'
import type { DenialReason } from './lar-input.ts'

/** What no limit brought about, as prices of another day. */
const OTHER_TERMS: readonly DenialReason[] = [{ code: 9, text: 'Offered on other terms than those asked for' }]

/** Undefined where no counteroffer waited for an answer, or what waited was better than what was asked for. */
export function declinedCounteroffer({ walk }: Standing, facts: Facts): readonly DenialReason[] | undefined {
  const { frontier, known } = walk
  const decision = newestDecision(known)
  if (!frontier || restsAs(frontier.item, known) !== 'COUNTEROFFER' || !decision) return undefined
  const revision = revisionOf(walk, facts)
  if (!revision) return reasonsOf(known, decision, decision.limits)
  const { was, now } = revision
  if (was && now && areBetterTerms(now, was)) return undefined
  const limit = limitBehind(known, decision, was)
  return limit ? reasonsOf(known, decision, [limit]) : OTHER_TERMS
}

function reasonsOf(known: Known, decision: Decision, limits: Decision['limits']): readonly DenialReason[] {
  const item = known(finalDecision) ? finalDecision.id : verifiedDecision.id
  const refused: Refusal = { by: 'RULES', item, decision: { ...decision, outcome: 'DECLINE', limits } }
  return denialReasons(refused, known(hardCredit))
}

/** The limit that ends below what was asked for; else the score, where a lower one made the price. */
function limitBehind(known: Known, decision: Decision, was: AgreedTerms | undefined): LimitResult | undefined {
  const { figures, maximumLineCents, limits } = decision
  const failed = (name: LimitResult['limit'], reasonCodes: readonly AdverseActionReason[]): LimitResult | undefined => {
    const found = limits.find(({ limit }) => limit === name)
    return found && { ...found, passed: false, decides: true, reasonCodes: [...reasonCodes] }
  }
  if (was && maximumLineCents < was.totalCents) {
    const lowest = amountLimit(decision)
    if (lowest === 'DTI')
      return failed('DTI', [figures.dtiBeforeBps > figures.dtiLimitBps ? 'EXCESSIVE_OBLIGATIONS' : 'INSUFFICIENT_INCOME'])
    if (lowest === 'CLTV') return failed('CLTV', ['INSUFFICIENT_COLLATERAL'])
    if (lowest === 'ORGANIZATION') return failed('ORGANIZATION', ['OTHER'])
  }
  const before = known(finalDecision) ? known(verifiedDecision) : known(firstDecision)
  if (before && (figures.score ?? 0) < (before.figures.score ?? 0)) return failed('SCORE', [])
  return before && figures.valueCents < before.figures.valueCents ? failed('CLTV', ['INSUFFICIENT_COLLATERAL']) : undefined
}
