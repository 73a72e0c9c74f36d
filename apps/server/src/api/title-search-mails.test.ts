/** What is mailed of a title search that is ordered again: that it was, and how it came out, each once. */
import { aboutYou, contact, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilSignerAsked } from '../testing/joint-application.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let borrower: Person
const robin = { firstName: 'Robin', lastName: 'Jointowner', email: newEmail('robin') }
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Jointowner')
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [robin] })
  await liveOn(borrower, operator, 'CO_DEED_REQ')
})
afterAll(() => app.close())

const order = () =>
  operator.post(`/applications/${borrower.uuid}/items/title-search-orders`, {
    data: { orders: [{ because: 'SEARCH_WRONG' }] },
    reason: 'The search names another parcel',
  })

it('that it found nothing new is mailed with what comes next, and nothing that was said before is mailed again', async () => {
  const holder = await signInByCode(app, robin.email)
  const [of] = await holder.signings()
  await holder.put(of!, 'signer-intro', { ...signerIntro.example, legalName: { firstName: 'Robin', lastName: 'Jointowner' } })
  expect((await holder.showIdentity(of!)).statusCode).toBe(200)
  await untilSignerAsked(holder, of!, 'signer-signing')
  await mailsArrived(app, robin, 'Your documents are ready to read and sign')
  // What was mailed in the last ten minutes is not mailed again whatever happens.
  expect((await operator.advance(1)).statusCode).toBe(200)
  const told = (await mailsTo(app, borrower, '')).length
  expect((await order()).statusCode).toBe(200)
  const [same] = await mailsArrived(app, borrower, 'Your new title search found nothing new')
  expect(same).toMatch(/continues from today, \w+day, \w+ \d+, \d{4}\. What comes next: /)
  await untilSignerAsked(holder, of!, 'signer-signing')
  await mailsArrived(app, robin, 'It is your turn again')
  expect(await mailsTo(app, robin, 'Your documents are ready to read and sign')).toHaveLength(1)
  await expect.poll(async () => (await mailsTo(app, borrower, '')).length).toBe(told + 2)
})

it('the outcome of the next one is mailed too', async () => {
  expect((await order()).statusCode).toBe(200)
  await mailsArrived(app, borrower, 'Your new title search found nothing new', 2)
})
