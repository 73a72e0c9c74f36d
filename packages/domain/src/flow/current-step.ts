/** Names the step from the facts alone; it is never set anywhere. */

import type { WireDecision, WireSubDecision } from '../routing/status-enumerations.ts'
import { isEnded, type Step } from '../routing/steps.ts'
import { amountLimit } from '../underwriting/decision/amount-limit.ts'
import type { Decision } from '../underwriting/decision/decision.ts'
import type { Facts } from './facts.ts'
import { FLOW } from './flow.ts'
import type { Item, Known } from './item.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { refusalKind, refusalOf } from './items/decision/refusal.ts'
import { isRevision, newestDecision } from './items/final/choice-in-force.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'
import { hasSignedBefore, showsIdAgain } from './items/signer/lost-mailbox.ts'
import { resultsThatCount } from './items/signing/since-removal.ts'
import { keptCopy } from './kept-copy.ts'
import { createLatelyWalked } from './lately-walked.ts'
import { SIGNER_FLOW } from './signer-flow.ts'
import type { Walk } from './walk.ts'
import { walk } from './walk.ts'

export interface Standing {
  readonly step: Step
  readonly decision: WireDecision
  readonly subDecision: WireSubDecision
  readonly walk: Walk
  /**
   * Of an application that has ended nothing is asked, but an ID of whoever lost their mailbox: what they signed is theirs to read once it shows who has the
   * one of now. Their parties.
   */
  readonly showsIdAfterEnd: readonly string[]
}

function wireDecision(known: Known, settled: (id: string) => boolean): WireDecision {
  const refusal = refusalOf(known)
  if (refusal) return refusalKind(refusal) === 'NOT_OFFERED' ? 'INELIGIBLE' : 'DECLINE'
  if (settled('final-offer')) return 'FINAL'
  if (settled('chosen-offer')) return 'SELECT'
  const outcome = known(firstDecision)?.outcome
  if (outcome === 'APPROVED') return 'APPROVED'
  if (outcome === 'ASSETS') return 'ASSET_DEPLETION'
  if (outcome === 'REVIEW') return settled('underwriting-review') ? 'APPROVED' : 'REVIEW'
  return 'INITIAL'
}

/** From the order to the opinion, whatever of it is open. */
const OF_PRICE_OPINION: ReadonlySet<string> = new Set([
  'valuation-order',
  'valuation-booking',
  'valuation-reorder',
  'valuation-visit',
  'broker-price-opinion',
])

function wireSubDecision(walked: Walk, settled: (id: string) => boolean): WireSubDecision {
  const { known, frontier } = walked
  if (frontier?.step === 'SOFT_CREDIT_LOCKED_OR_FROZEN' || frontier?.step === 'HARD_CREDIT_LOCKED_OR_FROZEN') return 'CREDIT_FROZEN'
  if (settled('final-offer')) return 'FINAL_OFFER'
  if (frontier && OF_PRICE_OPINION.has(frontier.item.id)) return 'BPO_PENDING'
  const verified = known(verifiedDecision)
  if (verified) {
    if (isRevision(frontier?.item.id))
      return frontier?.step === 'OFFER_SELECTION' ? 'VERIFIED_OFFER' : limitedBy(newestDecision(known) ?? verified)
    if (settled('revised-offer') || settled('final-revised-offer')) return 'VERIFIED_OFFER'
    return 'VERIFIED_INCOME_MATCHED_OFFER'
  }
  if (settled('submission')) return 'UNVERIFIED_ONBOARDING_COMPLETE'
  const first = known(firstDecision)
  if (!first) return 'UNKNOWN_SUBDECISION'
  return first.subDecision
}

/** What bounds the line that is offered instead: the income alone, the income with savings counted in it, or something else. */
function limitedBy(decision: Decision): WireSubDecision {
  if (amountLimit(decision) !== 'DTI') return 'VERIFIED_OFFER'
  return decision.figures.monthlyIncomeFromAssetsCents > 0 ? 'VERIFIED_RESERVE_LIMITED' : 'VERIFIED_DTI_LIMITED'
}

/** Facts never change: what is asked twice of the same ones, within one call, is walked once. */
const standings = new WeakMap<Facts, Standing>()
const lately = createLatelyWalked<Standing>()

/** The step of an application: step, decision and sub-decision, all from the facts. */
export function standing(facts: Facts): Standing {
  const known = standings.get(facts)
  if (known) return known
  const found = lately.of(facts) ?? standingOf(facts)
  standings.set(facts, found)
  lately.keep(facts, found)
  return found
}

function standingOf(facts: Facts): Standing {
  const counting = { ...facts, results: resultsThatCount(facts.results) }
  const walked = walk(FLOW as readonly Item[], counting, SIGNER_FLOW)
  const settled = (id: string) => walked.states[id] === 'settled'
  const decision = wireDecision(walked.known, settled)
  const declined = decision === 'DECLINE' || decision === 'INELIGIBLE'
  const step = facts.cancelledAt ? 'CANCELLED' : declined ? 'DECLINED' : (walked.frontier?.step ?? 'COMPLETE')
  const showsIdAfterEnd = isEnded(step) ? showingId(facts, walked) : []
  return { step, decision, subDecision: wireSubDecision(walked, settled), walk: walked, showsIdAfterEnd }
}

/** Whoever signed nothing has nothing to read, and shows no ID for it. */
const showingId = (facts: Facts, { known, signers }: Walk): readonly string[] =>
  signers
    .filter(
      (own) =>
        showsIdAgain(own) &&
        (hasSignedBefore(own, SIGNER_FLOW.signing) ||
          SIGNER_FLOW.isOnPaper(known, own.signer.party) ||
          keptCopy(facts, own.signer) !== undefined),
    )
    .map(({ signer }) => signer.party)

/** The wire's step name for these facts. */
export const currentStep = (facts: Facts): Step => standing(facts).step
