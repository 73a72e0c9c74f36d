import {
  addBusinessDays,
  daysBetween,
  exampleAccount,
  formatLocalDate,
  formatLocalDateWithYear,
  isBankingDay,
  type LineTerms,
  type LocalDate,
  lenderDay,
  replacementAccount,
} from '@hearthline/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkTransfers } from '../engine/check-transfers.ts'
import { applicationBody } from '../testing/application-body.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { createRequest, type Person } from '../testing/person.ts'
import { unreadablePages } from '../testing/read-pages.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const today = () => lenderDay(app.container.clock.now())
const APPROVED = { outcome: 'ACCEPTED', reason: 'Confirmed by telephone.' }
const query = (text: string, values: unknown[]) => app.container.db.query(text, values)

const transfersOf = async ({ uuid }: Person) =>
  (
    await query(
      'select trace_number as trace, state, return_code as code, returned_on::text as "returnedOn" from transfers where application_id = $1 order by looked_at nulls last',
      [uuid],
    )
  ).rows as { trace: string; state: string; code: string | null; returnedOn: string | null }[]

/** Of the line, by account, in cents: those that hold something. */
const balances = async ({ uuid }: Person) =>
  Object.fromEntries(
    (
      await query('select account, sum(amount_cents)::int as cents from ledger_entries where application_id = $1 group by account', [uuid])
    ).rows.flatMap(({ account, cents }) => (cents === 0 ? [] : [[account, cents]])),
  ) as Record<string, number>

const daysUntil = async (day: LocalDate) => {
  while (today() < day) await operator.advance(1)
}

/** A banking day after the money was sent it settles, and a banking day later the sandbox's bank sends it back. */
const untilReturned = (sentOn: LocalDate) => daysUntil(addBusinessDays(sentOn, 2, isBankingDay))

/** Another application of theirs, as soon as the first is complete. */
const begun = ({ headers, email }: Person) => app.call(createRequest(headers, applicationBody('Bankreview', email)))

/** `atOnce`: the bank tells of the return before anyone looked whether the money had arrived. */
async function fundedAndReturned(lastName: string, account?: object, atOnce = false): Promise<{ borrower: Person; sentOn: LocalDate }> {
  const borrower = account
    ? await personAt(app, operator, 'DISBURSEMENT_ACCOUNT', lastName)
    : await personAt(app, operator, 'COMPLETE', lastName)
  if (account) {
    await borrower.answer('disbursement-account', { ...exampleAccount, ...account })
    await liveOn(borrower, operator)
    expect((await begun(borrower)).statusCode).toBe(201)
  }
  const { sentOn, status } = await operator.resultOf<{ sentOn: LocalDate; status: string }>(borrower, 'disbursement')
  expect(status).toBe('SENT')
  expect(await balances(borrower)).toMatchObject({ ACH_CLEARING: expect.any(Number) })
  if (atOnce) await operator.advance(daysBetween(today(), addBusinessDays(sentOn, 2, isBankingDay)))
  else await untilReturned(sentOn)
  await borrower.untilStep(({ step }) => step !== 'COMPLETE')
  return { borrower, sentOn }
}

describe('money that the borrower’s bank sends back (Nacha Operating Rules, R03)', () => {
  let borrower: Person
  // At each stage the borrower and the team read the line.
  afterEach(async () => expect(await unreadablePages(borrower, operator)).toEqual([]))
  let first: string
  beforeAll(async () => {
    ;({ borrower } = await fundedAndReturned('Payreturn'))
    first = (await transfersOf(borrower))[0]!.trace
  })

  it('is asked for with another account, with the reason, and nothing that was signed is signed again', async () => {
    expect(await borrower.application()).toMatchObject({ step: 'DISBURSEMENT_ACCOUNT', openItem: 'replacement-account' })
    const { about } = (await borrower.get('/items/replacement-account')).json<{ about: object }>()
    expect(about).toMatchObject({ account: { last4: '6789' }, told: expect.stringContaining('no such account'), returnedOn: today() })
    const [mail] = await mailsArrived(app, borrower, 'Your bank sent your money back')
    // One event has one day, whoever names it, and the dashboard says why.
    expect(await daysSaid(borrower, { dates: 'Your bank sent the money back', kind: 'RETURNED', trace: first })).toEqual({
      ...{ dates: today(), dashboard: today(), ledger: today(), transfer: today() },
      note: expect.stringContaining('no such account'),
    })
    expect(mail).toContain(formatLocalDateWithYear(today()))
  })

  it('is back in the ledger and with no one, once however often it is told', async () => {
    const { amountCents } = (
      await query('select amount_cents::int as "amountCents" from transfers where application_id = $1', [borrower.uuid])
    ).rows[0] as { amountCents: number }
    const before = await balances(borrower)
    expect(before).toMatchObject({ UNDISBURSED: -amountCents })
    expect(before).not.toHaveProperty('ACH_CLEARING')
    await Promise.all([checkTransfers(app.container.engine.parts), checkTransfers(app.container.engine.parts)])
    expect(await balances(borrower)).toEqual(before)
    expect(await transfersOf(borrower)).toEqual([{ trace: first, state: 'RETURNED', code: 'R03', returnedOn: today() }])
    await expect(query("update transfers set state = 'SETTLED' where application_id = $1", [borrower.uuid])).rejects.toThrow(
      /never changed/,
    )
  })

  it('costs no interest from the moment at which the bank tells it, and the next day changes nothing of that', async () => {
    const shown = async () => (await borrower.get('/line')).json<{ line: { interestCents: number; balanceCents: number } }>().line
    const told = await shown()
    // What was spent for them still bears interest: two or three days of it.
    const { originationFeeCents, costs, recordingTax } = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    const spent =
      originationFeeCents +
      recordingTax.mostCents +
      costs.reduce((sum, { paid, amountCents }) => sum + (paid === 'FROM_DRAW' ? amountCents : 0), 0)
    expect(told.balanceCents).toBeLessThanOrEqual(spent)
    expect(told.interestCents).toBeLessThanOrEqual(Math.ceil((spent * 4 * 0.18) / 365))
  })

  it('is sent once more, to an account that was checked and approved, and the line is whole again', async () => {
    const { documents } = await borrower.application()
    const misfits = async (account: object) => {
      const reply = await borrower.put('/items/replacement-account', account)
      return reply.statusCode === 200 ? [] : reply.json<{ fields: { path: string; message: string }[] }>().fields
    }
    const notPaid = [{ path: 'accountNumber', message: expect.stringContaining('We can’t send the money to this account') }]
    expect(await misfits(exampleAccount)).toEqual(notPaid)
    const refusedHere = { ...replacementAccount.example, accountNumber: '000555444333' }
    expect(await misfits(refusedHere)).toEqual([])
    await borrower.untilRest()
    const refusal = { outcome: 'REFUSED', reason: 'The holder is someone else.' }
    expect((await (await operator.funder()).decide(borrower.uuid, 'replacement-approval', refusal)).statusCode).toBe(200)
    // Whoever is refused is told, and asked for one more.
    expect(await borrower.application()).toMatchObject({
      ...{ step: 'DISBURSEMENT_ACCOUNT', openItem: 'replacement-account' },
      nextAction: { waitingOn: 'you', why: expect.stringContaining('can’t send the money to the account that you gave us') },
    })
    await mailsArrived(app, borrower, 'We need another account for your money')
    expect([await misfits(refusedHere), await misfits(exampleAccount)]).toEqual([notPaid, notPaid])
    await borrower.answer('replacement-account', replacementAccount.example)
    await borrower.untilRest()
    expect(await borrower.application()).toMatchObject({ step: 'FUNDABLE', openItem: 'replacement-approval' })
    await mailsArrived(app, borrower, 'Another account was named for your money', 2)
    expect(await transfersOf(borrower)).toHaveLength(1)
    const { openItem } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { about: object } }>()
    expect(openItem.about).toMatchObject({ approved: { last4: '6789' }, account: { last4: '4321' } })
    expect((await (await operator.funder()).decide(borrower.uuid, 'replacement-approval', APPROVED)).statusCode).toBe(200)
    await borrower.untilStep('COMPLETE')
    const again = await operator.resultOf<{ traceNumber: string; status: string; sentOn: LocalDate; settlesOn: LocalDate }>(
      borrower,
      'disbursement',
    )
    expect(again.status).toBe('SENT')
    // It is told as money that is sent again, and the line is opened once.
    await mailsArrived(app, borrower, 'We send your money again')
    expect((await mailsArrived(app, borrower, 'Your line is open'))[0]).toContain(
      'The cash from your line goes out to your bank account on',
    )
    const trace = again.traceNumber
    expect(await daysSaid(borrower, { dates: 'Money sent to your account', kind: 'SENT', trace })).toMatchObject({
      ...{ dates: again.sentOn, dashboard: again.sentOn, ledger: again.sentOn, transfer: null },
    })
    await daysUntil(again.settlesOn)
    const { dates } = await daysSaid(borrower, { dates: 'Money in your account', kind: 'SETTLED', trace })
    const { note } = await daysSaid(borrower, { dates: '', kind: 'SENT', trace })
    expect([dates, note]).toEqual([again.settlesOn, expect.stringContaining(`In your account ${formatLocalDate(again.settlesOn)}.`)])
    const arrived = await mailsArrived(app, borrower, 'Your money has arrived', 2)
    expect(arrived[1]).toContain(formatLocalDateWithYear(again.settlesOn))
    expect(again.traceNumber).not.toBe(first)
    expect(await transfersOf(borrower)).toHaveLength(2)
    expect(await balances(borrower)).not.toHaveProperty('UNDISBURSED')
    expect((await borrower.application()).documents).toEqual(documents)
    const { ledger } = (await operator.get(`/applications/${borrower.uuid}/ledger`)).json<{ ledger: Record<string, object[]> }>()
    expect(ledger).toMatchObject({ differences: [], transfers: [{ state: 'SETTLED', reason: null }, { state: 'RETURNED' }] })
    expect(ledger.transfers![1]).toMatchObject({ traceNumber: first, reason: expect.stringContaining('R03, no account') })
    expect(new Set(ledger.balances!.map((balance) => (balance as { account: string }).account)).has('CASH')).toBe(true)
  })
})

interface LineBody {
  readonly recent: { readonly kind: string; readonly on: string; readonly note?: string }[]
}

/** The day of something, wherever it is said: among the dates, on the dashboard, by the team's ledger. */
async function daysSaid(borrower: Person, said: { readonly dates: string; readonly kind: string; readonly trace: string }) {
  const { dates } = (await borrower.application()) as unknown as { dates: { label: string; on?: string }[] }
  const { line } = (await borrower.get('/line')).json<{ line: LineBody }>()
  const { ledger } = (await operator.get(`/applications/${borrower.uuid}/ledger`)).json<{
    ledger: { transactions: { kind: string; happenedOn: string }[]; transfers: { traceNumber: string; returnedOn: string | null }[] }
  }>()
  return {
    dates: dates.findLast(({ label }) => label === said.dates)?.on,
    dashboard: line.recent.find(({ kind }) => kind === said.kind)?.on,
    ledger: ledger.transactions.find(({ kind }) => kind === said.kind)?.happenedOn,
    transfer: ledger.transfers.find(({ traceNumber }) => traceNumber === said.trace)?.returnedOn,
    note: line.recent.find(({ kind }) => kind === said.kind)?.note,
  }
}

describe('a return that its owner cannot put right', () => {
  it('waits for a person, who has it sent to another account; one that is not verified is looked at first', async () => {
    const { borrower } = await fundedAndReturned('Bankreview', { accountNumber: '123400016' }, true)
    const unreadable = () => unreadablePages(borrower, operator)
    expect(await unreadable()).toEqual([])
    expect(await borrower.application()).toMatchObject({ step: 'FUNDABLE', openItem: 'disbursement-return-review' })
    // What they began since goes on beside it, and a third is refused.
    expect((await begun(borrower)).statusCode).toBe(409)
    expect(
      (
        await query(
          "select 1 from applications where identity_id = (select identity_id from applications where id = $1) and step <> 'CANCELLED'",
          [borrower.uuid],
        )
      ).rows,
    ).toHaveLength(2)
    const decided = { account: 'ANOTHER', reason: 'The bank has blocked the account.' }
    expect((await operator.decide(borrower.uuid, 'disbursement-return-review', decided)).statusCode).toBe(200)
    expect(await borrower.application()).toMatchObject({ step: 'DISBURSEMENT_ACCOUNT', openItem: 'replacement-account' })
    // In another name: no money goes there by itself.
    await borrower.answer('replacement-account', replacementAccount.example)
    await borrower.untilRest()
    expect(await borrower.application()).toMatchObject({ step: 'DISBURSEMENT_ACCOUNT', openItem: 'replacement-account-review' })
    expect(await transfersOf(borrower)).toHaveLength(1)
    const refused = { outcome: 'REFUSED', reason: 'The holder is a stranger.' }
    expect((await operator.decide(borrower.uuid, 'replacement-account-review', refused)).statusCode).toBe(200)
    // Whoever decides of the next one reads which account this was.
    const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { detail: Record<string, unknown> }[] }>()
    expect(audit.findLast(({ detail }) => detail.decided === 'replacement-account-review')?.detail).toMatchObject({
      account: expect.stringMatching(/, ending in \d{4}$/u),
    })
    // They are told, and asked for one more; the one that was refused is no answer.
    expect(await borrower.application()).toMatchObject({ openItem: 'replacement-account', nextAction: { waitingOn: 'you' } })
    await mailsArrived(app, borrower, 'We need another account for your money')
    expect((await borrower.put('/items/replacement-account', replacementAccount.example)).statusCode).toBe(422)
    await borrower.answer('replacement-account', { ...replacementAccount.example, accountNumber: '000987651111' })
    await borrower.untilRest()
    expect(
      (await operator.decide(borrower.uuid, 'replacement-account-review', { outcome: 'ACCEPTED', reason: 'Her account.' })).statusCode,
    ).toBe(200)
    await borrower.untilRest()
    // A person accepted what the bank did not confirm: two others approve it.
    expect((await borrower.application()).openItem).toBe('replacement-first-approval')
    expect((await operator.decide(borrower.uuid, 'replacement-first-approval', APPROVED)).statusCode).toBe(403)
    expect((await (await operator.another()).decide(borrower.uuid, 'replacement-first-approval', APPROVED)).statusCode).toBe(200)
    expect((await (await operator.funder()).decide(borrower.uuid, 'replacement-approval', APPROVED)).statusCode).toBe(200)
    await borrower.untilStep('COMPLETE')
    expect(await balances(borrower)).not.toHaveProperty('UNDISBURSED')
    expect(await unreadable()).toEqual([])
  })
})
