/** What would pass, from what is beside the question: a smaller line, paying the first mortgage off with it, paying down by oneself. Pure. */
import type { AboutOf } from '@hearthline/domain'
import { guidelines, passingChanges, smallerLine } from '@hearthline/domain/underwriting'
import type { Figure } from '../../../decision/decision-query.ts'

export interface PassingPaths {
  /** A line below the usual smallest one: any amount from the least to the most, in whole steps. */
  readonly smaller: { readonly leastCents: number; readonly mostCents: number; readonly usualCents: number } | undefined
  readonly firstLien: { readonly balanceCents: number; readonly wouldBe: Figure | undefined } | undefined
  /** From the borrower's own money, before coming back. */
  readonly payDownCents: number | undefined
}

const guideline = guidelines.at(-1)!
const { lineStepCents } = guideline

export const stepCents = lineStepCents

type About = AboutOf<'requalify'>
type Kind = About['limits'][number]['wouldPass'][number]['kind']

export function passingPaths({ limits, figures }: About): PassingPaths {
  const passing = passingChanges({ limits })
  const find = (kind: Kind) => passing.find((each) => each.kind === kind)
  const first = find('FIRST_LIEN')
  const balance = first?.amountCents
  return {
    smaller: smallerLine({ limits, figures }, guideline),
    firstLien: balance === undefined ? undefined : { balanceCents: balance, wouldBe: first?.wouldBe },
    payDownCents: find('PAY_DOWN_LIENS')?.amountCents,
  }
}

/** The nearest whole step within the range; the ends are always allowed. */
export function settledAmount(cents: number, { leastCents, mostCents }: { leastCents: number; mostCents: number }): number {
  const stepped = Math.round(cents / lineStepCents) * lineStepCents
  return Math.min(mostCents, Math.max(leastCents, stepped))
}
