/** Someone who has signed here still meets the notary and receives documents: until the line is open the team can say where they are reached. */
import type { SigningBody } from '@hearthline/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { signInByCode } from '../testing/signer.ts'
import { signersAt } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const asked = (borrower: Person, item: string) =>
  expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe(item)

/** Sam has signed all but the deed, and a session with the notary is booked. */
async function booked() {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', DENVER)
  const holder = await signInByCode(app, co.email)
  const [signing] = (await holder.signings()) as [SigningBody]
  await signAsSigner(app, holder, signing)
  await asked(borrower, 'notary-appointment')
  await borrower.answer('notary-appointment', { meeting: 'ONLINE', location: 'CO' })
  await asked(borrower, 'notary-session')
  const enters = (email: string, more: object = {}) =>
    operator.post(`/applications/${borrower.uuid}/signers/${signing.party}/email`, { email, reason: 'As they told us by phone', ...more })
  return { co, borrower, holder, signing, enters }
}

it('who lost their mailbox is reached at another one: what they signed stays, and the session with the notary stands', async () => {
  const { co, borrower, holder, signing, enters } = await booked()
  const email = newEmail('other')
  expect((await enters(email, { because: 'LOST' })).json()).toEqual({ email, isSent: true })
  expect(await signersAt(operator, borrower)).toMatchObject([{ email, state: 'SIGNED' }])
  expect((await borrower.application()).openItem).toBe('notary-session')
  await mailsArrived(app, { email }, 'A notary is ready to meet you online')
  expect((await mailsArrived(app, co, 'We no longer use this email for you'))[0]).toContain('What you did from it stays')
  expect((await mailsArrived(app, borrower, 'Another email for Sam Reyes'))[0]).toContain('What they did stays.')
  expect(await mailsTo(app, borrower, 'Your session with the notary is canceled')).toEqual([])
  expect(await holder.signings()).toEqual([])
  const other = await signInByCode(app, email)
  expect(await other.signings()).toMatchObject([{ party: signing.party }])
  expect(await other.signing(signing)).toMatchObject({ state: 'OPEN', notary: { state: 'BOOKED', mayJoin: true } })
  expect((await other.post(signing, 'notary/session', {})).statusCode).toBe(201)
  // A mailbox that is lost again, and the first one found again.
  expect((await enters(newEmail('third'), { because: 'LOST' })).statusCode).toBe(200)
  expect((await enters(co.email, { because: 'LOST' })).statusCode).toBe(200)
  expect(await signersAt(operator, borrower)).toMatchObject([{ email: co.email, state: 'SIGNED' }])
})

it('what was signed from a mailbox that was not theirs no longer counts: no one meets the notary until whoever has the right one has signed', async () => {
  const { co, borrower, signing, enters } = await booked()
  const email = newEmail('right')
  expect((await enters(email)).json()).toEqual({ email, isSent: true })
  await asked(borrower, 'co-owners')
  expect((await borrower.post('/notary/session', {})).statusCode).toBe(409)
  expect((await mailsArrived(app, co, 'We no longer use this email for you'))[0]).toContain('no longer counts')
  await mailsArrived(app, { email }, 'You are asked to sign')
  const right = await signInByCode(app, email)
  expect(await right.signings()).toMatchObject([{ standsAt: 'signer-intro' }])
  // Whoever had the mailbox of before was invited to that session too.
  const canceled = 'Your session with the notary is canceled'
  expect((await mailsArrived(app, borrower, canceled))[0]).toContain('The email that we had for Sam Reyes was not theirs')
  expect([await mailsTo(app, co, canceled), await mailsTo(app, { email }, canceled)]).toEqual([[], []])
  await signAsSigner(app, right, signing)
  await asked(borrower, 'notary-rebooking')
  await mailsArrived(app, borrower, 'Choose another time for your notary')
  expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
  const over = await enters(newEmail('late'))
  expect([over.statusCode, over.body]).toEqual([409, expect.stringContaining('Nothing is left')])
})
