/**
 * By when a creditor that was paid in full has to see to the release of its mortgage or deed of trust, by the law of the state of the home: dated rows,
 * each with its source. A state that is not listed is not known yet, and no day is told of it. A lawyer confirms each row before a lender relies on it.
 */
import { addDays, type LocalDate } from '../values/local-date.ts'

interface ReleaseRule {
  readonly state: string
  /** from the day on which the debt was paid in full */
  readonly days: number
  readonly citation: string
}

/** As read for November 25, 2026. */
const RELEASE_RULES: readonly ReleaseRule[] = [
  { state: 'AZ', days: 30, citation: 'A.R.S. 33-712(A)' },
  {
    state: 'CA',
    days: 51,
    citation: 'Cal. Civ. Code 2941(b)(1): 30 days for the lender’s request, and 21 more for the trustee to record the reconveyance',
  },
  { state: 'CO', days: 90, citation: 'C.R.S. 38-35-124(1), once the costs of the release are paid' },
  { state: 'FL', days: 45, citation: 'Fla. Stat. 701.03(1)' },
  { state: 'NY', days: 30, citation: 'N.Y. RPAPL 1921(1): presented for recording; of a credit line, from a written request' },
  { state: 'OH', days: 90, citation: 'Ohio R.C. 5301.36(B)' },
  {
    state: 'OR',
    days: 60,
    citation: 'ORS 86.720(1): 30 days for the lender’s request, and 30 more for the trustee’s reconveyance',
  },
]

/** The last day by law for the release of a mortgage; undefined where the law of the state is not known yet. */
export function releaseDue(state: string, paidInFullOn: LocalDate): { readonly on: LocalDate; readonly citation: string } | undefined {
  const rule = RELEASE_RULES.find((one) => one.state === state)
  return rule && { on: addDays(paidInFullOn, rule.days), citation: rule.citation }
}

/** Our own day to look whether a release is recorded, where no law gives one. */
export const RELEASE_FOLLOW_UP_DAYS = 60

/** Our own day to ask a creditor that has not confirmed. */
export const CONFIRMATION_FOLLOW_UP_DAYS = 14

/** Our own time to settle what a creditor says is still owed, or has sent back. */
export const SETTLE_WITHIN_DAYS = 5
