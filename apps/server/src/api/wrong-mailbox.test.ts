/** What was given from a mailbox that was not theirs counts nowhere: no money leaves by it, no deed stands by it, and no time to cancel began with it. */
import type { SignersDocumentBody, SigningBody } from '@hearthline/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { appointmentOf, liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, roomOf, signersRoomOf } from '../testing/meet-notary.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { type CodeHolder, signInByCode } from '../testing/signer.ts'
import { signersAt } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { untilSaturday } from '../testing/until-saturday.ts'

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }
const REASON = 'As they told us by phone'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const openOf = async (borrower: Person) => (await borrower.application()).openItem
const asked = (borrower: Person, item: string | null) => expect.poll(() => openOf(borrower), { timeout: 20_000, interval: 60 }).toBe(item)

/** Whoever has the mailbox that was entered for Sam has signed all but the deed. */
async function signedHere(place: object = DENVER) {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', place)
  const holder = await signInByCode(app, co.email)
  const [signing] = (await holder.signings()) as [SigningBody]
  await signAsSigner(app, holder, signing)
  const enters = (email: string, because: 'NOT_THEIRS' | 'LOST' = 'NOT_THEIRS') =>
    operator.post(`/applications/${borrower.uuid}/signers/${signing.party}/email`, { email, because, reason: REASON })
  return { co, borrower, holder, signing, enters }
}

const moneyOf = async ({ uuid }: Person) =>
  (await app.container.db.query('select trace_number, state from transfers where application_id = $1', [uuid])).rows

describe('money that was approved', () => {
  it('does not leave once whoever has to sign has not signed: not on the next business day, and not before they have', async () => {
    const { borrower, enters } = await signedHere({})
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    await untilSaturday(app, operator)
    if ((await openOf(borrower)) !== 'funding-decision') await liveOn(borrower, operator, 'FUNDING_DECISION')
    expect(
      (await (await operator.funder()).decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED', reason: 'All is there.' }))
        .statusCode,
    ).toBe(200)
    await asked(borrower, 'disbursement')
    const email = newEmail('right')
    expect((await enters(email)).statusCode).toBe(200)
    await asked(borrower, 'co-owners')
    for (let days = 0; days < 4; days++) await operator.advance(1)
    expect([await openOf(borrower), await moneyOf(borrower)]).toEqual(['co-owners', []])
    expect(await mailsTo(app, borrower, 'Your line is open')).toEqual([])
    // Whoever entered the mailbox does not lift a hold of approved money either, and whoever does says what they read.
    expect((await operator.decide(borrower.uuid, 'funding-hold', { isHeld: true })).statusCode).toBe(200)
    const own = await operator.decide(borrower.uuid, 'funding-release', { released: true })
    expect([own.statusCode, own.body]).toEqual([403, expect.stringContaining('Someone else on the team must lift the hold.')])
    const funder = await operator.funder()
    const unread = await funder.post(`/applications/${borrower.uuid}/items/funding-release`, {
      data: { released: true },
      reason: 'Cleared.',
    })
    expect(unread.statusCode).toBe(428)
    expect((await funder.decide(borrower.uuid, 'funding-release', { released: true })).statusCode).toBe(200)
  })
})

type Signed = Awaited<ReturnType<typeof signedHere>>

/** The borrower, and whoever has the mailbox, have signed the deed before a notary online. */
async function signedDeed(): Promise<Signed> {
  const all = await signedHere()
  await asked(all.borrower, 'notary-appointment')
  await all.borrower.answer('notary-appointment', { meeting: 'ONLINE', location: 'CO' })
  await asked(all.borrower, 'notary-session')
  await bothSign(all.borrower, all.holder, all.signing)
  return all
}

async function bothSign(borrower: Person, holder: CodeHolder, signing: SigningBody): Promise<void> {
  await actInRoom(borrower, await roomOf(borrower))
  await actInRoom(borrower, await signersRoomOf(holder, signing))
  await lookAtSession(borrower)
  await borrower.untilRest()
}

const noticeOf = async (holder: CodeHolder, signing: SigningBody) =>
  (await holder.get(signing, '/documents')).json<SignersDocumentBody[]>().find(({ kind }) => kind === 'RESCISSION_NOTICE')!
const opens = async (holder: CodeHolder, signing: SigningBody) =>
  (await holder.post(signing, 'notice', { sha256: (await noticeOf(holder, signing)).sha256 })).statusCode
const deeds = async ({ uuid }: Person) =>
  (await app.container.db.query("select 1 from facts where application_id = $1 and item = 'deed-signing'", [uuid])).rows.length

describe('a deed that was signed before a notary from a mailbox that was not theirs', () => {
  it('is signed again by everyone, and the right person is given the notice, which alone begins their time to cancel', async () => {
    const { co, borrower, holder, signing, enters } = await signedDeed()
    await liveOn(borrower, operator, 'RESCISSION')
    expect(await opens(holder, signing)).toBe(200)
    expect([await openOf(borrower), await deeds(borrower)]).toEqual(['rescission', 1])

    const email = newEmail('right')
    expect((await enters(email)).statusCode).toBe(200)
    await asked(borrower, 'co-owners')
    const [told = ''] = await mailsArrived(app, borrower, 'The deed must be signed again')
    expect(told).toContain('The email that we had for Sam Reyes was not theirs, and the deed was signed before a notary from that email')
    expect(await mailsTo(app, co, 'The deed must be signed again')).toEqual([])
    expect((await holder.signings()).length).toBe(0)

    const right = await signInByCode(app, email)
    await signAsSigner(app, right, signing)
    await asked(borrower, 'notary-rebooking')
    expect((await right.signing(signing)).notary).toMatchObject({ state: 'AHEAD' })
    await operator.advance(8)
    expect([await openOf(borrower), await moneyOf(borrower)]).toEqual(['notary-rebooking', []])
    await borrower.answer('notary-rebooking', { meeting: 'ONLINE', location: 'CO' })
    await asked(borrower, 'notary-session')
    await mailsArrived(app, { email }, 'A notary is ready to meet you online')
    await bothSign(borrower, right, signing)
    expect(await deeds(borrower)).toBe(2)
    await mailsArrived(app, { email }, 'Your notice of the right to cancel')
    expect(await openOf(borrower)).toBe('rescission-delivery')
    expect(await opens(right, signing)).toBe(200)
    await asked(borrower, 'rescission')
  })

  it.runIf(isLongRun)('holds the money where the county has recorded it, and the team reads what to do', async () => {
    const { borrower, enters } = await signedDeed()
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    expect((await enters(newEmail('right'))).statusCode).toBe(200)
    await asked(borrower, 'co-owners')
    expect(await operator.resultOf(borrower, 'funding-hold')).toEqual({ isHeld: true })
    const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { detail: Record<string, string> }[] }>()
    expect(audit.map(({ detail }) => detail).find(({ decided }) => decided === 'funding-hold')?.reason).toMatch(
      /^As they told us by phone\. The county recorded the deed under number \S+\. .*Have it released there/,
    )
    expect((await mailsArrived(app, borrower, 'The deed must be signed again'))[0]).toContain('The county has recorded that deed')
    const { hold } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ hold: object }>()
    expect(hold).toEqual({ barred: expect.stringContaining('Someone else on the team must lift the hold') })
    const lifts = async (by: Staff) => (await by.decide(borrower.uuid, 'funding-release', { released: true })).statusCode
    expect([await lifts(operator), await lifts(await operator.colleague())]).toEqual([403, 200])
  })

  itInLongRun('is not taken up while someone is with the notary', async () => {
    const { borrower, holder, signing, enters } = await signedHere()
    await asked(borrower, 'notary-appointment')
    await borrower.answer('notary-appointment', { meeting: 'ONLINE', location: 'CO' })
    await asked(borrower, 'notary-session')
    await actInRoom(borrower, await signersRoomOf(holder, signing), ['join'])
    const refused = await enters(newEmail('early'))
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('with the notary online')])
    expect((await enters(newEmail('lost'), 'LOST')).statusCode).toBe(200)
  })
})

it.runIf(isLongRun)('a meeting in person that is over is recorded before a mailbox is said to be another’s', async () => {
  const { borrower, enters } = await signedHere({})
  await asked(borrower, 'notary-appointment')
  await borrower.answer('notary-appointment', await appointmentOf(borrower))
  await asked(borrower, 'notary-session')
  await operator.advance(12)
  const refused = await enters(newEmail('right'))
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('no one has recorded what came of it')])
  await liveOn(borrower, operator, 'RESCISSION')
  // Who met a notary in person was seen there: the deed stands, and their documents are signed again.
  expect((await enters(newEmail('right'))).statusCode).toBe(200)
  await asked(borrower, 'co-owners')
  expect([await deeds(borrower), await mailsTo(app, borrower, 'The deed must be signed again')]).toEqual([1, []])
})

describe('a mailbox that was said not to be theirs', () => {
  itInLongRun.each(['LOST', ...(isLongRun ? ['NOT_THEIRS' as const] : [])] as const)(
    'gives back nothing that was signed from it where it is entered again (%s)',
    async (because) => {
      const { co, borrower, signing, enters } = await signedHere()
      expect((await enters(newEmail('right'))).statusCode).toBe(200)
      await asked(borrower, 'co-owners')
      expect((await enters(co.email, because)).statusCode).toBe(200)
      expect(await openOf(borrower)).toBe('co-owners')
      expect(await signersAt(operator, borrower)).toMatchObject([{ email: co.email, state: expect.not.stringMatching(/^SIGNED$/) }])
      const again = await signInByCode(app, co.email)
      expect(await again.signings()).toMatchObject([{ standsAt: 'signer-intro' }])
      expect((await again.get(signing, '/items/signer-intro')).json()).not.toHaveProperty('answer.bornOn')
      // Whoever has it does all of it again.
      await signAsSigner(app, again, signing)
      await asked(borrower, 'notary-appointment')
    },
  )
})

describe('money that is on its way', () => {
  const payments = () => app.container.provider('payments', 'HEARTH')
  const { WITHDRAWN, SENT } = { WITHDRAWN: 'WITHDRAWN', SENT: 'SENT' } as const
  const answers = (status: 'WITHDRAWN' | 'SENT') => {
    const told = status === WITHDRAWN ? { status, on: operator.today() } : { status }
    payments().withdraw = async () => ({ data: told, provider: 'Poplar Payments (sandbox)', reference: 'told', request: {}, response: {} })
  }
  afterEach(() => {
    delete payments().withdraw
  })

  itInLongRun('is stopped where no bank has it once the line is open, and where a bank has it the team reads whom to tell', async () => {
    const { borrower, signing, enters } = await signedHere({})
    await liveOn(borrower, operator)
    answers(SENT)
    const refused = await enters(newEmail('late'))
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('The money has left')])
    answers(WITHDRAWN)
    const email = newEmail('right')
    expect((await enters(email)).statusCode).toBe(200)
    await asked(borrower, 'co-owners')
    await mailsArrived(app, borrower, 'We stopped your payment for now')
    for (let days = 0; days < 3; days++) await operator.advance(1)
    expect([await openOf(borrower), (await moneyOf(borrower)).map(({ state }) => state)]).toEqual(['co-owners', ['WITHDRAWN']])
    // Whoever approved the money saw the signature that counts no more: once the right one is there, another approval is waited for.
    await signAsSigner(app, await signInByCode(app, email), signing)
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    expect([await openOf(borrower), (await moneyOf(borrower)).map(({ state }) => state)]).toEqual(['funding-decision', ['WITHDRAWN']])
  })

  it.runIf(isLongRun)('is stopped as well where the mailbox is put right while the processor is asked to send it', async () => {
    const { borrower, enters } = await signedHere({})
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    const { disburse } = payments()
    answers(WITHDRAWN)
    payments().disburse = async (request, call) => {
      const sent = await disburse(request, call)
      expect((await enters(newEmail('right'))).statusCode).toBe(200)
      return sent
    }
    await liveOn(borrower, operator, 'CO_DEED_REQ')
    payments().disburse = disburse
    await expect
      .poll(async () => await operator.resultOf(borrower, 'disbursement-returns'), { timeout: 20_000 })
      .toMatchObject({
        returns: [{ code: 'WITHDRAWN' }],
      })
    expect([await openOf(borrower), await mailsTo(app, borrower, 'Your line is open')]).toEqual(['co-owners', []])
  })
})
