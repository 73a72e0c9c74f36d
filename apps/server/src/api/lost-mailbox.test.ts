/** Someone who has signed here still meets the notary and receives documents: until the line is open the team can say where they are reached. */
import type { SignersDocumentBody, SigningBody } from '@hearthline/contract'
import { factName, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner, untilSignerAsked } from '../testing/joint-application.ts'
import { appointmentOf, liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, roomOf, signersRoomOf } from '../testing/meet-notary.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { type CodeHolder, signInByCode } from '../testing/signer.ts'
import { applicationSaying, begins, type SignerAt, signerNamed, signersAt, signs } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }

let app: TestApp
let operator: Staff
let second: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  second = await staff(app, 'underwriter')
})
afterAll(() => app.close())

const asked = (borrower: Person, item: string) =>
  expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe(item)

/** Sam has signed all but the deed, and a session with the notary is booked. */
async function booked(place: object = DENVER) {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', place)
  const holder = await signInByCode(app, co.email)
  const [signing] = (await holder.signings()) as [SigningBody]
  await signAsSigner(app, holder, signing)
  await asked(borrower, 'notary-appointment')
  await borrower.answer('notary-appointment', await appointmentOf(borrower))
  await asked(borrower, 'notary-session')
  const enters = (email: string, more: object = {}) =>
    operator.post(`/applications/${borrower.uuid}/signers/${signing.party}/email`, { email, reason: 'As they told us by phone', ...more })
  return { co, borrower, holder, signing, enters }
}

const invited = async (borrower: Person) => (await signersAt(operator, borrower)).map(({ email, state }) => [email, state])

itInLongRun(
  'who lost their mailbox is reached at another one: what they signed stays, the session with the notary stands, and they join it once they have shown their ID',
  async () => {
    const { co, borrower, holder, signing, enters } = await booked()
    const email = newEmail('other')
    expect((await enters(email, { because: 'LOST' })).json()).toEqual({ email, isSent: true })
    expect(await invited(borrower)).toEqual([[email, 'SHOWS_ID']])
    expect((await borrower.application()).openItem).toBe('notary-session')
    expect((await mailsArrived(app, { email }, 'Show your ID to continue with this email'))[0]).toContain('What you did before stays.')
    expect((await mailsArrived(app, co, 'We no longer use this email for you'))[0]).toContain('What you did from it stays')
    expect((await mailsArrived(app, borrower, 'Another email for Sam Reyes'))[0]).toContain(
      'What they did stays. They show their ID with the new one before they continue.',
    )
    expect(await mailsTo(app, borrower, 'Your session with the notary is canceled')).toEqual([])
    expect(await holder.signings()).toEqual([])
    const other = await signInByCode(app, email)
    expect(await other.signings()).toMatchObject([{ party: signing.party }])
    expect(await other.signing(signing)).toMatchObject({
      state: 'OPEN',
      openItem: 'signer-identity-documents',
      title: 'Show your ID again',
      notary: null,
    })
    expect(await mailsTo(app, { email }, 'A notary is ready to meet you online')).toEqual([])
    expect((await other.showIdentity(signing)).statusCode).toBe(200)
    await mailsArrived(app, { email }, 'A notary is ready to meet you online')
    expect(await other.signing(signing)).toMatchObject({ state: 'OPEN', notary: { state: 'BOOKED', mayJoin: true } })
    expect(await invited(borrower)).toEqual([[email, 'SIGNED']])
    expect((await other.post(signing, 'notary/session', {})).statusCode).toBe(201)
    // A mailbox that is lost again, and the first one found again.
    expect((await enters(newEmail('third'), { because: 'LOST' })).statusCode).toBe(200)
    expect((await enters(co.email, { because: 'LOST' })).statusCode).toBe(200)
    expect(await invited(borrower)).toEqual([[co.email, 'SHOWS_ID']])
  },
)

const read = async (holder: CodeHolder, signing: SigningBody) => (await holder.get(signing, '/documents')).json<SignersDocumentBody[]>()

describe('another mailbox by the word of one of the team', () => {
  it('opens nothing before an ID has shown who has it: no document, no session, no notice, and nothing of what they said', async () => {
    const { borrower, signing, enters } = await booked()
    const email = newEmail('unproved')
    expect((await enters(email, { because: 'LOST' })).statusCode).toBe(200)
    const other = await signInByCode(app, email)
    expect(await read(other, signing)).toEqual([])
    const intro = await other.get(signing, '/items/signer-intro')
    expect([intro.json(), (await other.get(signing, '/items/signer-identity-documents')).json()]).toMatchObject([
      { data: null },
      { data: null },
    ])
    expect((await other.signing(signing)).mayCorrect).toBe(false)
    const said = await other.put(signing, 'signer-intro', { ...signerIntro.example, bornOn: '1990-01-01' })
    const joined = await other.post(signing, 'notary/session', {})
    expect([said.statusCode, joined.statusCode, joined.body]).toEqual([409, 409, expect.stringContaining('Show your ID here first')])
    // The notice of the right to cancel, once the borrower has signed the deed and so has Sam, before a notary.
    expect((await other.showIdentity(signing)).statusCode).toBe(200)
    await expect.poll(async () => (await other.signing(signing)).notary, { timeout: 20_000 }).toMatchObject({ mayJoin: true })
    await actInRoom(borrower, await roomOf(borrower))
    await actInRoom(borrower, await signersRoomOf(other, signing))
    await lookAtSession(borrower)
    await liveOn(borrower, operator, 'RESCISSION')
    await asked(borrower, 'rescission-delivery')
    const [notice] = (await read(other, signing)).filter(({ kind }) => kind === 'RESCISSION_NOTICE')
    const late = newEmail('late')
    expect((await enters(late, { because: 'LOST' })).statusCode).toBe(200)
    expect((await borrower.application()).openItem).toBe('rescission-delivery')
    const third = await signInByCode(app, late)
    expect(await read(third, signing)).toEqual([])
    const opened = await third.post(signing, 'notice', { sha256: notice!.sha256 })
    expect([opened.statusCode, opened.body]).toEqual([409, expect.stringContaining('Show your ID here first')])
    expect((await third.post(signing, 'rescission-statement', { signature: 'Sam Reyes', agrees: true })).statusCode).toBe(409)
    // The right itself waits for no ID.
    expect((await third.signing(signing)).canceling).not.toBeNull()
    expect((await borrower.application()).openItem).toBe('rescission-delivery')
    expect((await third.showIdentity(signing)).statusCode).toBe(200)
    await expect.poll(async () => (await read(third, signing)).length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect((await third.post(signing, 'notice', { sha256: notice!.sha256 })).statusCode).toBe(200)
    await asked(borrower, 'rescission')
  })

  it.runIf(isLongRun)('keeps the documents unsigned until an ID is shown with it, where they have not signed', async () => {
    const co = sam()
    const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', DENVER)
    const { of } = await begins(app, co.email)
    const email = newEmail('begun')
    const entered = await operator.post(`/applications/${borrower.uuid}/signers/${of.party}/email`, {
      email,
      because: 'LOST',
      reason: 'As they told us by phone',
    })
    expect(entered.statusCode).toBe(200)
    const other = await signInByCode(app, email)
    expect(await other.signing(of)).toMatchObject({ openItem: 'signer-identity-documents', mayCorrect: false })
    expect((await other.showIdentity(of)).statusCode).toBe(200)
    await untilSignerAsked(other, of, 'signer-signing')
    expect((await borrower.application()).openItem).toBe('co-owners')
  })

  itInLongRun('is looked at by the team where the ID shows nothing, wherever the application stands', async () => {
    const co = { firstName: 'Sam', lastName: 'Idfail', email: newEmail('sam') }
    const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', DENVER)
    const at = await begins(app, co.email)
    const review = factName('signer-identity-review', at.of.party)
    const shows = async ({ holder, of }: SignerAt) => {
      expect((await holder.showIdentity(of)).statusCode).toBe(200)
      await expect.poll(async () => (await holder.signing(of)).standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
      expect((await operator.get(`/applications/${borrower.uuid}`)).json()).toMatchObject({
        summary: { needsOperator: true },
        openItem: { id: review },
      })
      const decided = await operator.decide(borrower.uuid, encodeURIComponent(review), { confirmed: true })
      expect([decided.statusCode, decided.body]).toEqual([200, expect.any(String)])
    }
    await shows(at)
    await signs(app, at)
    await asked(borrower, 'notary-appointment')
    const email = newEmail('doubt')
    const path = `/applications/${borrower.uuid}/signers/${at.of.party}/email`
    expect((await operator.post(path, { email, because: 'LOST', reason: 'As they told us by phone' })).statusCode).toBe(200)
    const holder = await signInByCode(app, email)
    // Whoever entered the email does not say whose ID it is as well.
    expect((await holder.showIdentity(at.of)).statusCode).toBe(200)
    await expect.poll(async () => (await holder.signing(at.of)).standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
    const own = await operator.decide(borrower.uuid, encodeURIComponent(review), { confirmed: true })
    expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([403, expect.stringContaining('Someone else on the team')])
    expect((await second.decide(borrower.uuid, encodeURIComponent(review), { confirmed: true })).statusCode).toBe(200)
    await expect.poll(() => invited(borrower)).toEqual([[email, 'SIGNED']])
    expect((await borrower.application()).openItem).toBe('notary-appointment')
  })

  it.runIf(isLongRun)('of a meeting in person that was told to the mailbox of before it is told once they have signed again', async () => {
    const { borrower, signing, enters } = await booked({})
    const email = newEmail('right')
    expect((await enters(email)).statusCode).toBe(200)
    await asked(borrower, 'co-owners')
    expect((await mailsArrived(app, borrower, 'Another email for Sam Reyes'))[0]).toMatch(
      /Your meeting with the notary on .+ can take place only if they have signed by then/,
    )
    const right = await signInByCode(app, email)
    await signAsSigner(app, right, signing)
    await asked(borrower, 'notary-session')
    expect(await mailsArrived(app, { email }, 'Your notary appointment is reserved')).toHaveLength(1)
  })
})

itInLongRun(
  'what was signed from a mailbox that was not theirs no longer counts: no one meets the notary until whoever has the right one has signed',
  async () => {
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
  },
)

itInLongRun('a file that holds no more mailboxes of someone says so, and what else can be done', async () => {
  const co = sam()
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [co] })
  const { party } = await signerNamed(operator, borrower, 'Sam Reyes')
  const enters = (email: string, because: string) =>
    operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, { email, because, reason: 'As they told us by phone' })
  for (let times = 0; times < 20; times++) expect((await enters(newEmail('again'), 'LOST')).statusCode).toBe(200)
  const full = await enters(newEmail('again'), 'LOST')
  expect([full.statusCode, full.json()]).toEqual([409, expect.objectContaining({ message: expect.stringContaining('holds no more') })])
  expect((await enters(co.email, 'LOST')).statusCode).toBe(200)
  expect((await enters(newEmail('right'), 'NOT_THEIRS')).statusCode).toBe(200)
  // They had done nothing: no one reads that it stays.
  const [told] = await mailsArrived(app, co, 'We no longer use this email for you', 2)
  expect(told).toContain('Our team was told that you can no longer read this one. It no longer signs you in.')
  const lost = (await mailsTo(app, borrower, 'Another email for Sam Reyes')).find((body) => body.includes('They can no longer read'))
  expect(lost).not.toContain('stays')
})
