import { totalIncome, verifyRecords } from '@hearthline/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkRequest } from '../../income-link.contract.ts'
import { contractCall } from '../../provider-call.contract.ts'
import { describeIncomeContract } from '../port.contract.ts'
import { truvIncome } from './truv-income.ts'
import { DONE_REPORT, PUBLIC_TOKEN, startTruvStandIn, type TruvStandIn } from './truv-stand-in.fixture.ts'

let truv: TruvStandIn
beforeAll(async () => {
  truv = await startTruvStandIn()
})
afterAll(() => truv.close())
beforeEach(() => {
  truv.report = DONE_REPORT
  truv.status = undefined
  truv.calls.length = 0
})

const adapter = () => truvIncome(truv.access)
describeIncomeContract(adapter, () => PUBLIC_TOKEN)

async function connected() {
  const { data } = await adapter().start(linkRequest, contractCall())
  return (await adapter().finish({ session: data.session, code: PUBLIC_TOKEN }, contractCall())).data.session
}
const read = async () => adapter().read({ session: await connected() }, contractCall())

describe('payroll by Truv', () => {
  it('opens the bridge for a borrower, named by our own session', async () => {
    const { data } = await adapter().start(linkRequest, contractCall())
    expect(data.opening).toEqual({ kind: 'TRUV', bridgeToken: 'bridge-1' })
    expect(truv.calls.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{32}/, 'id')}`)).toEqual([
      'POST /v1/users/',
      'POST /v1/users/id/tokens/',
    ])
    expect(truv.calls[0]!.body).toMatchObject({ external_user_id: linkRequest.link })
    expect(truv.calls[1]!.body).toEqual({ product_type: 'income', tracking_info: linkRequest.link })
    // What was stated is for sandboxes alone.
    expect(JSON.stringify(truv.calls)).not.toContain('14500000')
  })

  it('gives the newest statement and the years before as records, which the rules count', async () => {
    const { data } = await read()
    expect(data).toMatchObject({ employment: 'ACTIVE', employer: 'Harbor Foods, Inc.' })
    const [stub, year] = data.records
    expect(stub).toMatchObject({ payDate: '2026-11-13', frequency: 'BIWEEKLY', regularCents: 557_692, yearToDateVariableCents: 500_000 })
    expect(year).toMatchObject({ kind: 'W2', year: 2025, wagesCents: 14_800_000, variableCents: 600_000 })
    const incomes = verifyRecords(
      data.records.map((record) => ({ source: 'a', person: 'b', record })),
      '2026-11-20',
    )
    // 26 times the regular pay, and this year's overtime and bonuses, which are a little below the average.
    expect(totalIncome(incomes)).toBe(557_692 * 26 + Math.round((500_000 * 26) / 23))
  })

  it('takes hourly pay by its rate and hours', async () => {
    const [job] = DONE_REPORT.employments
    const hourly = {
      ...job!,
      income: '31.25',
      income_unit: 'HOURLY',
      statements: [{ ...job!.statements[1]!, basis_of_pay: 'H', hours: '76.50' }],
    }
    truv.report = { ...DONE_REPORT, employments: [hourly] }
    expect((await read()).data.records[0]).toMatchObject({ rateCents: 3_125, hoursHundredths: 7_650 })
  })

  it('counts no pay of a job that has ended, and asks where the state of the job is not told', async () => {
    const [job] = DONE_REPORT.employments
    truv.report = { ...DONE_REPORT, employments: [{ ...job!, is_active: false }] }
    const ended = (await read()).data
    expect([ended.employment, ended.records.map(({ kind }) => kind)]).toEqual(['ENDED', ['W2']])
    truv.report = { ...DONE_REPORT, employments: [{ ...job!, is_active: null }] }
    expect((await read()).data.employment).toBe('UNKNOWN')
  })

  it('takes no connection that another session opened', async () => {
    const { data } = await adapter().start(linkRequest, contractCall())
    truv.tracked = 'the-link-of-another'
    const finish = adapter().finish({ session: data.session, code: PUBLIC_TOKEN }, contractCall())
    await expect(finish).rejects.toMatchObject({ retryable: false, because: 'This connection belongs to another session.' })
    truv.tracked = undefined
  })

  it('names the employee of each job, and no one where the payroll does not', async () => {
    const [job] = DONE_REPORT.employments
    expect((await read()).data.holders).toEqual([['Ana Reyes']])
    const profile = { first_name: null, last_name: null, full_name: 'Marsh, Jordan' }
    truv.report = {
      ...DONE_REPORT,
      employments: [
        { ...job!, profile },
        { ...job!, profile: null },
      ],
    }
    expect((await read()).data.holders).toEqual([['Marsh, Jordan'], []])
  })

  it('is pending until Truv is done, also at a word that we do not know', async () => {
    for (const status of ['parse', 'login', 'a-new-word']) {
      truv.report = { status }
      await expect(read()).rejects.toMatchObject({ kind: 'PENDING' })
    }
  })

  it('has no records where the connection came to nothing, so that another way is taken', async () => {
    truv.report = { status: 'no_data' }
    expect((await read()).data).toEqual({ records: [], holders: [] })
  })

  it.each([
    [503, { kind: 'SERVER_ERROR', retryable: true }],
    [429, { kind: 'RATE_LIMITED', retryable: true }],
    [400, { retryable: false }],
  ])('answers %i of Truv’s in the product’s terms, and repeats nothing of a person', async (status, expected) => {
    truv.status = status
    const failure = await adapter()
      .start(linkRequest, contractCall())
      .catch((error: unknown) => error)
    expect(failure).toMatchObject(expected)
    expect(JSON.stringify([String(failure), (failure as { request: unknown }).request])).not.toContain('Reyes')
  })
})
