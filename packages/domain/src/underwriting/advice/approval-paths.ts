/** The smallest changes that would make everything pass: found by the limits' own figures, shown only when the same rules then offer. */
import { type LocalDate, latestOf } from '../../values/local-date.ts'
import { type Evaluation, evaluate } from '../limits/evaluate.ts'
import type { LimitName } from '../limits/limit-result.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { figureAfter } from './advice.ts'
import { applyChanges, type ProposedChange } from './apply-change.ts'
import { type ApprovalPath, approvalPathId, incomeNeeded, isAvailableNow, requestedInput } from './approval-path.ts'
import { type Candidate, choosePaths } from './choose-paths.ts'
import { checkDate, costOf } from './path-cost.ts'
import { PathModel } from './path-model.ts'
import { PathSearch } from './path-search.ts'
import { proposals } from './proposals.ts'

/** The list is read by people, perhaps on the day they were refused: more would not help. */
const MAX_APPROVAL_PATHS = 5
/** Three things at once is a plan; more is a wish. */
const MOST_STEPS = 3
/** What no borrower can change. */
const FIXED: readonly LimitName[] = ['STATE', 'PROPERTY_KIND', 'PROPERTY_CONDITION']

export type ApprovalPathRequest = {
  /** as it was refused, on that day */
  readonly input: UnderwritingInput
  /** the day on which it would be decided again */
  readonly today: LocalDate
  /** false where what is on file is too old to be decided on again: then every path is for a new application */
  readonly mayTakeNow: boolean
}

/** At most five, each really tried; none when nothing failed or nothing of up to three steps helps. In the order of choosePaths. */
export function findApprovalPaths({ input, today, mayTakeNow }: ApprovalPathRequest): ApprovalPath[] {
  const refused = evaluate(input)
  const { failed } = refused
  if (failed.length === 0 || failed.some((limit) => FIXED.includes(limit))) return []
  const base = { ...input, on: today }
  const around = [...listing(failed), ...waiting(refused)]
  const left = MOST_STEPS - around.length
  const model = new PathModel(applyChanges(base, around))
  const { guideline, score } = model.start
  const basis = { today, score, verified: base.income.verified, assetMonths: guideline.dti.assetMonths }
  const candidates = new PathSearch(model, left).run().map((spec): Candidate => {
    const found = model.changesOf(spec, around)
    // The rules have changed since, and nothing else has to.
    const changes = found.length > 0 ? found : [{ kind: 'WAIT_UNTIL' as const, on: today }]
    return { spec, changes, cost: costOf(changes, basis) }
  })
  return choosePaths(model, candidates, MAX_APPROVAL_PATHS, ({ changes }) => {
    const after = evaluate(applyChanges(base, changes))
    return passes(after) ? toApprovalPath(changes, after, failed, base, mayTakeNow) : undefined
  })
}

/** Whether this input gets an offer. */
export const passes = ({ failed, offers }: Evaluation): boolean => failed.length === 0 && offers.length > 0

/** The same, of an input. */
export const passesRules = (input: UnderwritingInput): boolean => passes(evaluate(input))

const listing = (failed: readonly LimitName[]): ProposedChange[] => (failed.includes('LISTED') ? [{ kind: 'END_LISTING' }] : [])

/** One day for all that only time cures: the latest. */
function waiting({ situation, failed }: Evaluation): ProposedChange[] {
  const proposed = failed.flatMap((limit) => proposals(limit, situation))
  const days = proposed.flatMap(({ kind, on }) => (kind === 'WAIT_UNTIL' && on !== undefined ? [on] : []))
  const [first, ...others] = days
  return first === undefined ? [] : [{ kind: 'WAIT_UNTIL', on: latestOf(first, ...others) }]
}

function toApprovalPath(
  changes: readonly ProposedChange[],
  after: Evaluation,
  failed: readonly LimitName[],
  base: UnderwritingInput,
  mayTakeNow: boolean,
): ApprovalPath {
  const takeNow = mayTakeNow && isAvailableNow(changes, base.income.verified)
  const wouldBe = failed.flatMap((limit) => {
    const figure = figureAfter(limit, after)
    return figure === undefined ? [] : [{ limit, figure }]
  })
  const needsCents = incomeNeeded(changes)
  return {
    id: approvalPathId(changes),
    changes: changes.map((change) => ({ ...change, passesAll: changes.length === 1 })),
    takeNow,
    asks: requestedInput(changes, takeNow),
    ...(needsCents === undefined ? {} : { needsCents }),
    checkOn: takeNow ? null : checkDate(changes, base.on, base.income.verified),
    wouldBe,
    maximumLineCents: Math.max(...after.offers.map((offer) => offer.maxCents)),
  }
}
