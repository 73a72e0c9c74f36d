/** The spouse of a co-owner whom the team recorded: one person neither takes them off nor moves them to another mailbox once they have begun to sign. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { appointmentOf, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { actInRoom, roomOf } from '../testing/meet-notary.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signEverything, signingOf } from '../testing/sign-documents.ts'
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

it.runIf(isLongRun)('who has signed is left out by two persons alone, and the owner’s own word holds the deed', async () => {
  const owner = sam()
  const borrower = await jointApplication(app, operator, [owner], 'CO_DEED_REQ')
  const { uuid } = borrower
  const signers = async () => (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()
  const names = async () => (await signers()).map(({ name }) => name)
  const { party } = (await signers())[0]!
  const closer = await staff(app, 'closer')
  const email = newEmail('kim')
  const kim = { firstName: 'Kim', lastName: 'Lee', email }
  const record = (who: Staff, said: object) => who.decide(uuid, 'owner-marriages', { owners: [{ party, ...said }] })
  const own = await record(operator, { status: 'MARRIED', spouse: { ...kim, email: borrower.email } })
  expect([own.statusCode, own.body]).toEqual([422, expect.stringMatching(/owners\.0\.spouse\.email.*the borrower’s own email/u)])
  expect((await record(operator, { status: 'MARRIED', spouse: kim })).statusCode).toBe(200)
  const [invitation = ''] = await mailsArrived(app, { email }, 'You are asked to sign')
  expect(invitation).toContain('Our team entered your email.')
  expect(invitation).not.toContain('named you as their spouse')
  const holder = await signInByCode(app, email)
  const [signing] = await holder.signings()
  await expect.poll(async () => (await holder.signing(signing!)).openItem, { timeout: 20_000, interval: 60 }).toBe('signer-intro')
  await signAsSigner(app, holder, signing!)

  // The same person, or a closer alone: neither off, nor another name, nor another mailbox.
  for (const [who, said, path] of [
    [operator, { status: 'UNMARRIED' }, 'status'],
    [closer, { status: 'MARRIED', spouse: { firstName: 'Kimberly', lastName: 'Lee', email } }, 'spouse.firstName'],
    [closer, { status: 'MARRIED', spouse: { ...kim, email: newEmail('other') } }, 'spouse.email'],
  ] as const) {
    const refused = await record(who, said)
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(`data.owners.0.${path}`)])
  }
  expect((await record(closer, { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Lee' } })).statusCode).toBe(200)
  expect((await signers()).find(({ name }) => name === 'Kim Lee')).toMatchObject({ email, state: 'SIGNED' })

  // Sam's own first word is taken; what Kim signed stays, and the deed waits for the team.
  const sams = await signInByCode(app, owner.email)
  const [theirs] = await sams.signings()
  const said = await sams.put(theirs!, 'signer-intro', { ...signerIntro.example, marriage: { status: 'UNMARRIED' } })
  expect(said.statusCode).toBe(200)
  await signAsSigner(app, sams, theirs!)
  // The borrower had read a deed that did not name Kim, and reads the one that does.
  await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe('marriage-review')
  expect(await names()).toEqual(['Sam Reyes', 'Kim Lee'])
  await mailsArrived(app, borrower, 'We are confirming who signs with you')
  const { party: kims } = (await signers()).find(({ name }) => name === 'Kim Lee')!
  const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', 'what Sam showed'))
  const removal = `/applications/${uuid}/signers/${kims}/removal`
  expect((await operator.post(removal, { because: 'WRONG_PERSON', document, reason: 'Sam is not married' })).statusCode).toBe(200)
  const asked = (await signers()).find(({ name }) => name === 'Kim Lee')!.removal!
  const decision = { outcome: 'CONFIRMED', askedAt: asked.askedAt, reason: 'I read it' }
  expect((await (await operator.colleague()).post(`${removal}/decision`, decision)).statusCode).toBe(200)
  expect(await names()).toEqual(['Sam Reyes'])
  expect((await mailsArrived(app, owner, 'Kim Lee is no longer asked to sign'))[0]).toContain(
    'Our team had recorded that Kim Lee is your spouse.',
  )
})

itInLongRun('no title search is ordered while the borrower is with the notary online', async () => {
  const borrower = await personAt(app, operator, 'DEED_SIGNING', 'Reyes', { place: { city: 'Denver', state: 'CO', zip: '80202' } })
  await borrower.answer('notary-appointment', await appointmentOf(borrower))
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe('notary-session')
  const room = await roomOf(borrower)
  await actInRoom(borrower, room, ['join'])
  const order = () => operator.decide(borrower.uuid, 'title-search-orders', { orders: [{ because: 'SEARCH_WRONG' }] })
  const refused = await order()
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('is with the notary online')])
})
