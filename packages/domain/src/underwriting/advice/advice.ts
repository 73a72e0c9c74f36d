import { type Evaluation, evaluate } from '../limits/evaluate.ts'
import type { Change, Figure, LimitName } from '../limits/limit-result.ts'
import { lowestPayment } from '../pricing/qualified-lines.ts'
import { dtiBps } from '../situation/dti.ts'
import { cltvBps, type Tables } from '../situation/situation.ts'
import { applyChange } from './apply-change.ts'
import { proposals } from './proposals.ts'

/** The list is read by people: more accounts than this confuse. Smallest first. */
const MOST_ACCOUNTS = 3

/** The limit's own figure after the change. */
export function figureAfter(limit: LimitName, after: Evaluation): Figure | undefined {
  const { situation } = after
  if (limit === 'CLTV') return { unit: 'BASIS_POINTS', value: cltvBps(situation, situation.neededLineCents) }
  if (limit !== 'DTI') return after.findings.find((finding) => finding.limit === limit)?.yours
  const payment = lowestPayment(situation, situation.neededLineCents) ?? 0
  return { unit: 'BASIS_POINTS', value: dtiBps(situation, situation.monthlyDebtsCents + payment) }
}

/**
 * The smallest changes that would make a failed limit pass, each tried by the same rules: a change is named only when the limit then passes.
 * Waiting is tried with the tables of this decision: which others will be in force by then no one knows.
 */
export function adviceFor(limit: LimitName, { situation }: Evaluation): Change[] {
  const { guideline, pricing, primeRows, stateLaw } = situation
  const tables: Tables = { guideline, pricing, primeRows, stateLaw }
  let accounts = 0
  return proposals(limit, situation).flatMap((change) => {
    if (change.kind === 'PAY_OFF_ACCOUNT' && accounts >= MOST_ACCOUNTS) return []
    const after = evaluate(applyChange(situation.input, change), tables)
    if (after.failed.includes(limit)) return []
    if (change.kind === 'PAY_OFF_ACCOUNT') accounts += 1
    const wouldBe = figureAfter(limit, after)
    return [{ ...change, ...(wouldBe === undefined ? {} : { wouldBe }), passesAll: after.failed.length === 0 }]
  })
}
