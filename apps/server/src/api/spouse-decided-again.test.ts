/** Whether an owner’s spouse signs in a state that nobody looked up: decided at the desk, again until the deed is signed, and taken back by two. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect } from 'vitest'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const INDIANAPOLIS = { city: 'Indianapolis', state: 'IN', zip: '46204' }
const SOURCE = 'Counsel of the title company, by email'

interface File {
  readonly spouseDecision: { readonly signs: string | null; readonly barred: string | null } | null
}

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

itInLongRun('a no is decided again as a yes, the co-owner’s spouse signs the documents, and two take them off as not needed', async () => {
  const owner = sam()
  const borrower = await jointApplication(app, operator, [owner], 'NOTE_SIGNING', { place: INDIANAPOLIS })
  const { uuid } = borrower
  const decide = (data: object) => operator.decide(uuid, 'instrument-details', data)
  const file = async () => (await operator.get(`/applications/${uuid}`)).json<File>()
  const places = async () => {
    const made = await operator.resultOf<{ places: { label: string }[] } | undefined>(borrower, 'security-instrument')
    return (made?.places ?? []).map(({ label }) => label.replace(/^Signature of | \(.*$/g, ''))
  }
  const signers = async () => (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()
  const first = (await file()).spouseDecision!
  expect(first).toMatchObject({ signs: 'NO', barred: null })

  const again = await decide({ spouseSigns: 'YES', spouseSource: SOURCE })
  expect([again.statusCode, again.body]).toEqual([200, expect.any(String)])
  await mailsArrived(app, borrower, 'Who signs with you may change')
  const { party } = (await signers()).find(({ name }) => name === 'Sam Reyes')!
  const email = newEmail('kim')
  const spouse = { firstName: 'Kim', lastName: 'Okafor', email }
  expect((await operator.decide(uuid, 'owner-marriages', { owners: [{ party, status: 'MARRIED', spouse }] })).statusCode).toBe(200)
  await mailsArrived(app, borrower, 'Kim Okafor signs for the home too')
  await expect.poll(places, { timeout: 20_000, interval: 60 }).toEqual(['Ana Sound', 'Sam Reyes', 'Kim Okafor'])
  const kim = await signInByCode(app, email)
  const [theirs] = await kim.signings()
  await expect.poll(async () => (await kim.signing(theirs!)).openItem, { timeout: 20_000, interval: 60 }).toBe('signer-intro')
  const legalName = { firstName: 'Kim', lastName: 'Okafor' }
  expect((await kim.put(theirs!, 'signer-intro', { ...signerIntro.example, legalName })).statusCode).toBe(200)

  // Kim has begun: one person's no leaves nobody out.
  const refused = await decide({ spouseSigns: 'NO', spouseSource: SOURCE })
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('Kim Okafor has begun to sign')])
  // Where No is the answer there is nobody to name again.
  expect(refused.body).not.toContain('Name them again')
  expect((await signers()).map(({ name }) => name)).toEqual(['Sam Reyes', 'Kim Okafor'])
  const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', 'the letter of counsel'))
  const removal = `/applications/${uuid}/signers/${theirs!.party}/removal`
  const asked = await operator.post(removal, { because: 'NOT_NEEDED', document, reason: 'As the letter has it' })
  expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
  const { askedAt } = (await signers()).find(({ name }) => name === 'Kim Okafor')!.removal!
  const confirming = { outcome: 'CONFIRMED', askedAt, reason: 'I read the letter' }
  expect((await operator.post(`${removal}/decision`, confirming)).statusCode).toBe(403)
  expect((await (await operator.colleague()).post(`${removal}/decision`, confirming)).statusCode).toBe(200)
  expect((await signers()).map(({ name }) => name)).toEqual(['Sam Reyes'])
  expect((await file()).spouseDecision).toMatchObject({ signs: 'NO', source: 'The document by which two of our team removed Kim Okafor' })
  await expect.poll(places, { timeout: 20_000, interval: 60 }).toEqual(['Ana Sound', 'Sam Reyes'])
  await mailsArrived(app, borrower, 'Kim Okafor no longer signs with you')
  // One mail of one thing.
  expect(await mailsTo(app, borrower, 'Who signs with you may change')).toHaveLength(1)
  expect(await mailsTo(app, borrower, 'Who signs with you has changed')).toEqual([])
})
