/** Where someone is reached who signs is one person's word, and who has that mailbox another's: no one of the team says both. */
import { factName } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { begins, signersAt } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }

/** Who shows an ID that the check does not confirm, and by whom it is accepted, by status. */
async function shows(email: string, borrower: Person, by: readonly Staff[]): Promise<readonly number[]> {
  const { holder, of } = await begins(app, email)
  expect((await holder.showIdentity(of)).statusCode).toBe(200)
  await expect.poll(async () => (await holder.signing(of)).standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
  const review = encodeURIComponent(factName('signer-identity-review', of.party))
  const statuses: number[] = []
  for (const one of by) statuses.push((await one.decide(borrower.uuid, review, { confirmed: true })).statusCode)
  return statuses
}

it('another mailbox that comes with the right name is read by the second person, told, and its ID accepted by a third', async () => {
  const co = { firstName: 'Sam', lastName: 'Reyess', email: newEmail('sam') }
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', DENVER)
  const { of } = await begins(app, co.email)
  const email = newEmail('other')
  const document = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'the ID'))
  const rightName = { firstName: 'Sam', lastName: 'Idfail', email }
  const path = `/applications/${borrower.uuid}/signers/${of.party}/removal`
  expect((await operator.post(path, { because: 'MISSPELLED', document, rightName, reason: 'As the ID has it' })).statusCode).toBe(200)
  const [asked] = await signersAt(operator, borrower)
  expect(asked?.removal).toMatchObject({ rightName: 'Sam Idfail', rightEmail: email })
  const second = await operator.colleague()
  const decided = { outcome: 'CONFIRMED', askedAt: asked!.removal!.askedAt, reason: 'I read it' }
  expect((await second.post(`${path}/decision`, decided)).statusCode).toBe(200)
  const [told] = await mailsArrived(app, borrower, 'Sam Reyess signs with you as Sam Idfail')
  expect(told).toContain('Our team entered another email for them with it.')
  await liveOn(borrower, operator, 'CO_DEED_REQ')
  expect(await shows(email, borrower, [operator, second, await operator.recorder()])).toEqual([403, 403, 200])
})

itInLongRun('whoever entered another email for one signer reviews the ID of another', async () => {
  const [kim, idfail] = [
    { firstName: 'Kim', lastName: 'Reyes', email: newEmail('kim') },
    { firstName: 'Sam', lastName: 'Idfail', email: newEmail('sam') },
  ]
  const borrower = await jointApplication(app, operator, [kim, idfail], 'CO_DEED_REQ', DENVER)
  const { party } = (await signersAt(operator, borrower)).find(({ name }) => name === 'Kim Reyes')!
  const entered = { email: newEmail('new'), because: 'LOST', reason: 'As they told us by phone' }
  expect((await operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, entered)).statusCode).toBe(200)
  expect(await shows(idfail.email, borrower, [operator])).toEqual([200])
})
