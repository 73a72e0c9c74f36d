/** How much insurance a home needs that secures a line, and which policies are too small or not in force. */
import { addDays, type LocalDate } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'

/** The most that the national program insures of a home for one to four families (42 USC 4013(b)(2)). */
export const MOST_FLOOD_COVERAGE_CENTS = 25_000_000

/**
 * The least that federal law asks for (42 USC 4012a(b)(1)(A)): all loans on the home, the most that the program insures, or what the building
 * would cost, whichever is least. What the building would cost is often not known before the policy is.
 */
export const floodCoverageNeeded = (loansCents: number, insurableCents?: number): number =>
  Math.min(loansCents, MOST_FLOOD_COVERAGE_CENTS, insurableCents ?? Number.POSITIVE_INFINITY)

/** The house lender's own: a higher one would leave too much of a loss with the borrower. */
const MOST_DEDUCTIBLE_SHARE = 0.05

/** So long a policy has to go on after the day on which it is shown. */
const DAYS_LEFT = 30

export interface ShownPolicy {
  readonly coverageCents: number
  readonly deductibleCents: number
  readonly effectiveOn: LocalDate
  readonly expiresOn: LocalDate
  /** The insurer pays what rebuilding costs, whatever the amount. */
  readonly fullReplacement?: boolean | undefined
}

export interface PolicyFault {
  readonly path: keyof ShownPolicy
  readonly message: string
}

/** What is wrong with a policy on a day, each with what to do. */
export function policyFaults(policy: ShownPolicy, neededCents: number, on: LocalDate): readonly PolicyFault[] {
  const { coverageCents, deductibleCents, effectiveOn, expiresOn, fullReplacement = false } = policy
  const faults: PolicyFault[] = []
  if (coverageCents < neededCents && !fullReplacement)
    faults.push({
      path: 'coverageCents',
      message: `This policy covers ${formatExactCents(coverageCents)}. Your home needs at least ${formatExactCents(neededCents)}. Ask your insurer to raise it.`,
    })
  if (deductibleCents > coverageCents * MOST_DEDUCTIBLE_SHARE)
    faults.push({ path: 'deductibleCents', message: 'The deductible is more than 5% of the coverage. Ask your insurer to lower it.' })
  if (expiresOn <= on)
    faults.push({
      path: 'expiresOn',
      message: `This policy ended on ${formatLocalDateWithYear(expiresOn)}. Send the one that is in force.`,
    })
  else if (expiresOn < addDays(on, DAYS_LEFT))
    faults.push({ path: 'expiresOn', message: 'This policy ends in less than 30 days. Renew it first, then send the new one.' })
  if (effectiveOn >= expiresOn) faults.push({ path: 'effectiveOn', message: 'The first day must be before the last day' })
  else if (effectiveOn > addDays(on, DAYS_LEFT))
    faults.push({ path: 'effectiveOn', message: 'The policy must be in force before closing. Ask your insurer to start it sooner.' })
  return faults
}
