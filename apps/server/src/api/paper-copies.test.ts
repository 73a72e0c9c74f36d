/** Copies on paper that someone who signs asks for (15 USC 7001(c)(1)(B)): the team's queue, the record of what was sent, and mail about it. */
import { afterAll, beforeAll, expect } from 'vitest'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { signersSigning, signingOf } from '../testing/sign-documents.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

interface Shown {
  readonly summary: { readonly needsOperator: boolean; readonly paperAsked: boolean }
  readonly paperCopies: readonly { readonly name: string; readonly sent: object | null }[]
}

itInLongRun('the borrower and a co-owner each ask, are in the team’s queue until theirs are sent, and are told', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co])
  const holder = await signInByCode(app, co.email)
  const [part] = await holder.signings()
  await signAsSigner(app, holder, part!)
  const [own, theirs] = [signingOf(borrower), signersSigning(app, holder, part!)]
  const email = app.container.brands.get('HEARTH')!.company.supportEmail
  const told = async () => (await mailsTo(app, { email }, 'Paper copies for HL-')).length
  const before = await told()
  const shown = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<Shown>()
  expect(await shown()).toMatchObject({ summary: { paperAsked: false }, paperCopies: [] })

  for (let times = 0; times < 3; times++) await own.send({ event: 'PAPER_REQUESTED' })
  await theirs.send({ event: 'PAPER_REQUESTED' })
  expect(await own.state()).toMatchObject({ paperRequestedAt: expect.any(String), paperSent: null })
  expect(await shown()).toMatchObject({
    summary: { needsOperator: true, paperAsked: true },
    paperCopies: [{ sent: null }, { name: 'Sam Reyes', sent: null }],
  })
  await expect.poll(told, { timeout: 20_000 }).toBe(before + 2)

  const on = operator.today()
  const sends = (party: string, more: object = {}) =>
    operator.post(`/applications/${borrower.uuid}/paper-copies`, {
      ...{ party, on, how: 'MAIL', what: 'The agreement and the deed', reason: 'In the mail book' },
      ...more,
    })
  expect([(await sends('borrower', { on: '2099-01-01' })).statusCode, (await sends('someone')).statusCode]).toEqual([422, 404])
  expect((await sends('borrower')).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ paperSent: { on, how: 'MAIL' } })
  expect(await theirs.state()).toMatchObject({ paperSent: null })
  expect(await shown()).toMatchObject({ summary: { paperAsked: true } })
  expect((await sends(part!.party)).statusCode).toBe(200)
  expect(await theirs.state()).toMatchObject({ paperSent: { on, how: 'MAIL' } })
  const sent = { what: 'The agreement and the deed', by: expect.stringMatching(/^operator:/) }
  expect(await shown()).toMatchObject({ summary: { paperAsked: false }, paperCopies: [{ sent }, { sent }] })
  for (const person of [borrower, co]) await mailsArrived(app, person, 'Your paper copies are on their way')

  // The consent promises it at any time: also once all is signed and the line is open.
  await liveOn(borrower, operator, 'COMPLETE')
  for (const part of [own, theirs]) {
    const { finished, mayAskForPaper } = await part.state()
    expect({ finished, mayAskForPaper }).toEqual({ finished: true, mayAskForPaper: true })
    expect((await part.send({ event: 'PAPER_REQUESTED' })).statusCode).toBe(200)
    expect(await part.state()).toMatchObject({ paperRequestedAt: expect.any(String), paperSent: null })
  }
  expect(await shown()).toMatchObject({ summary: { step: 'COMPLETE', openTitle: 'Paper copies to send', needsOperator: true } })
  for (const party of ['borrower', part!.party]) expect((await sends(party)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({ summary: { step: 'COMPLETE', needsOperator: false, paperAsked: false } })
  for (const person of [borrower, co]) await mailsArrived(app, person, 'Your paper copies are on their way', 2)
})
