/** The right to cancel (12 CFR 1026.15): used by an owner in the portal or in writing, in time, and effective for everyone. */
import type { InvitationBody } from '@hearthline/contract'
import { addDays, formatLocalDateWithYear, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmsOnPaperAlone } from '../testing/confirms-on-paper.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signingOf } from '../testing/sign-documents.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { faults, rescinding } from '../testing/written-notice.ts'

let app: TestApp
let operator: Staff
let written: ReturnType<typeof rescinding>['written']
let returning: ReturnType<typeof rescinding>['returning']
let exercised: ReturnType<typeof rescinding>['exercised']
let team: ReturnType<typeof rescinding>
let todayThere: () => string
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  team = rescinding(app, operator, await operator.colleague())
  ;({ written, returning, exercised, todayThere } = team)
})
afterAll(() => app.close())

interface CanceledFile {
  readonly summary: { readonly needsOperator: boolean; readonly openTitle: string; readonly paperAsked: boolean }
}

describe('an owner who changes their mind', () => {
  it('cancels the line in the portal: nothing is recorded or paid, what they paid is owed back, and they are told in writing', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION')
    expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
    const { step, dates } = await borrower.application()
    expect(step).toBe('CANCELLED')
    const { summary } = (await operator.get(`/applications/${borrower.uuid}`)).json<CanceledFile>()
    expect(summary.openTitle).toBe('Canceled under the right to cancel')
    expect(dates.at(-1)?.label).toBe('You canceled the line')
    expect((await exercised(borrower)).exercised).toMatchObject({ name: 'Ana Reyes', way: 'HERE' })
    await mailsArrived(app, borrower, 'Your line is canceled')
    // Not in other words as well.
    expect(await mailsTo(app, borrower, 'Your application is canceled')).toEqual([])
    // Of what was signed they may have paper copies also now (15 USC 7001(c)(1)(B)(iv)).
    expect((await signingOf(borrower).send({ event: 'PAPER_REQUESTED' })).statusCode).toBe(200)
    expect((await operator.get(`/applications/${borrower.uuid}`)).json<CanceledFile>().summary.paperAsked).toBe(true)
    await operator.advance(10)
    expect((await borrower.application()).step).toBe('CANCELLED')
  })

  itInLongRun('may do so as soon as the agreement is signed, before the deed is', async () => {
    const borrower = await personAt(app, operator, 'MANUAL_DEED_SIGNING')
    await borrower.post('/cancel', {})
    expect((await exercised(borrower)).exercised).toBeDefined()
  })

  it.runIf(isLongRun)('cannot once the time to cancel has ended', async () => {
    const borrower = await personAt(app, operator, 'FUNDING_DECISION')
    const reply = await borrower.post('/cancel', {})
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('time to cancel has ended'),
    ])
  })

  it('withdraws without a right to cancel before anything is signed: a written notice is refused', async () => {
    const borrower = await personAt(app, operator, 'FINAL_OFFER')
    expect((await written(borrower, { givenOn: todayThere() })).statusCode).toBe(409)
    await borrower.post('/cancel', {})
    expect((await exercised(borrower))?.exercised).toBeUndefined()
  })
})

describe('a written notice', () => {
  it.runIf(isLongRun)('counts by the day on which it was mailed, also when it arrives after the time to cancel', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION')
    const today = todayThere()
    await operator.advance(6)
    // The deed may be recorded while mail is on its way; nobody approves the money.
    await liveOn(borrower, operator, 'FUNDABLE')
    expect((await borrower.application()).openItem).toBe('rescission-assurance')
    // Time alone ended it: that is told once, by name and with the way to sign in.
    const [told] = await mailsArrived(app, borrower, 'Your time to cancel has ended')
    expect(told).toMatch(
      /^Hello Ana,[\s\S]*The time to cancel the line ended at midnight on [\s\S]*Sign in here: http\S+\/account\/heloc\/\S+\?org=HEARTH/,
    )
    expect(await operator.resultOf(borrower, 'recording')).toMatchObject({ recordingNumber: expect.any(String) })
    expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED' })).statusCode).toBe(409)
    const reply = await written(borrower, { givenOn: today })
    expect(reply.statusCode).toBe(200)
    expect((await borrower.application()).step).toBe('CANCELLED')
    expect((await exercised(borrower)).exercised).toMatchObject({ way: 'MAILED', givenOn: today, takesTwo: true })
  })

  it('that arrives after the deed was recorded: fee and lien are owed for 20 days, in the queue until each is returned', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION', 'Bporequired')
    const today = todayThere()
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    const { recordingNumber } = await operator.resultOf<{ recordingNumber: string }>(borrower, 'recording')
    expect((await returning(borrower, {})).statusCode).toBe(409)
    const document = await team.scanned(borrower, 'the letter')
    expect((await written(borrower, { givenOn: today, document })).statusCode).toBe(200)
    const day = lenderDay(app.container.clock.now())
    const dueOn = addDays(todayThere(), 20)
    const file = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<CanceledFile>()
    expect(await file()).toMatchObject({
      summary: { step: 'CANCELLED', needsOperator: true, clock: { kind: 'RESCISSION_RETURN', dueOn, citation: '12 CFR 1026.15(d)(2)' } },
      rescission: {
        owed: [
          { what: 'VALUATION_FEE', amountCents: 18_000 },
          { what: 'LIEN_RELEASE', recordingNumber },
        ],
      },
    })
    // Nothing is returned for a notice that does not count yet.
    expect((await returning(borrower, { on: day })).statusCode).toBe(409)
    expect((await team.confirming(borrower)).statusCode).toBe(200)
    expect((await borrower.application()).dates.map(({ label }) => label)).toContain('Valuation fee returned to you: $180')
    // Neither in days to come nor before it was canceled; then once.
    expect(faults(await returning(borrower, { on: '2099-01-01' }))[0]?.path).toBe('on')
    expect(faults(await returning(borrower, { on: addDays(today, -1) }))[0]?.path).toBe('on')
    // By another person than recorded the notice, with what shows it.
    expect((await returning(borrower, { on: day }, operator)).statusCode).toBe(403)
    expect(faults(await returning(borrower, { on: day, document: borrower.uuid }))[0]?.path).toBe('document')
    expect((await returning(borrower, { on: day })).statusCode).toBe(200)
    expect((await returning(borrower, { on: day, reference: 'ACH 0043' })).statusCode).toBe(409)
    const [mail] = await mailsArrived(app, borrower, 'We returned your valuation fee')
    expect(mail).toContain('$180')
    // A release has a number of its own.
    expect(faults(await returning(borrower, { what: 'LIEN_RELEASE', on: day, reference: recordingNumber }))[0]).toMatchObject({
      path: 'reference',
      message: expect.stringContaining('the number of the deed'),
    })
    // Late is not lost.
    await operator.advance(21)
    expect((await file()).summary).toMatchObject({ needsOperator: true, clock: { dueOn } })
    expect((await returning(borrower, { what: 'LIEN_RELEASE', on: day, reference: '2026-99' })).statusCode).toBe(200)
    await mailsArrived(app, borrower, 'The lien on your home is released')
    expect((await file()).summary).toMatchObject({ needsOperator: false, clock: null })
  })

  itInLongRun('that was given too late, by no owner, or on a day to come, is refused with words', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION')
    await operator.advance(8)
    const today = todayThere()
    expect(faults(await written(borrower, { givenOn: today }))[0]?.message).toContain('The time to cancel ended')
    expect(faults(await written(borrower, { givenOn: '2099-01-01' }))[0]?.message).toContain('in the future')
    expect(faults(await written(borrower, { givenOn: today, party: '0123456789abcdef' }))[0]?.path).toBe('party')
    expect((await borrower.application()).step).not.toBe('CANCELLED')
  })

  it.runIf(isLongRun)('that comes when the money is approved and not sent stops it, and before that the team holds a payment', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION')
    const signedOn = todayThere()
    // While the right to cancel runs the home insurance is the team's to review already.
    const open = async () => {
      const { summary, openItem } = (await operator.get(`/applications/${borrower.uuid}`)).json<
        CanceledFile & { openItem: { id: string } }
      >()
      return [summary.openTitle, summary.needsOperator, openItem.id]
    }
    expect(await open()).toEqual(['Home insurance', true, 'hazard-insurance-review'])
    const reviewed = { outcome: 'ACCEPTED', reason: 'The policy names the lender.' }
    expect((await operator.decide(borrower.uuid, 'hazard-insurance-review', reviewed)).statusCode).toBe(200)
    expect(await open()).toEqual([expect.any(String), false, 'rescission'])
    expect((await operator.decide(borrower.uuid, 'hazard-insurance-review', reviewed)).statusCode).toBe(409)
    expect(await liveOn(borrower, operator, 'FUNDING_DECISION')).not.toContain('CONDITIONS_OPEN')
    const hold = () => operator.decide(borrower.uuid, 'funding-hold', { isHeld: true })
    const held = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<{ hold: object | null }>().hold
    expect([(await hold()).statusCode, await held()]).toEqual([200, { barred: null }])
    // Lifted at any time, also before the money is approved, and by funders too.
    const lifted = await (await operator.funder()).decide(borrower.uuid, 'funding-release', { released: true })
    expect([lifted.statusCode, await held()]).toEqual([200, null])
    expect((await hold()).statusCode).toBe(200)
    await (await operator.funder()).decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED', reason: 'File complete' })
    expect((await borrower.atRest()).openItem).toBe('funding-release')
    expect(await operator.resultOf(borrower, 'disbursement')).toBeNull()
    // Before the day of signing there was nothing to cancel.
    expect(faults(await written(borrower, { givenOn: addDays(signedOn, -1) }))[0]).toMatchObject({
      path: 'givenOn',
      message: expect.stringContaining(`signed on ${formatLocalDateWithYear(signedOn)}.`),
    })
    expect(faults(await written(borrower, { givenOn: signedOn, receivedOn: addDays(signedOn, -1) }))[0]?.path).toBe('receivedOn')
    // What shows another thing is no notice.
    const receipt = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'a receipt'))
    expect(faults(await written(borrower, { givenOn: signedOn, document: receipt }))[0]?.path).toBe('document')
    const document = documentIn(await operator.receive(borrower.uuid, 'CANCELLATION_NOTICE'))
    expect((await written(borrower, { givenOn: signedOn, document })).json()).toEqual({ step: 'CANCELLED' })
    await operator.advance(1)
    expect((await borrower.application()).step).toBe('CANCELLED')
    expect(await operator.resultOf(borrower, 'disbursement')).toBeNull()
    expect((await exercised(borrower)).exercised).toMatchObject({ document, givenOn: signedOn })
    expect((await exercised(borrower)).exercised).not.toHaveProperty('money')
  })
})

/** Whom nobody could write to: the borrower adds an email, once, and they may sign on pages of their own. */
async function addsTheEmailOfAnOwnerOfRecord(borrower: Person): Promise<void> {
  const signers = async () => (await borrower.get('/signers')).json<InvitationBody[]>()
  const [owner] = await signers()
  expect(owner).toMatchObject({ name: 'Robin Jointowner', state: 'NO_EMAIL', email: null, mayInvite: false })
  const email = newEmail('robin')
  const give = (given: string, party = owner!.party) => borrower.post(`/signers/${party}/email`, { email: given })
  expect((await give(operator.email)).body).toContain('We can’t use this email')
  expect((await give(email, '0123456789abcdef')).statusCode).toBe(404)
  expect((await give(email.toUpperCase())).json()).toEqual({ email })
  expect(owner).toMatchObject({ sentAt: null })
  expect((await mailsArrived(app, { email }, 'You are asked to sign'))[0]).toContain('For Robin Jointowner')
  expect(await signers()).toMatchObject([{ party: owner!.party, state: 'INVITED', email }])
  const again = await give(newEmail('mine'))
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('Call us to change it')])
}

describe('of several owners', () => {
  it.runIf(isLongRun)('nobody’s time to cancel ends, and no money moves, before the last of them has their own notice', async () => {
    const borrower = await personAt(app, operator, 'CO_DEED_REQ', 'Jointowner')
    await addsTheEmailOfAnOwnerOfRecord(borrower)
    await liveOn(borrower, operator, 'RESCISSION')
    expect((await borrower.application()).openItem).toBe('rescission-delivery')
    await operator.advance(10)
    expect((await borrower.application()).openItem).toBe('rescission-delivery')
    const { openItem } = (await operator.get(`/applications/${borrower.uuid}`)).json<{
      openItem: { about: { persons: { party: string; name: string }[]; madeOn: string } }
    }>()
    const { persons } = openItem.about
    expect(persons).toHaveLength(1)
    const recorder = await operator.colleague()
    const receipt = documentIn(await recorder.receive(borrower.uuid, 'FILE_EVIDENCE', 'a receipt'))
    const had = (on: string, shown: object = { document: receipt }) => ({
      delivered: persons.map(({ party }) => ({ party, to: 'OWNER', way: 'IN_PERSON', on, ...shown })),
    })
    expect((await recorder.decide(borrower.uuid, 'rescission-delivery', had(todayThere(), {}))).statusCode).toBe(422)
    expect((await operator.decide(borrower.uuid, 'rescission-delivery', { delivered: [] })).statusCode).toBe(422)
    expect((await operator.decide(borrower.uuid, 'rescission-delivery', had('2099-01-01'))).statusCode).toBe(422)
    expect((await recorder.decide(borrower.uuid, 'rescission-delivery', had(todayThere()))).statusCode).toBe(200)
    expect((await borrower.application()).openItem).toBe('rescission')
    await operator.advance(1)
    expect((await borrower.application()).openItem).toBe('rescission')
    const states = (signature = 'Ana Jointowner', agrees = true) => borrower.post('/rescission-statement', { signature, agrees })
    const early = await states()
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([409, expect.stringContaining('has not ended yet')])
    const signedEarly = todayThere()
    await operator.advance(5)
    await liveOn(borrower, operator, 'FUNDABLE')
    expect((await borrower.application()).openItem).toBe('rescission-assurance')

    // Each owner speaks for themselves, under their own name.
    expect((await states('Mickey Mouse')).statusCode).toBe(422)
    expect((await states('Ana Jointowner', false)).statusCode).toBe(422)
    expect((await states()).statusCode).toBe(200)
    expect((await states()).statusCode).toBe(409)
    expect((await borrower.atRest()).openItem).toBe('rescission-assurance')
    await confirmsOnPaperAlone(app, operator, { borrower, party: persons[0]!.party })
    const records = (body: object) =>
      operator.post(`/applications/${borrower.uuid}/rescission/statement`, {
        ...{ party: persons[0]!.party, signedOn: todayThere(), document: '00000000-0000-4000-8000-000000000001', reason: 'In the vault' },
        ...body,
      })
    expect(faults(await records({}))[0]?.path).toBe('document')
    const document = documentIn(await operator.receive(borrower.uuid, 'SIGNED_ON_PAPER'))
    expect(faults(await records({ document, signedOn: signedEarly }))[0]?.message).toContain('does not count')
    expect(faults(await records({ document, signedOn: '2099-01-01' }))[0]?.path).toBe('signedOn')
    expect((await records({ document, party: 'borrower' })).statusCode).toBe(409)
    expect((await records({ document })).statusCode).toBe(200)
    expect((await borrower.atRest()).openItem).toBe('funding-decision')
    // Whoever recorded when an owner had their notice, or that they did not cancel, does not approve the money: by the API, or around it.
    const approved = { outcome: 'ACCEPTED', reason: 'File complete' }
    for (const who of [recorder, operator]) expect((await who.decide(borrower.uuid, 'funding-decision', approved)).statusCode).toBe(403)
    const { rows } = await app.container.db.query(
      "select distinct actor from facts where application_id = $1 and item in ('rescission-delivery', 'rescission-statements', 'co-owners', 'notary-session') and actor like 'operator:%'",
      [borrower.uuid],
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { actor } of rows)
      await expect(
        app.container.db.query(
          `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
           values ($1, 'funding-decision', 'borrower', 'around', 9999, $2, 1, $3, now())`,
          [borrower.uuid, JSON.stringify(approved), actor],
        ),
      ).rejects.toThrow(/does not release it/)
    const { rescission } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ rescission: { assurance: object } }>()
    expect(rescission.assurance).toMatchObject({ isSettled: true, missing: [], stated: [{ way: 'HERE' }, { way: 'WRITTEN' }] })
    const consents = (await operator.get(`/applications/${borrower.uuid}/consents`)).body
    expect(consents).toContain('I did not cancel this line')
  })
})
