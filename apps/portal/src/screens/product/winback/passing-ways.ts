/** What would pass, from what stands beside the question: a smaller line, paying the first mortgage off with it, paying down by oneself. Pure. */
import { guidelines } from '@hearthline/domain/underwriting'
import type { Figure } from '../../../decision/decision-query.ts'

interface WouldPass {
  readonly kind?: string
  readonly amountCents?: number
  readonly passesAll?: boolean
  readonly wouldBe?: Figure
}

interface FailedLimit {
  readonly wouldPass?: readonly WouldPass[]
}

export interface PassingWays {
  /** A line below the usual smallest one: any amount from the least to the most, in whole steps. */
  readonly smaller: { readonly leastCents: number; readonly mostCents: number; readonly usualCents: number } | undefined
  readonly firstLien: { readonly balanceCents: number; readonly wouldBe: Figure | undefined } | undefined
  /** From the borrower's own money, before coming back. */
  readonly payDownCents: number | undefined
}

const { exceptionBelowMinimumCents, lineStepCents } = guidelines.at(-1)!

export const stepCents = lineStepCents

const amount = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined)

export function passingWays(about: Readonly<Record<string, unknown>>): PassingWays {
  const failed = Array.isArray(about.limits) ? (about.limits as readonly FailedLimit[]) : []
  const usualCents = amount((about.figures as Record<string, unknown> | undefined)?.minimumLineCents)
  const passing = failed.flatMap(({ wouldPass = [] }) => wouldPass).filter(({ passesAll }) => passesAll === true)
  const find = (kind: string) => passing.find((each) => each.kind === kind)
  const most = amount(find('LOWER_AMOUNT')?.amountCents)
  const first = find('FIRST_LIEN')
  const balance = amount(first?.amountCents)
  return {
    smaller:
      most === undefined || usualCents === undefined
        ? undefined
        : { leastCents: Math.min(most, Math.max(usualCents - exceptionBelowMinimumCents, lineStepCents)), mostCents: most, usualCents },
    firstLien: balance === undefined ? undefined : { balanceCents: balance, wouldBe: first?.wouldBe },
    payDownCents: amount(find('PAY_DOWN_LIENS')?.amountCents),
  }
}

/** The nearest whole step within the range; the ends are always allowed. */
export function settledAmount(cents: number, { leastCents, mostCents }: { leastCents: number; mostCents: number }): number {
  const stepped = Math.round(cents / lineStepCents) * lineStepCents
  return Math.min(mostCents, Math.max(leastCents, stepped))
}
