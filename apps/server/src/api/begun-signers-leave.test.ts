/** Who has begun to sign is never kept for want of a true reason: they died, their name was misspelled, or they are a trustee no longer (record 0133). */
import { aboutYou, contact, exampleTrust } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, sam, untilSignerAsked } from '../testing/joint-application.ts'
import { appointmentOf, liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { signOnline } from '../testing/meet-notary.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn, pictureRequest } from '../testing/show-identity.ts'
import { signEverything, signersSigning } from '../testing/sign-documents.ts'
import { applicationSaying, begins, listed, reachedAt, type SignerAt, signerNamed, TAMPA, takenOff } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

async function signs(at: SignerAt): Promise<SignerAt> {
  expect((await at.holder.showIdentity(at.of)).statusCode).toBe(200)
  return signsOnly(at)
}

async function signsOnly(at: SignerAt): Promise<SignerAt> {
  await untilSignerAsked(at.holder, at.of, 'signer-signing')
  const signed = await at.holder.put(at.of, 'signer-signing', await signEverything(signersSigning(app, at.holder, at.of)))
  expect([signed.statusCode, signed.body]).toEqual([200, expect.any(String)])
  return at
}

const MARRIED = (firstName: string, lastName: string, email: string) => ({
  marriage: { status: 'MARRIED', spouse: { firstName, lastName, email } },
})
const names = async (borrower: Person) => (await listed(operator, borrower)).map(([name]) => name)
const about = async ({ uuid }: Person) =>
  (await app.container.db.query("select data from facts where application_id = $1 and item = 'about-you' order by id desc limit 1", [uuid]))
    .rows[0] as unknown as { readonly data: { readonly maritalStatus: string; readonly spouse?: object } }

const asks = async ({ uuid }: Person, party: string, body: object) =>
  operator.post(`/applications/${uuid}/signers/${party}/removal`, {
    reason: 'As the document has it',
    document: documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', `asked of ${party} ${JSON.stringify(body)}`)),
    ...body,
  })

itInLongRun(
  'a co-owner’s spouse who died after they signed is taken off by the death certificate, and no one reads of a divorce',
  async () => {
    const owner = sam()
    const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] }, 'NOTE_SIGNING', TAMPA)
    const email = newEmail('kim')
    await begins(app, owner.email, MARRIED('Kim', 'Lee', email))
    const { of } = await signs(await begins(app, email))
    await takenOff(operator, borrower, of.party, { because: 'DIED' })
    expect(await names(borrower)).toEqual(['Sam Reyes'])
    const [toBorrower] = await mailsArrived(app, borrower, 'Kim Lee no longer signs with you')
    expect(toBorrower).toContain('by the death certificate that Kim Lee has died')
    const [toOwner] = await mailsArrived(app, owner, 'Kim Lee is no longer asked to sign')
    expect(toOwner).toContain('by the death certificate that Kim Lee has died. We no longer ask for their signature.')
    for (const told of [toBorrower, toOwner]) expect(told).not.toMatch(/divorce|decree|married/i)
    expect(await mailsTo(app, owner, 'You are no longer asked to sign')).toEqual([])
  },
)

it.runIf(isLongRun)(
  'a borrower whose spouse died after they signed is unmarried from then on, and submits the application again',
  async () => {
    const spouse = { firstName: 'Pat', lastName: 'Sound', email: newEmail('pat') }
    const borrower = await applicationSaying(app, operator, { maritalStatus: 'MARRIED', spouse }, 'NOTE_SIGNING', TAMPA)
    const { of } = await signs(await begins(app, spouse.email))
    await takenOff(operator, borrower, of.party, { because: 'DIED' })
    expect(await names(borrower)).toEqual([])
    expect((await about(borrower)).data).toMatchObject({ maritalStatus: 'UNMARRIED' })
    expect((await about(borrower)).data).not.toHaveProperty('spouse')
    expect((await borrower.atRest()).openItem).toBe('submission')
    const [told] = await mailsArrived(app, borrower, 'Pat Sound no longer signs with you')
    expect(told).toMatch(/by the death certificate that Pat Sound has died[\s\S]*submit it again/)
  },
)

/** Whose home public records and the title search have in two names: Robin Middle Jointowner is the other one. */
async function ofRecord(coOwners: readonly object[]): Promise<Person> {
  const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Jointowner')
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners })
  await liveOn(borrower, operator, 'NOTE_SIGNING')
  return borrower
}

it.runIf(isLongRun)('an owner of record who died is taken off once a search that is ordered for it names them no more', async () => {
  const owner = { firstName: 'Robin', lastName: 'Jointowner', email: newEmail('robin') }
  const borrower = await ofRecord([owner])
  const { of } = await signs(await begins(app, owner.email))
  const barred = await asks(borrower, of.party, { because: 'DIED' })
  expect([barred.statusCode, barred.body]).toEqual([409, expect.stringContaining('Once the land records show who owns their share now')])
  const ordered = await operator.decide(borrower.uuid, 'title-search-orders', { orders: [{ because: 'OWNER_DIED' }] })
  expect(ordered.statusCode).toBe(200)
  await mailsArrived(app, borrower, 'Your new title search is complete')
  await takenOff(operator, borrower, of.party, { because: 'DIED' })
  expect(await names(borrower)).toEqual([])
})

itInLongRun('a co-owner of record whom the borrower misspelled signs under the right name, and stays an owner', async () => {
  const owner = { firstName: 'Robin Middel', lastName: 'Jointowner', email: newEmail('robin') }
  const borrower = await ofRecord([owner])
  const { of } = await signs(await begins(app, owner.email))
  await takenOff(operator, borrower, of.party, { because: 'MISSPELLED', rightName: { firstName: 'Robin', lastName: 'Jointowner' } })
  expect(await listed(operator, borrower)).toEqual([['Robin Jointowner', owner.email]])
  await liveOn(borrower, operator, 'NOTE_SIGNING')
  await signs(await begins(app, owner.email))
  expect(await names(borrower)).toEqual(['Robin Jointowner'])
})

it.runIf(isLongRun)('a co-owner who was misspelled signs under the right name at the same mailbox, and their spouse stays', async () => {
  const owner = { firstName: 'sam', lastName: 'reyess', email: newEmail('sam') }
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] }, 'NOTE_SIGNING', TAMPA)
  const kim = newEmail('kim')
  const { of } = await signs(await begins(app, owner.email, MARRIED('Kim', 'Lee', kim)))
  await signs(await begins(app, kim))
  await takenOff(operator, borrower, of.party, { because: 'MISSPELLED', rightName: { firstName: 'Sam', lastName: 'Reyes' } })
  expect(await listed(operator, borrower)).toEqual([
    ['Sam Reyes', owner.email],
    ['Kim Lee', kim],
  ])
  await mailsArrived(app, borrower, 'sam reyess signs with you as Sam Reyes')
  expect(await mailsTo(app, owner, 'You are no longer asked to sign')).toEqual([])
  expect((await borrower.atRest()).openItem).toBe('submission')
  await liveOn(borrower, operator, 'NOTE_SIGNING')
  const again = await begins(app, owner.email, MARRIED('Kim', 'Lee', kim))
  expect(again.of.name).toBe('Sam Reyes')
  await signs(again)
  expect((await signerNamed(operator, borrower, 'Sam Reyes')).state).toBe('SIGNED')
})

it.runIf(isLongRun)('a name in small letters is put right too: the same signer, who signs again what names them', async () => {
  const owner = sam()
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] }, 'NOTE_SIGNING', TAMPA)
  const email = newEmail('kim')
  await begins(app, owner.email, MARRIED('kim', 'lee', email))
  const kim = await signs(await begins(app, email))
  expect((await asks(borrower, kim.of.party, { because: 'MISSPELLED', rightName: { firstName: 'kim', lastName: 'lee' } })).statusCode).toBe(
    409,
  )
  await takenOff(operator, borrower, kim.of.party, { because: 'MISSPELLED', rightName: { firstName: 'Kim', lastName: 'Lee' } })
  const { party, state } = await signerNamed(operator, borrower, 'Kim Lee')
  expect(party).toBe(kim.of.party)
  await expect.poll(async () => (await signerNamed(operator, borrower, 'Kim Lee')).state, { timeout: 20_000 }).not.toBe('SIGNED')
  expect(['SIGNED_IN', 'READS_AGAIN', 'SIGNED']).toContain(state)
  const [told] = await mailsArrived(app, borrower, 'kim lee signs with you as Kim Lee')
  expect(told).toContain('If they signed under the other spelling, we ask them to sign again.')
  expect(await mailsTo(app, { email }, 'You are no longer asked to sign')).toEqual([])
  // Their page is still theirs, and who they are is not asked again.
  await signsOnly(kim)
  expect((await signerNamed(operator, borrower, 'Kim Lee')).state).toBe('SIGNED')
})

it.runIf(isLongRun)(
  'a trustee signs under the right name, and is taken off by the documents of the trust while another trustee stays',
  async () => {
    const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Trustee')
    await borrower.answer('contact', contact.example)
    await borrower.answer('about-you', { ...aboutYou.example, ownership: 'TRUST' })
    await liveOn(borrower, operator, 'TRUST_AND_INSURANCE')
    const pages = documentIn(await borrower.call(pictureRequest(borrower, 'TRUST_PAPER')))
    const trust = { ...exampleTrust, trustees: ['Ana Trustee', 'Tom Banxs'], documents: [pages] }
    await borrower.answer('trust-and-flood-insurance', { trust })
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    const email = await reachedAt(operator, borrower, 'Tom Banxs')
    const { of } = await signs(await begins(app, email))
    expect((await asks(borrower, of.party, { because: 'SOLD_SHARE' })).statusCode).toBe(409)
    await takenOff(operator, borrower, of.party, { because: 'MISSPELLED', rightName: { firstName: 'Tom', lastName: 'Banks' } })
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect(await listed(operator, borrower)).toEqual([['Tom Banks', email]])
    const tom = await signs(await begins(app, email))
    await takenOff(operator, borrower, tom.of.party, { because: 'NOT_TRUSTEE' })
    const [told] = await mailsArrived(app, borrower, 'Tom Banks no longer signs with you')
    expect(told).toContain('by the trust’s documents that Tom Banks is not a trustee, or no longer')
    await mailsArrived(app, { email }, 'You are no longer asked to sign')
    // Our team compares what is left with the documents again.
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect(await names(borrower)).toEqual([])
  },
)

itInLongRun(
  'who still has to sign the deed and died is taken off though the borrower has signed it: it is made anew, and signed again',
  async () => {
    const co = sam()
    const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', { place: { city: 'Denver', state: 'CO', zip: '80202' } })
    const { of } = await signs(await begins(app, co.email))
    const asked = (item: string) => expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000 }).toBe(item)
    const books = async () => {
      await asked('notary-appointment')
      await borrower.answer('notary-appointment', await appointmentOf(borrower))
      await asked('notary-session')
    }
    await books()
    expect(await signOnline(borrower)).toBe('SIGNED')
    await asked('deed-co-signing')
    const before = await operator.resultOf<{ signed: string }>(borrower, 'deed-signing')
    await takenOff(operator, borrower, of.party, { because: 'DIED' })
    expect(await names(borrower)).toEqual([])
    expect(await liveOn(borrower, operator)).toEqual(expect.arrayContaining(['NOTE_SIGNING', 'DEED_SIGNING', 'RESCISSION', 'COMPLETE']))
    const after = await operator.resultOf<{ signed: string; stillToSign?: object }>(borrower, 'deed-signing')
    expect([after.signed === before.signed, after.stillToSign ?? []]).toEqual([false, []])
  },
)
