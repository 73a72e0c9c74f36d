/** Where someone who signs beside a borrower is reached, corrected by the borrower again and again: each mailbox may be a stranger's. */
import { afterAll, beforeAll, expect } from 'vitest'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { correct, listed, reachedAt, signersAt } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant', RATE_LIMITS: 'on' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

itInLongRun('the borrower moves a co-owner to another mailbox three times a day, and is told when again', async () => {
  const named = { firstName: 'Kim', lastName: 'Reyes', email: newEmail('kim') }
  const joint = await jointApplication(app, operator, [named], 'NOTE_SIGNING')
  const corrects = async (coOwner: object) => {
    const answers = { 'about-you': { ownership: 'JOINT', coOwners: [coOwner] } }
    const preview = await joint.post('/corrections/preview', { answers })
    return joint.post('/corrections', { answers, preview: preview.json<{ preview: string }>().preview })
  }
  const moved = [newEmail('one'), newEmail('two'), newEmail('three')]
  for (const email of moved) expect((await corrects({ ...named, email })).statusCode).toBe(200)
  await mailsArrived(app, named, 'We no longer use this email for you')
  // Another name is no new count.
  for (const other of [named, { ...named, firstName: 'Kay' }]) {
    const refused = await corrects({ ...other, email: newEmail('four') })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      429,
      expect.stringMatching(/several times today\. You can change it again in \d+ hours\. If it is wrong now, call us\./),
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
  }
})

itInLongRun('a correction of an email is refused in words where the team entered another one since, and takes that one', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'NOTE_SIGNING', { place: { city: 'Tampa', state: 'FL', zip: '33602' } })
  const email = await reachedAt(operator, borrower, 'Sam Reyes')
  const about = (given: string) => ({ 'about-you': { ownership: 'JOINT', coOwners: [{ ...co, email: given }] } })
  const refused = await correct(borrower, about(newEmail('other')))
  expect([refused.statusCode, refused.json<{ fields: object[] }>().fields]).toEqual([
    422,
    [{ path: 'about-you.coOwners', message: 'We have another email for Sam Reyes, and email them there. Call us to change it.' }],
  ])
  expect(await listed(operator, borrower)).toEqual([['Sam Reyes', email]])
  expect((await correct(borrower, about(email))).statusCode).toBe(200)
  await liveOn(borrower, operator, 'NOTE_SIGNING')
  expect(await listed(operator, borrower)).toEqual([['Sam Reyes', email]])
})

itInLongRun('the team says that a mailbox is not theirs however often the borrower has sent the invitation again', async () => {
  const borrower = await jointApplication(app, operator, [sam()], 'CO_DEED_REQ')
  const { party } = (await signersAt(operator, borrower))[0]!
  const again = () => borrower.post(`/signers/${party}/invitation`, {})
  for (const status of [202, 202, 202, 429]) expect((await again()).statusCode).toBe(status)
  const entered = { email: newEmail('right'), because: 'NOT_THEIRS', reason: 'As they told us by phone' }
  expect((await operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, entered)).statusCode).toBe(200)
})

itInLongRun('and however often the team has mailed them again, or entered other emails for them that day', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ')
  const { party } = (await signersAt(operator, borrower))[0]!
  const enters = async (email: string, because: string) =>
    (await operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, { email, because, reason: 'As they told us by phone' }))
      .statusCode
  const last = newEmail('last')
  for (const status of [200, 200, 200, 429]) expect(await enters(co.email, 'LOST')).toBe(status)
  for (const email of [newEmail('one'), newEmail('two'), last]) expect(await enters(email, 'LOST')).toBe(200)
  expect(await enters(newEmail('four'), 'LOST')).toBe(429)
  expect(await enters(newEmail('right'), 'NOT_THEIRS')).toBe(200)
  expect(await enters(newEmail('typed'), 'NOT_THEIRS')).toBe(200)
})
