/** Plaid's report of bank income in the product's records: one for each stream of income, month by month. */
import { type Deposits, toCents } from '@hearthline/domain'
import type { CreditBankIncome } from 'plaid'

/** What each of Plaid's categories is. What is missing is no income: refunds, transfers, deposits of cash, and benefits that end soon. */
const KINDS: Readonly<Record<string, Deposits['of']>> = {
  SALARY: 'WAGES',
  MILITARY: 'WAGES',
  GIG_ECONOMY: 'SELF_EMPLOYMENT',
  RETIREMENT: 'BENEFIT',
  LONG_TERM_DISABILITY: 'BENEFIT',
  CHILD_SUPPORT: 'BENEFIT',
  BENEFIT_OTHER: 'BENEFIT',
  RENTAL: 'OTHER',
  OTHER: 'OTHER',
}

type Stream = NonNullable<NonNullable<CreditBankIncome['items']>[number]['bank_income_sources']>[number]
type Summary = NonNullable<Stream['historical_summary']>[number]

/** Dollars of the United States alone. */
function centsOf({ total_amounts, total_amount, iso_currency_code }: Summary): number {
  if (total_amounts) return total_amounts.reduce((sum, each) => sum + (each.iso_currency_code === 'USD' ? toCents(each.amount) : 0), 0)
  return iso_currency_code === 'USD' && total_amount !== undefined ? toCents(total_amount) : 0
}

function recordOf(stream: Stream): Deposits[] {
  const of = KINDS[stream.income_category ?? '']
  const lastOn = stream.end_date
  if (!of || !lastOn) return []
  const months = (stream.historical_summary ?? []).flatMap((summary) =>
    summary.start_date ? [{ month: summary.start_date.slice(0, 7), cents: Math.max(centsOf(summary), 0) }] : [],
  )
  return [{ kind: 'DEPOSITS', payer: stream.income_description?.trim().slice(0, 120) || 'Deposits', of, lastOn, months }]
}

export const depositsOf = (reports: readonly CreditBankIncome[]): Deposits[] =>
  reports.flatMap(({ items = [] }) => items.flatMap(({ bank_income_sources: streams = [] }) => streams.flatMap(recordOf)))

/** The owners of each account that income arrives in; none where the report names no such account. */
export const holdersOf = (reports: readonly CreditBankIncome[]): string[][] =>
  reports.flatMap(({ items = [] }) =>
    items.flatMap(({ bank_income_accounts: accounts = [], bank_income_sources: streams = [] }) => {
      const paid = new Set(streams.filter((stream) => recordOf(stream).length > 0).map(({ account_id }) => account_id))
      const ownersOf = (id: string | undefined) => accounts.find(({ account_id }) => account_id === id)?.owners ?? []
      return [...paid].map((id) => ownersOf(id).flatMap(({ names }) => names))
    }),
  )
