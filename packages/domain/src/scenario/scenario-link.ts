/**
 * A scenario as the query of a link, and back. Whole dollars, no one's name or address. What cannot be read is left out, and only that: whoever
 * opens the link sees the field empty. The names are none that a visit is read by (`state` is a partner's own).
 */
import type { z } from 'zod/mini'
import { OFFER_TERMS, OFFER_TYPES } from '../underwriting/offer/offer-kinds.ts'
import { MOST_SCENARIO_LOANS, type Scenario, type ScenarioLoan, scenario, scenarioLoan } from './scenario.ts'

/** What is set among the offers; each part may be missing. */
export interface ScenarioChoice {
  readonly wantedCents?: number
  readonly term?: number
  readonly feeBps?: number
  readonly type?: (typeof OFFER_TYPES)[number]
}

export interface LinkedScenario {
  readonly scenario: Partial<Scenario>
  readonly choice: ScenarioChoice
  /** a part of the estimate in the link could not be read */
  readonly isIncomplete: boolean
}

const FIELDS = {
  homeState: 'state',
  homeZip: 'zip',
  homeCounty: 'county',
  homeUse: 'occupancy',
  homeType: 'propertyKind',
  homeValue: 'valueCents',
  loans: 'loans',
  creditScore: 'score',
  annualIncome: 'incomeCents',
  monthlyDebts: 'debtsCents',
} as const satisfies Record<string, keyof Scenario>
type Key = keyof typeof FIELDS

const KEYS = Object.keys(FIELDS) as Key[]

/** Of the choice, beside FIELDS. */
const CHOICE_KEYS = ['draw', 'years', 'fee', 'rateType'] as const

const dollars = (cents: number): string => String(cents / 100)
const WORDS = { MORTGAGE: 'mortgage', HELOC: 'heloc' } as const

/** kind:balance:payment:payoff:opened, the last three only as far as they are said. */
function loanText({ kind, balanceCents, paymentCents, payOff, openedOn = '' }: ScenarioLoan): string {
  const payment = paymentCents === undefined ? '' : dollars(paymentCents)
  return [WORDS[kind], dollars(balanceCents), payment, payOff ? 'payoff' : '', openedOn].join(':').replace(/:+$/, '')
}

const textOf = (field: keyof Scenario, value: NonNullable<Scenario[keyof Scenario]>): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(loanText).join(',')
  return field === 'valueCents' || field === 'incomeCents' || field === 'debtsCents' ? dollars(value as number) : String(value)
}

export function scenarioQuery(of: Partial<Scenario>, { wantedCents, term, feeBps, type }: ScenarioChoice = {}): Record<string, string> {
  const query = new Map<string, string>()
  for (const key of KEYS) {
    const value = of[FIELDS[key]]
    if (value !== undefined) query.set(key, textOf(FIELDS[key], value))
  }
  if (wantedCents !== undefined) query.set('draw', dollars(wantedCents))
  if (term !== undefined) query.set('years', String(term))
  if (feeBps !== undefined) query.set('fee', String(feeBps / 100))
  if (type !== undefined) query.set('rateType', type.toLowerCase())
  return Object.fromEntries(query)
}

/** '1234' and '1234.50': nothing else that JavaScript takes for a number. */
const centsOf = (text: string): number | undefined => (/^\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined)
const wholeOf = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

function loanOf(text: string): unknown {
  const [word, balance = '', payment = '', payOff = '', openedOn = '', ...more] = text.split(':')
  if (more.length > 0 || (payOff !== '' && payOff !== 'payoff')) return undefined
  return {
    kind: Object.entries(WORDS).find(([, known]) => known === word)?.[0],
    balanceCents: centsOf(balance),
    ...(payment !== '' && { paymentCents: centsOf(payment) ?? Number.NaN }),
    payOff: payOff === 'payoff',
    ...(openedOn !== '' && { openedOn }),
  }
}

/** All or none: with one loan missing the others would stand in another place. */
function loansOf(text: string): ScenarioLoan[] | undefined {
  if (text === 'none') return []
  const loans = text.split(',', MOST_SCENARIO_LOANS + 1).map((each) => scenarioLoan.safeParse(loanOf(each)))
  return loans.every((loan) => loan.success) ? loans.map((loan) => loan.data!) : undefined
}

function readField(field: keyof Scenario, text: string): unknown {
  if (field === 'loans') return loansOf(text)
  if (field === 'score') return wholeOf(text)
  return field === 'valueCents' || field === 'incomeCents' || field === 'debtsCents' ? centsOf(text) : text
}

const oneOf = <T>(values: readonly T[], value: unknown): T | undefined => values.find((each) => each === value)

/** A browser’s URLSearchParams is one: the first value of a name, null without. */
interface Query {
  get(name: string): string | null
}

function choiceIn(query: Query): ScenarioChoice {
  const wantedCents = centsOf(query.get('draw') ?? '')
  const term = oneOf<number>(OFFER_TERMS, wholeOf(query.get('years') ?? ''))
  const feeBps = centsOf(query.get('fee') ?? '')
  const type = oneOf(OFFER_TYPES, query.get('rateType')?.toUpperCase())
  return {
    ...(wantedCents !== undefined && { wantedCents }),
    ...(term !== undefined && { term }),
    ...(feeBps !== undefined && feeBps <= 10_000 && { feeBps }),
    ...(type !== undefined && { type }),
  }
}

/** Of a name that stands twice the first counts. Names that are none of an estimate are passed over. */
export function linkedScenario(query: Query): LinkedScenario {
  const found: Record<string, unknown> = {}
  let isIncomplete = false
  for (const key of KEYS) {
    const text = query.get(key)
    if (text === null) continue
    const field = FIELDS[key]
    const parsed = (scenario.shape[field] as z.ZodMiniType).safeParse(readField(field, text))
    if (parsed.success && parsed.data !== undefined) found[field] = parsed.data
    else isIncomplete = true
  }
  const choice = choiceIn(query)
  const asked = CHOICE_KEYS.filter((key) => query.get(key) !== null).length
  return { scenario: found as Partial<Scenario>, choice, isIncomplete: isIncomplete || asked > Object.keys(choice).length }
}
