/**
 * What a correction would bring about, before it counts: the walk over the facts as they would be. What was answered is assumed to be answered
 * in the same way again, and work to find what it found; only decisions are made anew. Pure: nothing is stored, and nobody is asked.
 */
import { lenderDay } from '../policy/lender-day.ts'
import type { Decision } from '../underwriting/decision/decision.ts'
import { digestOf } from '../values/digest.ts'
import { EMPTY_BASIS } from './basis.ts'
import { type Standing, standing } from './current-step.ts'
import { itemNamed } from './every-item.ts'
import type { Facts, Result } from './facts.ts'
import { FLOW } from './flow.ts'
import type { Item, Known } from './item.ts'
import { annualIncome } from './items/apply/annual-income.ts'
import { hardCredit } from './items/credit/hard-credit.ts'
import { reportsOf } from './items/credit/reports-of.ts'
import { softCredit } from './items/credit/soft-credit.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { choiceInForce, decisionInForce, isOfferChoice } from './items/final/choice-in-force.ts'
import { finalDecision } from './items/final/final-decision.ts'
import { withKeptDiscounts } from './items/final/kept-discounts.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { termsAmong } from './items/offer/agreed-terms.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import type { OfferChoice } from './items/offer/offer-choice.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'
import { noteSigning } from './items/signing/note-signing.ts'

const DECISIONS = [firstDecision, verifiedDecision, finalDecision] as const
export type DecisionId = (typeof DECISIONS)[number]['id']

/** Makes a decision as its work would, on what is then known. */
export type Decide = (id: DecisionId, known: Known) => Decision

/** Corrected answers by item: whole, with what is sealed in them as it was. */
export type CorrectedAnswers = Readonly<Record<string, unknown>>

export interface Projection {
  /** As far as it can be foreseen. */
  readonly stands: Standing
  readonly facts: Facts
  /** Answered before, and asked again. */
  readonly askedAgain: readonly Item[]
  /** What no one has answered yet and would stop the application, where that is not what it waits for anyhow. */
  readonly askedAnew: Item | undefined
  readonly repeated: readonly Item[]
  /** A report of a bureau would be asked for again, which needs a consent of its own. */
  readonly pullsCredit: boolean
  /** The income is taken to be verified just as it is stated now. */
  readonly assumesVerifiedIncome: boolean
}

/** From the chosen offer on, when a change has something to change; what is signed is agreed. */
export const mayCorrect = ({ walk }: Standing, facts: Facts): boolean =>
  facts.cancelledAt === undefined && facts.results[chosenOffer.id] !== undefined && walk.states[noteSigning.id] !== 'settled'

/** The groups of fields of an item that may be corrected now; none where it was not answered. */
export function correctableGroups(item: Item, { walk }: Standing): readonly (readonly string[])[] {
  const { correctable } = item
  const where = typeof correctable === 'object' ? correctable.where : undefined
  const asked = (fields: readonly string[]) => fields.filter((field) => where?.[field]?.(walk.known) ?? true)
  const isAnswered = walk.states[item.id] === 'settled' || (walk.states[item.id] === 'ahead' && walk.known(item) !== undefined)
  return isAnswered && typeof correctable === 'object' ? correctable.untilSigned.map(asked) : []
}

/** With the corrected answers in place of what was answered, before anything else happened. */
export function withCorrections(facts: Facts, answers: CorrectedAnswers): Facts {
  const { bases } = standing(facts).walk
  const given = Object.entries(answers).map(([id, data]): [string, Result] => [
    id,
    { data, basis: bases[id] ?? EMPTY_BASIS, settledAt: facts.now },
  ])
  return { ...facts, results: { ...facts.results, ...Object.fromEntries(given) } }
}

export function projectCorrection(facts: Facts, answers: CorrectedAnswers, decide: Decide): Projection {
  const restsAt = standing(facts).walk.frontier?.item.id
  const askedAgain = new Set<Item>()
  const repeated = new Set<Item>()
  let askedAnew: Item | undefined
  let pullsCredit = false
  let assumesVerifiedIncome = false
  let now = withCorrections(facts, answers)
  let stands = standing(now)
  for (let guard = 0; guard < 2 * FLOW.length; guard++) {
    const item = stands.walk.frontier?.item
    if (!item || stands.step === 'DECLINED' || item.id === restsAt) break
    if (item.id === softCredit.id || item.id === hardCredit.id) {
      pullsCredit = true
      break
    }
    const data = assumed(item, stands, now, answers, decide)
    if (item.kind === 'work') repeated.add(item)
    else if (item.kind === 'ask' && (data !== undefined || facts.results[item.id])) askedAgain.add(item)
    else if (data === undefined) askedAnew = item
    if (data === undefined) break
    assumesVerifiedIncome ||= item.id === incomeVerification.id && annualIncome.id in answers
    const result = { data, basis: stands.walk.bases[item.id] ?? EMPTY_BASIS, settledAt: now.now }
    now = { ...now, results: { ...now.results, [item.id]: result } }
    stands = standing(now)
  }
  // What ran ahead of where the application rests, and rests on something else then.
  const ahead = askedAnew || pullsCredit ? [] : stands.walk.ready.flatMap(({ id }) => (facts.results[id] ? (itemNamed(id) ?? []) : []))
  for (const item of ahead) repeated.add(item)
  return { stands, facts: now, askedAgain: [...askedAgain], askedAnew, repeated: [...repeated], pullsCredit, assumesVerifiedIncome }
}

/** What an item would be settled with; undefined where that cannot be foreseen. */
function assumed({ id, ...item }: Item, { walk }: Standing, facts: Facts, answers: CorrectedAnswers, decide: Decide): unknown {
  const before = facts.results[id]?.data
  const { known } = walk
  const decides = DECISIONS.find((decision) => decision.id === id)
  if (decides) return decide(decides.id, known)
  if (isOfferChoice(id)) return assumedChoice({ id, ...item }, known, before as OfferChoice | undefined)
  if (before === undefined) return undefined
  if (id === incomeVerification.id && annualIncome.id in answers) return verifiedAsStated(known, before)
  // What the team decided, it decided on something else.
  if (item.kind === 'wait' && item.by === 'operator') return undefined
  const misfits = item.fits?.(known, before, lenderDay(facts.now)) ?? []
  return misfits.length > 0 ? undefined : item.kind === 'work' ? asAnotherDocument(before) : before
}

/** A document that is made again says something else: whoever agreed to the one before is asked to agree to it. */
const asAnotherDocument = (before: unknown): unknown =>
  typeof before === 'object' && before !== null && 'sha256' in before ? { ...before, sha256: digestOf(before) } : before

/** The same choice, where it is still offered. */
function assumedChoice(item: Item, known: Known, before: OfferChoice | undefined): unknown {
  const choice = choiceInForce(known) ?? before
  const kept = choice && withKeptDiscounts(known, choice)
  return kept && termsAmong(decisionInForce(known), kept, reportsOf(known)) ? item.keeps?.(known, kept) : undefined
}

function verifiedAsStated(known: Known, before: unknown): unknown {
  const stated = known(annualIncome)
  if (!stated) return undefined
  const { verifiedCoOwnersCents: _before, ...rest } = before as typeof incomeVerification.example & { verifiedCoOwnersCents?: number }
  return {
    ...rest,
    verifiedAnnualCents: stated.primaryCents + stated.otherCents,
    ...(stated.coOwnersCents > 0 && { verifiedCoOwnersCents: stated.coOwnersCents }),
  }
}
