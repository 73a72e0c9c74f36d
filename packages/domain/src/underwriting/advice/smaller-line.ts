/** Which smaller lines a decision proposes. */
import type { Change, LimitResult } from '../limits/limit-result.ts'
import type { Guideline } from '../tables/guideline.ts'

/** Of a decision what it says of the limits, and the smallest line that it would have made. */
type Decided = { readonly limits: readonly LimitResult[]; readonly figures?: { readonly minimumLineCents: number } | undefined }

/** The changes each of which alone makes every limit pass. */
export const passingChanges = ({ limits }: Decided): Change[] =>
  limits.filter(({ passed }) => !passed).flatMap(({ wouldPass }) => wouldPass.filter(({ passesAll }) => passesAll))

type Step = Pick<Guideline, 'exceptionBelowMinimumCents' | 'lineStepCents'>

/** From the least that an exception may come to, to what was found to pass; undefined where no smaller line was. */
export function smallerLine(
  { limits, figures }: Decided,
  { exceptionBelowMinimumCents, lineStepCents }: Step,
): { readonly leastCents: number; readonly mostCents: number; readonly usualCents: number } | undefined {
  const mostCents = passingChanges({ limits }).find(({ kind }) => kind === 'LOWER_AMOUNT')?.amountCents
  const usualCents = figures?.minimumLineCents
  if (mostCents === undefined || usualCents === undefined) return undefined
  return { leastCents: Math.min(mostCents, Math.max(usualCents - exceptionBelowMinimumCents, lineStepCents)), mostCents, usualCents }
}
