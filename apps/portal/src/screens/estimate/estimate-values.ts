/** The form of an estimate as it is filled in, and the scenario that it says. Whole dollars. Pure. */
import type { Scenario, ScenarioLoan } from '@hearthline/domain'
import { fromCents } from '@hearthline/domain'
import { type DateParts, emptyDate, splitDate } from '@hearthline/ui/date-field'

export interface LoanValues {
  /** of the row on the page, so that each keeps its fields while another is removed */
  readonly key: number
  readonly kind: ScenarioLoan['kind']
  readonly balance: number | null
  readonly payment: number | null
  readonly payOff: boolean
  readonly openedOn: DateParts
}

export interface EstimateValues {
  readonly state: string
  readonly zip: string
  readonly county: string
  readonly occupancy: string
  readonly propertyKind: string
  readonly value: number | null
  readonly loans: readonly LoanValues[]
  readonly score: string
  readonly income: number | null
  readonly debts: number | null
}

export const emptyLoan = (key: number): LoanValues => ({
  key,
  kind: 'MORTGAGE',
  balance: null,
  payment: null,
  payOff: false,
  openedOn: emptyDate,
})

const dollarsOf = (cents: number | undefined): number | null => (cents === undefined ? null : Math.trunc(fromCents(cents)))

const loanValues = ({ kind, balanceCents, paymentCents, payOff, openedOn = '' }: ScenarioLoan, key: number): LoanValues => ({
  key,
  kind,
  balance: dollarsOf(balanceCents),
  payment: dollarsOf(paymentCents),
  payOff,
  openedOn: splitDate(openedOn) ?? emptyDate,
})

/** One loan to fill in where a link says nothing of loans: most homes have a mortgage, and whoever has none removes it. */
export const estimateValues = (said: Partial<Scenario>): EstimateValues => ({
  state: said.state ?? '',
  zip: said.zip ?? '',
  county: said.county ?? '',
  occupancy: said.occupancy ?? '',
  propertyKind: said.propertyKind ?? 'SFR',
  value: dollarsOf(said.valueCents),
  loans: said.loans?.map(loanValues) ?? [emptyLoan(0)],
  score: said.score === undefined ? '' : String(said.score),
  income: dollarsOf(said.incomeCents),
  debts: dollarsOf(said.debtsCents),
})

const centsOf = (dollars: number | null): number | undefined => (dollars === null ? undefined : dollars * 100)
const textOf = (text: string): string | undefined => text.trim() || undefined

/** What was begun and is no day yet stays for the schema to refuse. */
const dayOf = ({ year, month, day }: DateParts): string | undefined =>
  year + month + day === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** For the schema to judge: what is empty is not said. */
export const saidScenario = (values: EstimateValues): unknown => ({
  state: textOf(values.state),
  zip: textOf(values.zip),
  county: textOf(values.county),
  occupancy: textOf(values.occupancy),
  propertyKind: textOf(values.propertyKind),
  valueCents: centsOf(values.value),
  loans: values.loans.map(({ kind, balance, payment, payOff, openedOn }) => ({
    kind,
    balanceCents: centsOf(balance),
    paymentCents: centsOf(payment),
    payOff,
    openedOn: kind === 'HELOC' ? dayOf(openedOn) : undefined,
  })),
  score: values.score === '' ? undefined : Number(values.score),
  incomeCents: centsOf(values.income),
  debtsCents: centsOf(values.debts),
})

/** The control that a message belongs to: the schema speaks of cents, the page of dollars. */
export const fieldOf = (path: string): string => path.replace(/Cents$/, '')
