/** A scenario's limits and the ways to an offer in words: the same as those of a decision, for whoever was not looked up anywhere. */
import {
  type ApprovalPath,
  type CountedPayment,
  type Decision,
  describeApprovalPath,
  describePayment,
  explainLimit,
  formatMoneyExact,
  type LimitName,
  type LimitResult,
  type UnderwritingInput,
} from '../underwriting/index.ts'
import type { Scenario } from './scenario.ts'
import { loanId } from './scenario-input.ts'
import type { ScoreBand } from './score-bands.ts'

export interface ScenarioLimit {
  readonly limit: LimitName
  readonly passed: boolean
  readonly title: string
  readonly explanation: string
  /** the largest line that it alone allows, where it speaks of amounts */
  readonly maximumLineCents?: number
}

const NOUNS = { MORTGAGE: 'mortgage', HELOC: 'home equity loan' } as const

/** 'your mortgage'; by its balance where there are two of a kind. By the id that the rules know the loan by. */
export function loanNames({ loans }: Pick<Scenario, 'loans'>): ReadonlyMap<string, string> {
  return new Map(
    loans.map(({ kind, balanceCents }, place) => {
      const isOnly = loans.filter((loan) => loan.kind === kind).length === 1
      return [loanId(place), `your ${NOUNS[kind]}${isOnly ? '' : ` of ${formatMoneyExact(balanceCents)}`}`]
    }),
  )
}

/** What counts each month, part by part: what was entered, and what we estimate. */
function describeCounted(payment: CountedPayment, names: ReadonlyMap<string, string>): string {
  const { part, monthlyCents, id } = payment
  if (part === 'ACCOUNTS') return `Payments that you entered: ${formatMoneyExact(monthlyCents)}.`
  const estimated = part === 'LIEN' && id !== undefined ? names.get(id) : undefined
  return estimated === undefined
    ? describePayment(payment, 'ENTERED')
    : `The payment of ${estimated}: ${formatMoneyExact(Math.round(monthlyCents / 100) * 100)}, estimated because you entered none.`
}

const NO_PRICE = 'You meet every limit that we can check here, but we have no rate for this line today. Call us with questions.'

/** A range was chosen, and one score of it counts: the form says the lowest, of the lowest range the highest. */
function scoreSaid(score: number, bands: readonly ScoreBand[]): string {
  const { from, to } = bands.find((band) => band.from <= score && score <= band.to) ?? { from: score, to: score }
  if (from === to) return `You entered a score of ${score}`
  if (score === from) return `We used ${score}, the lowest score of the range you chose`
  return score === to ? `We used ${score}, the highest score of the range you chose` : `You entered a score of ${score}`
}

/** No record was read, and no report. */
const asStated = (explanation: string, score: string): string =>
  explanation.replace('Your home is recorded as', 'You entered').replace(/^Your score is \d+/, score)

export function explainScenarioLimit(
  result: LimitResult,
  decision: Decision,
  scenario: Scenario,
  bands: readonly ScoreBand[],
): ScenarioLimit {
  const { monthlyPayments = [], ...figures } = decision.figures
  const { title, explanation } = explainLimit(result, { figures, pricingAsOf: decision.pricingAsOf })
  const names = loanNames(scenario)
  const parts =
    result.limit === 'DTI' && monthlyPayments.length > 0
      ? ['Beside the line, each month we count:', ...monthlyPayments.map((payment) => describeCounted(payment, names))]
      : []
  return {
    limit: result.limit,
    passed: result.passed,
    title,
    explanation: result.limit === 'PRICING' ? NO_PRICE : [asStated(explanation, scoreSaid(scenario.score, bands)), ...parts].join(' '),
    ...(result.maximumLineCents === undefined ? {} : { maximumLineCents: result.maximumLineCents }),
  }
}

export const describeWay = (path: ApprovalPath, input: UnderwritingInput, names: ReadonlyMap<string, string>) =>
  // Nothing was applied for: there is no day on which to look again.
  describeApprovalPath({ ...path, checkOn: null }, input, (id) => names.get(id) ?? 'your loan')
