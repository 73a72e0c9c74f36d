/** Whose account it is that shows an income: its holder is compared with the person, and another's waits for an operator. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import type { Person } from '../testing/person.ts'
import { connectIncome, listSource, reviewOf, startLink, visitSandbox } from '../testing/show-income.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const atIncome = (lastName?: string) => personAt(app, operator, 'INCOME_VERIFICATION', lastName)

const openItem = async (borrower: Person) => (await borrower.application()).openItem
const DONE = { sources: ['TRUV_PAYROLL'] }

describe('whose account it is', () => {
  const anothers = { step: 'code', user: 'user_other', payer: 'Harbor Foods', digits: '123456' }
  const isRead = (borrower: Person) => expect.poll(async () => (await reviewOf(borrower)).sources.at(-1)!.state).not.toBe('IN_PROGRESS')
  async function connectAnothers(borrower: Person, way: 'PAYROLL' | 'BANK' = 'PAYROLL', whose = 'borrower') {
    const source = await listSource(borrower, way, [], whose)
    const { link, opening } = await startLink(borrower, source)
    const code = (await visitSandbox(borrower, opening.url, anothers)).searchParams.get('code')
    expect((await borrower.post(`/income-links/${link}/finish`, { code })).json()).toEqual({ state: 'CONNECTED' })
    await isRead(borrower)
    return { source, link, documents: [], records: [] }
  }
  const openAccounts = async ({ uuid }: Person) =>
    (await operator.get(`/applications/${uuid}`)).json<{ openItem: { id: string; about: { accounts: object[] } } }>().openItem

  it('another’s account counts for nothing, says so to the borrower, and waits for an operator who reads both names', async () => {
    const borrower = await atIncome()
    const account = await connectAnothers(borrower)
    expect(await reviewOf(borrower)).toMatchObject({
      verifiedCents: 0,
      sources: [{ state: 'RECEIVED', why: expect.stringContaining('The name on this account isn’t') }],
    })
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const { id, about } = await openAccounts(borrower)
    expect([id, about.accounts]).toEqual([
      'income-confirmation',
      [
        expect.objectContaining({
          person: expect.stringContaining('Reyes'),
          holders: ['Jordan Marsh'],
          match: expect.objectContaining({ outcome: 'NONE' }),
        }),
      ],
    ])
    expect((await reviewOf(borrower)).sources[0]!.state).toBe('UNDER_REVIEW')
    const refused = { ...account, outcome: 'NOT_USABLE', why: 'This payroll account is in another name.' }
    expect((await operator.decide(borrower.uuid, 'income-confirmation', { sources: [refused] })).statusCode).toBe(200)
    await borrower.untilRest()
    expect(await openItem(borrower)).toBe('income-shortfall')
    expect(await reviewOf(borrower)).toMatchObject({ verifiedCents: 0, sources: [{ state: 'NOT_USABLE', why: refused.why }] })
    // The borrower's own account beside it counts, and what was said of the other one stands.
    await connectIncome(borrower)
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ verifiedAnnualCents: 14_500_000 })
  })

  it('counts where an operator says that it is the person’s own, for this very connection', async () => {
    const borrower = await atIncome()
    const account = await connectAnothers(borrower)
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const decide = (changes: object) =>
      operator.decide(borrower.uuid, 'income-confirmation', { sources: [{ ...account, outcome: 'CONFIRMED', ...changes }] })
    expect((await decide({ link: randomUUID() })).statusCode).toBe(422)
    expect((await decide({})).statusCode).toBe(200)
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
    expect((await reviewOf(borrower)).sources[0]!.state).toBe('VERIFIED')
  })

  it('compares a co-owner’s account with the co-owner', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION', 'Jointowner', { income: 60_000, coOwnersIncome: 90_000 })
    const other = (await reviewOf(borrower)).people[1]!
    await connectIncome(borrower, 'PAYROLL', other.person)
    expect((await reviewOf(borrower)).sources[0]!.state).toBe('VERIFIED')
    await connectAnothers(borrower, 'BANK', other.person)
    expect((await reviewOf(borrower)).sources[1]!.why).toContain(other.name)
  })
})
