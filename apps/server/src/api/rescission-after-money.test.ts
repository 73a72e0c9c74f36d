/** The right to cancel after money had left (12 CFR 1026.15(d)): two persons extinguish a line, and the books say what is left. */
import { addDays, formatExactCents, formatLocalDateWithYear, lenderDay } from '@hearthline/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { applicationBody } from '../testing/application-body.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { createRequest, type Person, personOf } from '../testing/person.ts'
import { unreadablePages } from '../testing/read-pages.ts'
import { documentIn } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { faults, rescinding } from '../testing/written-notice.ts'

let app: TestApp
let operator: Staff
let second: Staff
let team: ReturnType<typeof rescinding>
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  second = await operator.colleague()
  team = rescinding(app, operator, second)
})
afterAll(() => app.close())

interface Line {
  readonly status: string
  readonly balanceCents: number
  readonly interestCents: number
}

describe('a written notice', () => {
  let borrower: Person
  let givenOn: string
  beforeAll(async () => {
    borrower = await personAt(app, operator, 'RESCISSION')
    givenOn = team.todayThere()
    await liveOn(borrower, operator, 'COMPLETE')
  })
  afterEach(async () => expect(await unreadablePages(borrower, operator)).toEqual([]))
  const line = async () => (await borrower.get('/line')).json<{ line: Line }>().line
  const interestAfter = async (days: number) => {
    const before = (await line()).interestCents
    await operator.advance(days)
    await expect.poll(async () => (await line()).interestCents, { timeout: 20_000 }).toBeGreaterThan(before)
    return line()
  }

  /** What the second person read of the first notice. */
  let readVersion: number

  it('that a second person refuses cancels nothing: the line goes on, beside what was begun since, and owes nothing for the days between', async () => {
    const { written, scanned, confirming, refusing, exercised } = team
    const { interestCents, balanceCents } = await interestAfter(10)
    const document = await scanned(borrower, 'a letter of someone else')
    // The processor is away when the notice comes: it is asked again until it says that the money left, and the owners are told so.
    const payments = app.container.provider('payments', 'HEARTH')
    let isAway = true
    payments.withdraw = async () => {
      if (isAway) throw new ProviderUnavailable('Poplar Payments (sandbox)', 'TIMEOUT')
      return { data: { status: 'SENT' }, provider: 'Poplar Payments (sandbox)', reference: 'sent', request: {}, response: {} }
    }
    expect((await written(borrower, { givenOn, document })).json()).toEqual({ step: 'CANCELLED' })
    const asked = async () =>
      (await operator.get(`/applications/${borrower.uuid}`)).json<{
        stopAskedSince: string | null
        summary: object
        rescission: { exercised: object }
      }>()
    expect(await asked()).toMatchObject({
      stopAskedSince: expect.any(String),
      summary: { openTitle: 'Notice of the right to cancel: a second person checks it' },
      rescission: { exercised: { money: 'UNDER_WAY', takesTwo: true } },
    })
    isAway = false
    await expect.poll(async () => (await asked()).stopAskedSince).toBeNull()
    delete payments.withdraw
    const [left] = await mailsArrived(app, borrower, 'Money from your line was sent')
    expect(left).toContain(
      'A payment from the line was on its way when we had the notice, and it was sent. Everything on the line stays stopped',
    )
    expect((await borrower.application()).nextAction.why).toContain('If you did not send or sign it, call us now')
    // While it stands still they begin another application.
    const again = await app.call(createRequest(borrower.headers, applicationBody('Reyes', borrower.email)))
    expect(again.statusCode).toBe(201)
    await operator.advance(6)
    readVersion = (await second.get(`/applications/${borrower.uuid}`)).json<{ version: number }>().version
    expect((await refusing(borrower, operator)).statusCode).toBe(403)
    expect(faults(await refusing(borrower, second, borrower.uuid))[0]?.path).toBe('document')
    // A closer checks it too, and what shows their day is theirs to upload. In the queue of a closer it waits like anybody's.
    const closer = await staff(app, 'closer')
    expect((await closer.get('/queue')).body).toContain(borrower.uuid)
    const shownBy = documentIn(await closer.receive(borrower.uuid, 'FILE_EVIDENCE', 'the envelope'))
    const late = async (finding?: string) =>
      closer.post(
        `/applications/${borrower.uuid}/rescission/refuse`,
        { ...{ because: 'TOO_LATE', document: shownBy, reason: 'The postmark' }, ...(finding && { finding: { givenOn: finding } }) },
        await closer.readNow(borrower.uuid),
      )
    const { lastDay } = (await closer.get(`/applications/${borrower.uuid}`)).json<{ rescission: { lastDay: string } }>().rescission
    // The day that was recorded is in time: it is no reason to refuse. Nor is a day on which the letter was here already.
    for (const day of [undefined, givenOn, lastDay, addDays(team.todayThere(), 1)])
      expect(faults(await late(day))[0]?.path).toBe('finding.givenOn')
    const foundOn = addDays(lastDay, 1)
    expect((await late(foundOn)).json()).toEqual({ step: 'COMPLETE' })
    expect([(await refusing(borrower)).statusCode, (await confirming(borrower, second)).statusCode]).toEqual([409, 409])
    const [mail] = await mailsArrived(app, borrower, 'Your line is not canceled')
    expect(mail).toContain(`The time to cancel ended on ${formatLocalDateWithYear(lastDay)}, and we found that the notice was given on`)
    expect(mail).toContain('You owe no interest for the days from')
    expect(await line()).toMatchObject({ status: 'OPEN', balanceCents, interestCents, nextPayment: expect.anything() })
    const file = (await operator.get(`/applications/${borrower.uuid}`)).json<{ rescission: { refused: object[] } }>()
    expect(file).toMatchObject({
      summary: { step: 'COMPLETE', needsOperator: false },
      rescission: {
        exercised: null,
        confirmation: null,
        refused: [{ because: 'TOO_LATE', givenOn, finding: { givenOn: foundOn, lastDay } }],
      },
    })
    // What was recorded stays on file, and cancels nothing when it is sent once more.
    expect((await exercised(borrower)).exercised).toMatchObject({ takesTwo: true })
    expect(faults(await written(borrower, { givenOn, document }))[0]).toMatchObject({ path: 'document' })
    const later = await interestAfter(2)
    // Two days of interest after the ten before: the six without are never made up for.
    expect(later.interestCents - interestCents).toBeLessThan(interestCents / 2)
    const { uuid } = again.json<{ uuid: string }>()
    const other = personOf(app, { email: borrower.email, authorization: borrower.headers.authorization!, uuid })
    expect((await other.application()).step).not.toBe('CANCELLED')
  })

  it('that comes after the money was sent cancels the line all the same: what is owed both ways is listed, and nothing accrues', async () => {
    const { written, exercised, scanned, returning, confirming } = team
    expect(await line()).toMatchObject({ status: 'OPEN' })
    await operator.advance(40)
    const before = await line()
    expect(before.interestCents).toBeGreaterThan(0)
    const [receivedOn, on] = [addDays(givenOn, 1), lenderDay(app.container.clock.now())]
    // Not on one person's word: with its scan, which the team can still upload.
    expect(faults(await written(borrower, { givenOn, receivedOn }))[0]?.path).toBe('document')
    const document = await scanned(borrower, 'the letter')
    expect((await written(borrower, { givenOn, receivedOn, document })).json()).toEqual({ step: 'CANCELLED' })
    expect((await exercised(borrower)).exercised).toMatchObject({ money: 'SENT', receivedOn, takesTwo: true })
    const told = await mailsArrived(app, borrower, 'We are checking a notice to cancel your line', 2)
    expect(told.at(-1)).toContain('If you did not send or sign it, call us now')
    expect(told.at(-1)).toMatch(/The cash from your line, \$[\d,.]+, reached your bank account on /)
    expect(told.at(-1)).toContain('You don’t have to return any of it now')
    const file = async (by = operator) =>
      (await by.get(`/applications/${borrower.uuid}`)).json<{
        rescission: { owedByOwners: { what: string; amountCents: number }[]; confirmation: { barred: string | null } | null }
      }>()
    // All stops at once; that nothing is owed does not count yet, and nothing is returned.
    const { balanceCents, interestCents } = before
    expect(await line()).toMatchObject({ status: 'CANCELED', availableCents: 0, nextPayment: null, balanceCents, interestCents })
    expect((await file()).rescission.confirmation?.barred).toContain('You recorded the notice')
    // Their own word, signed before the letter came, stands beside it.
    const stated = [expect.objectContaining({ name: 'Ana Reyes', way: 'HERE' })]
    expect((await file(second)).rescission.confirmation).toEqual({ barred: null, stated })
    expect(await file()).toMatchObject({
      summary: { needsOperator: true, clock: { kind: 'RESCISSION_RETURN', dueOn: addDays(receivedOn, 20) } },
    })
    const release = { what: 'LIEN_RELEASE', on, reference: '2026-99' }
    expect((await returning(borrower, release)).statusCode).toBe(409)
    expect((await confirming(borrower, operator)).statusCode).toBe(403)
    await expect(
      app.container.db.query(
        "insert into facts (application_id, item, party, basis, data, actor, settled_at) select application_id, 'rescission-confirmation', party, '0', '{}', actor, now() from facts where application_id = $1 and item = 'rescission-exercise'",
        [borrower.uuid],
      ),
    ).rejects.toThrow(/Whoever recorded the notice/)
    // Whoever still reads the notice that was refused confirms no other one, and refuses none.
    for (const act of ['confirm', 'refuse']) {
      const body = { reason: 'Compared', ...(act === 'refuse' && { because: 'NOT_GIVEN', document }) }
      const stale = await second.post(`/applications/${borrower.uuid}/rescission/${act}`, body, { 'if-match': `"${readVersion}"` })
      expect([act, stale.statusCode]).toEqual([act, 412])
    }
    expect((await confirming(borrower, await staff(app, 'closer'))).statusCode).toBe(200)
    expect((await confirming(borrower, await operator.another())).statusCode).toBe(409)
    const [mail] = await mailsArrived(app, borrower, 'Your line is canceled')
    expect(mail).toContain('was sent before we could stop it')
    expect(mail).not.toContain('No money is sent')
    // What is left is what was sent; the interest of 40 days, the fee and the costs are gone.
    const { rescission } = await file()
    expect(rescission).toMatchObject({ owedByOwners: [{ what: 'CASH', amountCents: expect.any(Number) }], confirmation: null })
    const cash = rescission.owedByOwners[0]!.amountCents
    expect(mail).toContain(`After that you return the ${formatExactCents(cash)} that we sent to you, without interest or fees.`)
    await expect.poll(line).toMatchObject({ status: 'CANCELED', balanceCents: cash, interestCents: 0, nextPayment: null })
    expect((await returning(borrower, release, operator)).statusCode).toBe(403)
    expect((await returning(borrower, release)).statusCode).toBe(200)
    // The lender has done its part; the owners have not.
    expect(await file()).toMatchObject({ summary: { needsOperator: true, clock: null } })
    // They cannot have given it back before it was there; and what is recorded is the amount that was read.
    expect(faults(await returning(borrower, { what: 'CASH', on: givenOn, reference: 'Wire 77' }))[0]?.path).toBe('on')
    // The last thing that was ours: with its mail they read that it is their turn, with the sum, how and where to.
    const [released] = await mailsArrived(app, borrower, 'The lien on your home is released')
    expect(released).toContain(`We have done our part. It is your turn now: return the ${formatExactCents(cash)} that we sent to you`)
    expect(released).toContain('Send it to the address in your notice of the right to cancel, or call us first.')
    const said = async () => {
      const { nextAction, cancellation, dates } = await borrower.application()
      return { why: nextAction.why, turn: cancellation.exercised?.turn, left: cancellation.exercised?.left, last: dates.at(-1)?.detail }
    }
    const theirs = await said()
    expect(theirs).toMatchObject({ turn: 'OWNERS', left: expect.stringContaining('It is your turn now'), last: 'It is your turn now' })
    expect(theirs.why).toContain(theirs.left)
    // It may come in parts: never more than is owed, and nothing of what is ours.
    const part = (amountCents: number, more = {}) => returning(borrower, { what: 'CASH', on, reference: 'Wire 76', amountCents, ...more })
    expect(faults(await part(cash + 1))).toEqual([
      { path: 'amountCents', message: `No more than ${formatExactCents(cash)} is to be given back` },
    ])
    expect((await part(50_000)).statusCode).toBe(200)
    // The very same payment is not recorded twice; another one of the day has a reference of its own.
    expect(faults(await part(50_000, { reference: ' wire  76' }))).toMatchObject([{ path: 'reference' }])
    const rest = `the ${formatExactCents(cash - 50_000)} that is left of what we sent to you`
    const [first] = await mailsArrived(app, borrower, 'We have the money that you returned')
    expect(first).toContain('we received $500 of what we had sent to you')
    expect(first).toContain(rest)
    expect((await said()).why).toContain(rest)
    expect((await borrower.application()).nextAction).toMatchObject({ title: `Return ${rest}`, waitingOn: 'you' })
    await expect.poll(line).toMatchObject({ balanceCents: cash - 50_000 })
    expect((await returning(borrower, { what: 'CASH', on, reference: 'Wire 77' })).statusCode).toBe(200)
    const none = 'Nothing is left to do, for you or for us.'
    expect(await said()).toMatchObject({ turn: 'NONE', left: none, why: expect.stringContaining(none) })
    const mails = await mailsArrived(app, borrower, 'We have the money that you returned', 2)
    expect(mails.at(-1)).toContain(none)
    expect(await file()).toMatchObject({ summary: { needsOperator: false }, rescission: { owedByOwners: [] } })
    await expect.poll(line).toMatchObject({ balanceCents: 0, interestCents: 0 })
    const { ledger } = (await operator.get(`/applications/${borrower.uuid}/ledger`)).json<{
      ledger: { balances: { account: string; cents: number }[]; differences: unknown[] }
    }>()
    const spent = ['CASH', 'RESCISSION_LOSSES']
    expect(ledger.balances.filter(({ cents }) => cents !== 0).map(({ account }) => account)).toEqual(spent)
    expect([ledger.balances.reduce((sum, { cents }) => sum + cents, 0), ledger.differences]).toEqual([0, []])
    expect((await written(borrower, { givenOn })).statusCode).toBe(409)
  })
})
