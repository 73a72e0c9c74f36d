/**
 * From the first offer to the one of now, line by line: what moved, and what moved it. The rules are asked again with one thing changed at a time,
 * so that the parts of a line add up to its difference, to the cent.
 */
import type { Decision } from '../underwriting/decision/decision.ts'
import { underwrite } from '../underwriting/decision/underwrite.ts'
import type { Cost } from '../underwriting/offer/costs.ts'
import { findOffer } from '../underwriting/offer/find-offer.ts'
import { quote } from '../underwriting/offer/quote.ts'
import { toMills } from '../underwriting/offer/rate.ts'
import type { UnderwritingInput } from '../underwriting/situation/underwriting-input.ts'
import { digestOf } from '../values/digest.ts'
import type { OfferChoice } from './items/offer/offer-choice.ts'
import { requestOf } from './items/offer/offer-of-choice.ts'
import { payOffsOf, sumOfPayOffs } from './items/offer/pay-offs.ts'

/** PRICES: the tables, the index and the terms of another day. OWN: what the borrower corrected or chose again. */
export const QUOTE_CAUSES = ['OWN', 'HARD_PULL', 'INCOME', 'VALUE', 'TITLE', 'PRICES'] as const
export type QuoteCause = (typeof QUOTE_CAUSES)[number]

/** Thousandths of a percent for the rate, which is the annual percentage rate too (12 CFR 1026.14(b)); cents for all else. */
export const QUOTE_LINES = ['RATE', 'PAYMENT', 'DRAW', 'FEE', 'TOTAL', 'RECORDING_TAX', 'COSTS', 'PAY_OFF', 'CASH'] as const
export type QuoteLine = (typeof QUOTE_LINES)[number]
export type QuoteFigures = Readonly<Record<QuoteLine, number>>

export interface QuoteStage {
  /** What was changed since the stage before; none of the first. */
  readonly causes: readonly QuoteCause[]
  readonly figures: QuoteFigures
}

export interface QuoteMove {
  readonly line: QuoteLine
  readonly before: number
  readonly after: number
  /** In the order in which it came about; their sum is the difference. */
  readonly parts: readonly { readonly causes: readonly QuoteCause[]; readonly by: number }[]
}

/** What was known, and chosen, at one of the two ends. */
export interface QuoteEnd {
  readonly input: UnderwritingInput
  readonly choice: OfferChoice
  readonly costs: readonly Cost[]
  /** Newest first. */
  readonly reports: Parameters<typeof payOffsOf>[2]
}

/** Every line that is another one now, in the order of QUOTE_LINES; none where nothing moved. */
export function quoteMoves(stages: readonly QuoteStage[]): QuoteMove[] {
  const [first] = stages
  const last = stages.at(-1)
  if (!first || !last) return []
  return QUOTE_LINES.flatMap((line) => {
    const parts = stages.slice(1).flatMap(({ causes, figures }, index) => {
      const by = figures[line] - stages[index]!.figures[line]
      return by === 0 ? [] : [{ causes, by }]
    })
    return parts.length === 0 ? [] : [{ line, before: first.figures[line], after: last.figures[line], parts }]
  })
}

/** One end's knowledge put in the place of the other's, one cause after the other. A choice that is not offered between is told with what follows. */
export function quoteStages(from: QuoteEnd, to: QuoteEnd): QuoteStage[] {
  const start = figuresOf(from)
  if (!start) return []
  const stages: QuoteStage[] = [{ causes: [], figures: start }]
  let at = from
  let causes: QuoteCause[] = []
  for (const [cause, change] of CHANGES) {
    const next = change(at, to)
    if (digestOf(next) === digestOf(at)) continue
    const moved = whatCounts(next) !== whatCounts(at)
    at = next
    // The hour is another one on the same day: what offers nothing else is no reason for anything.
    if (moved) causes = [...causes.filter((one) => one !== cause), cause]
    const figures = figuresOf(at)
    if (!figures) continue
    stages.push({ causes, figures })
    causes = []
  }
  // What is offered now is what counts: without it there is nothing to compare with.
  return causes.length > 0 ? [] : stages
}

/** All by which a figure can be another one: the offers, the choice among them, the costs and the debts to pay off. */
const whatCounts = ({ input, choice, costs, reports }: QuoteEnd): string =>
  digestOf([underwrite(input).offersDigest, choice, costs, reports])

type Change = (at: QuoteEnd, to: QuoteEnd) => QuoteEnd
const withInput = (end: QuoteEnd, input: Partial<UnderwritingInput>): QuoteEnd => ({ ...end, input: { ...end.input, ...input } })

const CHANGES: readonly (readonly [QuoteCause, Change])[] = [
  [
    'HARD_PULL',
    (at, to) => ({
      ...withInput(at, { credit: to.input.credit, attestedAccountIds: to.input.attestedAccountIds }),
      reports: to.reports,
    }),
  ],
  ['INCOME', (at, { input }) => withInput(at, { income: input.income })],
  [
    'VALUE',
    (at, { input, costs }) => ({ ...withInput(at, { value: input.value, condition: input.condition, property: input.property }), costs }),
  ],
  ['TITLE', (at, { input }) => withInput(at, { title: input.title, liens: input.liens })],
  ['PRICES', (at, { input: { on, now, organization, apor, index } }) => withInput(at, { on, now, organization, apor, index })],
  // All else that is known is what the borrower said; and the choice is theirs.
  ['OWN', (_at, to) => to],
]

/** Undefined where the choice is not offered on that. */
function figuresOf({ input, choice, costs, reports }: QuoteEnd): QuoteFigures | undefined {
  const decision: Decision = underwrite(input)
  const found = findOffer(decision.offers, requestOf(choice))
  if ('refused' in found) return undefined
  const liabilitiesPayOffCents = sumOfPayOffs(payOffsOf(choice, decision, reports))
  const made = quote({ ...found, liabilitiesPayOffCents, costs })
  return {
    RATE: toMills(made.rate),
    PAYMENT: made.monthlyPaymentCents,
    DRAW: choice.drawCents,
    FEE: made.feeCents,
    TOTAL: made.totalCents,
    RECORDING_TAX: made.recordingTaxCents,
    COSTS: made.costsCents,
    PAY_OFF: liabilitiesPayOffCents,
    CASH: made.cashToYouCents,
  }
}
