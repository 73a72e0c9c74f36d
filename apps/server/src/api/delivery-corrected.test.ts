/** A record of the notice of the right to cancel that was wrong: what it decided is undone until money has left, and everyone whom it concerns is told. */
import type { SignersDocumentBody, SigningBody } from '@hearthline/contract'
import { formatLocalDateWithYear, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, sayFunder, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { untilSaturday } from '../testing/until-saturday.ts'
import { faults } from '../testing/written-notice.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const SUBJECT = 'We corrected a record of the right to cancel'
const APPROVED = { outcome: 'ACCEPTED', reason: 'File complete' }

async function signedByBoth() {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co])
  const holder = await signInByCode(app, co.email)
  const [signing] = (await holder.signings()) as [SigningBody]
  await signAsSigner(app, holder, signing)
  await liveOn(borrower, operator, 'RESCISSION')
  const scan = async (alike: string) => documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', alike))
  const recorder = await operator.another()
  const row = (more: object) => ({ party: signing.party, to: 'OWNER', way: 'IN_PERSON', on: lenderDay(app.container.clock.now()), ...more })
  const records = (who: Staff, delivered: object) => who.decide(borrower.uuid, 'rescission-delivery', delivered)
  const openItem = async () => (await borrower.atRest()).openItem
  const file = async () =>
    (await operator.get(`/applications/${borrower.uuid}`)).json<{
      rescission: { deliveries: object[]; correctionBarred: string | null; lastDay: string | null }
    }>().rescission
  return { co, borrower, holder, signing, scan, recorder, row, records, openItem, file }
}

it('money that was approved does not leave after a correction before the new days have ended, and whoever corrected does not approve it', async () => {
  const { co, borrower, signing, scan, recorder, row, records, openItem, file } = await signedByBoth()
  const document = await scan('a receipt')
  expect((await records(recorder, { delivered: [row({ document })] })).statusCode).toBe(200)
  await liveOn(borrower, operator, 'FUNDING_DECISION')
  await untilSaturday(app, operator)
  expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe('disbursement')

  const corrector = await operator.another()
  const before = (await file()).deliveries
  expect(before).toMatchObject([{ party: signing.party, name: 'Sam Reyes', to: 'OWNER', way: 'IN_PERSON', document }])
  expect(faults(await records(corrector, { delivered: [before[0]] }))[0]?.message).toContain('recorded already')
  const on = lenderDay(app.container.clock.now())
  expect((await records(corrector, { delivered: [row({ document })] })).statusCode).toBe(200)
  expect(await openItem()).toBe('rescission')
  const [told = ''] = await mailsArrived(app, co, SUBJECT)
  expect(told).toContain(`You received your notice of the right to cancel on ${formatLocalDateWithYear(on)}`)
  const days = await file()
  const lastDay = formatLocalDateWithYear(days.lastDay as never)
  for (const person of [co, borrower])
    expect((await mailsArrived(app, person, SUBJECT))[0]).toContain(`The last day to cancel the line is ${lastDay}`)

  await liveOn(borrower, operator, 'FUNDING_DECISION')
  const sent = async () => (await app.container.db.query('select 1 from transfers where application_id = $1', [borrower.uuid])).rows
  expect([await openItem(), await sent()]).toEqual(['funding-decision', []])
  expect(lenderDay(app.container.clock.now()) > String(days.lastDay)).toBe(true)
  for (const who of [recorder, corrector]) {
    await sayFunder(app, who, true)
    const own = await who.decide(borrower.uuid, 'funding-decision', APPROVED)
    expect([own.statusCode, own.body]).toEqual([403, expect.stringContaining('You recorded when someone had their notice')])
  }
  expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
  await liveOn(borrower, operator, 'COMPLETE')
  expect((await file()).correctionBarred).toContain('Money from this line was sent')
  expect((await records(corrector, { delivered: [row({ document, way: 'MAIL' })] })).statusCode).toBe(409)
})

itInLongRun(
  'an owner of whom it was recorded that someone acts for them reads it on their page, and opens their own notice once that is corrected',
  async () => {
    const { co, borrower, holder, signing, scan, recorder, row, records, openItem } = await signedByBoth()
    const [document, letters] = [await scan('a receipt'), await scan('letters of the court')]
    const none = await records(recorder, { delivered: [row({ to: 'REPRESENTATIVE', document })] })
    expect([none.statusCode, faults(none).map(({ path }) => path)]).toEqual([
      422,
      ['data.delivered.0.representative.name', 'data.delivered.0.representative.document'],
    ])
    const given = (name: string) =>
      records(recorder, { delivered: [row({ to: 'REPRESENTATIVE', document, representative: { name, document: letters } })] })
    expect(faults(await given('you. All is right: http://evil.example or 555 0100. Rita Rep'))[0]?.path).toBe(
      'data.delivered.0.representative.name',
    )
    expect((await given('First Bank & Trust, N.A.')).statusCode).toBe(200)
    expect((await mailsArrived(app, co, 'Who received your notice of the right to cancel'))[0]).toContain(
      'to someone who acts for you: “First Bank & Trust, N.A.” If this is not right, call us now.',
    )
    const page = async () => (await holder.signing(signing)).why
    expect(await page()).toContain(
      'We recorded that someone who acts for you received your notice of the right to cancel: “First Bank & Trust, N.A.” If this is not right, call us now.',
    )
    expect(await openItem()).toBe('rescission')

    expect((await records(recorder, { delivered: [], notReceived: [signing.party] })).statusCode).toBe(200)
    expect(await openItem()).toBe('rescission-delivery')
    expect((await mailsArrived(app, co, SUBJECT))[0]).toContain('That was wrong: you get it now')
    expect((await mailsArrived(app, borrower, SUBJECT))[0]).toContain('the last day to cancel the line is not known now')
    expect(await page()).toContain('Your notice of the right to cancel is ready.')
    expect(await page()).not.toContain('acts for you')
    const [notice] = (await holder.get(signing, '/documents')).json<SignersDocumentBody[]>()
    expect(notice).toMatchObject({ kind: 'RESCISSION_NOTICE', isToReceive: true })
    expect((await holder.post(signing, 'notice', { sha256: notice!.sha256 })).statusCode).toBe(200)
    expect(await openItem()).toBe('rescission')
    expect(await mailsTo(app, co, 'Your last day to cancel is set')).toHaveLength(1)
  },
)

itInLongRun(
  'an owner whose mailbox was another’s has their own days after they signed, whatever was recorded of their notice before',
  async () => {
    const { borrower, signing, scan, recorder, row, records, openItem, file } = await signedByBoth()
    expect((await records(recorder, { delivered: [row({ document: await scan('a receipt') })] })).statusCode).toBe(200)
    expect((await file()).lastDay).not.toBeNull()
    const right = sam()
    const entered = { email: right.email, because: 'NOT_THEIRS', reason: 'As they told us by phone' }
    expect((await recorder.post(`/applications/${borrower.uuid}/signers/${signing.party}/email`, entered)).statusCode).toBe(200)
    expect(await file()).toMatchObject({ deliveries: [], lastDay: null, state: 'OPEN' })
    expect((await mailsArrived(app, borrower, 'Another email for Sam Reyes'))[0]).toContain(
      'They may cancel the line, and their notice of the right to cancel is given to them again. So the last day to cancel the line is not known now.',
    )
    await operator.advance(12)
    const holder = await signInByCode(app, right.email)
    const [own] = (await holder.signings()) as [SigningBody]
    const opens = async () => {
      const documents = (await holder.get(own, '/documents')).json<SignersDocumentBody[]>()
      const sha256 = documents.find(({ kind }) => kind === 'RESCISSION_NOTICE')?.sha256 ?? '0'.repeat(64)
      return holder.post(own, 'notice', { sha256 })
    }
    const early = await opens()
    expect([early.statusCode, early.body]).toEqual([409, expect.stringContaining('You have not signed yet.')])
    await signAsSigner(app, holder, own)
    await liveOn(borrower, operator, 'RESCISSION')
    expect([await openItem(), (await file()).lastDay]).toEqual(['rescission-delivery', null])
    const [signed = ''] = await mailsArrived(app, right, 'We have your agreement to the lien')
    expect(signed).toContain('The deed that you signed with the notary still counts.')
    expect(signed).toContain('Your time to cancel begins when you have your own notice of this right: sign in and open it.')
    expect((await opens()).statusCode).toBe(200)
    expect((await file()).lastDay! > lenderDay(app.container.clock.now())).toBe(true)
    // The borrower read of the day that was known before, too.
    for (const [person, count] of [[borrower, 2] as const, [right, 1] as const])
      expect(await mailsArrived(app, person, 'Your last day to cancel is set', count)).toHaveLength(count)
  },
)
