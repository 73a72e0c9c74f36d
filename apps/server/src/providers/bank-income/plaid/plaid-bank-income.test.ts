import { totalIncome, verifyRecords } from '@hearthline/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkRequest } from '../../income-link.contract.ts'
import { contractCall } from '../../provider-call.contract.ts'
import { type PlaidStandIn, plaidError, startPlaidStandIn } from '../../vendors/plaid/plaid-stand-in.fixture.ts'
import { describeBankIncomeContract } from '../port.contract.ts'
import { plaidBankIncome } from './plaid-bank-income.ts'

const month = (start: string, amount: number, currency = 'USD') => ({
  start_date: `${start}-01`,
  end_date: `${start}-28`,
  total_amounts: [{ amount, iso_currency_code: currency, unofficial_currency_code: null }],
  transactions: [],
})
const stream = (category: string, amount: number, description = 'HARBOR FOODS PAYROLL') => ({
  income_source_id: 'source-1',
  account_id: 'checking-1',
  income_description: description,
  income_category: category,
  start_date: '2025-12-01',
  end_date: '2026-11-13',
  pay_frequency: 'BIWEEKLY',
  historical_summary: ['2026-08', '2026-09', '2026-10'].map((each) => month(each, amount)),
})
const account = (id: string, ...names: string[]) => ({ account_id: id, owners: [{ names, emails: [], addresses: [], phone_numbers: [] }] })
const ACCOUNTS = [account('checking-1', 'Ana Reyes', 'Ben Reyes'), account('savings-1', 'Jordan Marsh')]
const report = (...streams: object[]) => ({
  bank_income: [
    { bank_income_id: 'report-1', items: [{ item_id: 'item-1', bank_income_accounts: ACCOUNTS, bank_income_sources: streams }] },
  ],
})

const sessions = (...statuses: string[]) => ({
  sessions: statuses.map((status, index) => ({
    link_session_id: `s-${index}`,
    results: { bank_income_results: [{ status, item_id: 'item-1' }] },
  })),
})

let plaid: PlaidStandIn
beforeAll(async () => {
  plaid = await startPlaidStandIn()
})
afterAll(() => plaid.close())
beforeEach(() => {
  plaid.answer('/user/create', () => ({ body: { user_id: 'user-1', user_token: 'user-token-1', request_id: 'made-1' } }))
  plaid.answer('/link/token/create', () => ({ body: { link_token: 'link-token-1', expiration: '2026-11-20T22:00:00Z' } }))
  plaid.answer('/credit/sessions/get', () => ({ body: sessions('APPROVED') }))
  plaid.answer('/credit/bank_income/get', () => ({ body: { request_id: 'read-1', ...report(stream('SALARY', 6_000)) } }))
})

const adapter = () => plaidBankIncome(plaid.access)
describeBankIncomeContract(adapter, () => 'public-token-1')

async function read() {
  const { data } = await adapter().start(linkRequest, contractCall())
  return (await adapter().read({ session: data.session }, contractCall())).data
}

describe('bank income by Plaid', () => {
  it('opens Plaid’s window for a year of bank income, in the lender’s name', async () => {
    const { data } = await adapter().start(linkRequest, contractCall())
    expect(data.opening).toEqual({ kind: 'PLAID', linkToken: 'link-token-1' })
    expect(plaid.calls.findLast(({ path }) => path === '/link/token/create')?.body).toMatchObject({
      client_name: 'Hearthline',
      products: ['income_verification'],
      user_token: 'user-token-1',
      income_verification: { income_source_types: ['bank'], bank_income: { days_requested: 365 } },
    })
  })

  it('gives each stream as deposits month by month, which the rules average', async () => {
    const { records } = await read()
    expect(records).toMatchObject([{ kind: 'DEPOSITS', payer: 'HARBOR FOODS PAYROLL', of: 'WAGES', lastOn: '2026-11-13' }])
    const sourced = records.map((record) => ({ source: 'a', person: 'borrower', record }))
    expect(totalIncome(verifyRecords(sourced, '2026-11-20'))).toBe(7_200_000)
  })

  it('is connected when Plaid says that the person approved it, and not because a browser says so', async () => {
    const { data } = await adapter().start(linkRequest, contractCall())
    const finish = () => adapter().finish({ session: data.session, code: 'any' }, contractCall())
    for (const nothing of [{ sessions: [] }, {}, { sessions: [{ link_session_id: 's-0' }] }, sessions('STARTED')]) {
      plaid.answer('/credit/sessions/get', () => ({ body: nothing }))
      await expect(finish()).rejects.toMatchObject({ kind: 'PENDING' })
    }
    plaid.answer('/credit/sessions/get', () => ({ body: sessions('NO_DEPOSITS_FOUND') }))
    expect((await finish()).data.outcome).toBe('FAILED')
    plaid.answer('/credit/sessions/get', () => ({ body: sessions('INTERNAL_ERROR', 'APPROVED') }))
    expect((await finish()).data.outcome).toBe('CONNECTED')
  })

  it('names the owners of each account that income arrives in, and of no other', async () => {
    expect((await read()).holders).toEqual([['Ana Reyes', 'Ben Reyes']])
    const elsewhere = { ...stream('SALARY', 1_000), account_id: 'savings-1' }
    plaid.answer('/credit/bank_income/get', () => ({ body: report(stream('SALARY', 9_000), elsewhere) }))
    expect((await read()).holders).toEqual([['Ana Reyes', 'Ben Reyes'], ['Jordan Marsh']])
    plaid.answer('/credit/bank_income/get', () => ({ body: report({ ...stream('SALARY', 9_000), account_id: 'unknown' }) }))
    expect((await read()).holders).toEqual([[]])
  })

  it('takes no refund, transfer or foreign money for income', async () => {
    const foreign = { ...stream('SALARY', 0), historical_summary: [month('2026-10', 9_000, 'EUR')] }
    const others = ['TAX_REFUND', 'TRANSFER_FROM_APPLICATION', 'CASH_DEPOSIT', 'A_NEW_CATEGORY'].map((category) => stream(category, 9_000))
    plaid.answer('/credit/bank_income/get', () => ({ body: report(...others, foreign) }))
    expect((await read()).records).toMatchObject([{ months: [{ month: '2026-10', cents: 0 }] }])
  })

  it('is pending until Plaid has made the report', async () => {
    plaid.answer('/credit/bank_income/get', () => ({ body: {} }))
    await expect(read()).rejects.toMatchObject({ kind: 'PENDING' })
    plaid.answer('/credit/bank_income/get', () => plaidError(400, 'ITEM_ERROR', 'PRODUCT_NOT_READY'))
    await expect(read()).rejects.toMatchObject({ kind: 'PENDING' })
  })
})
