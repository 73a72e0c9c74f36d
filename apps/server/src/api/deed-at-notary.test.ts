/** A deed that someone is signing before a notary online is not made anew under their hand; and a session whose deed is made anew is canceled. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { jointApplication, sam, signAsSigner, untilSignerAsked } from '../testing/joint-application.ts'
import { appointmentOf, liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, roomOf, signersRoomOf } from '../testing/meet-notary.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signEverything, signersSigning } from '../testing/sign-documents.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }
const NOW = { meeting: 'ONLINE', location: 'CO' }
const SPOUSES = {
  spouseSigns: 'YES',
  spouseSource: 'Counsel of the title company, by email',
  vesting: 'Ana Sound and Sam Reyes, as joint tenants',
}

let app: TestApp
let operator: Staff
let underwriter: Staff
let platform: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  underwriter = await staff(app, 'underwriter')
  platform = await staff(app, 'platform-administrator')
})
afterAll(() => app.close())

const order = ({ uuid }: Person, by = operator) => by.decide(uuid, 'title-search-orders', { orders: [{ because: 'SEARCH_WRONG' }] })
const asked = (borrower: Person, item: string) =>
  expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000, interval: 60 }).toBe(item)
const booked = async (borrower: Person) => {
  await borrower.answer('notary-appointment', NOW)
  await asked(borrower, 'notary-session')
}

/** A home in Colorado whose owners' spouses sign: Ana Sound, Sam Reyes and Kim Lee, all but the deed signed. */
async function threeSigned() {
  const owner = sam()
  const kim = { firstName: 'Kim', lastName: 'Lee', email: newEmail('kim') }
  const borrower = await jointApplication(app, operator, [owner], 'NOTE_SIGNING', DENVER)
  expect((await underwriter.decide(borrower.uuid, 'instrument-details', SPOUSES)).statusCode).toBe(200)
  const sams = await signInByCode(app, owner.email)
  const [first] = await sams.signings()
  expect(
    (await sams.put(first!, 'signer-intro', { ...signerIntro.example, marriage: { status: 'MARRIED', spouse: kim } })).statusCode,
  ).toBe(200)
  expect((await sams.showIdentity(first!)).statusCode).toBe(200)
  const kims = await signInByCode(app, kim.email)
  const [second] = await kims.signings()
  await untilSignerAsked(kims, second!, 'signer-intro')
  await signAsSigner(app, kims, second!)
  await liveOn(borrower, operator, 'CO_DEED_REQ')
  await untilSignerAsked(sams, first!, 'signer-signing')
  expect((await sams.put(first!, 'signer-signing', await signEverything(signersSigning(app, sams, first!)))).statusCode).toBe(200)
  await asked(borrower, 'notary-appointment')
  await booked(borrower)
  return { borrower, sams, sam: first!, kims, kim: second!, emails: [owner.email, kim.email] as const }
}

describe('while someone is with the notary online', () => {
  it.runIf(isLongRun)('nothing that anyone records makes the deed anew, and the session goes on to its end', async () => {
    const { borrower, sams, kim, sam: owner } = await threeSigned()
    const { uuid } = borrower
    const removal = `/applications/${uuid}/signers/${kim.party}/removal`
    const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', 'what the law says'))
    const kept = await operator.post(removal, { because: 'NOT_NEEDED', document, reason: 'The law does not ask for it' })
    expect(kept.statusCode).toBe(200)
    const room = await roomOf(borrower)
    await actInRoom(borrower, room, ['join'])
    const [, waiting] = (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()
    const decision = { outcome: 'CONFIRMED', askedAt: waiting!.removal!.askedAt, reason: 'I read it' }
    const deed = async () => operator.resultOf<{ sha256: string }>(borrower, 'security-instrument')
    const before = await deed()
    for (const [what, reply] of [
      ['title search', await order(borrower)],
      ['title search by the platform', await order(borrower, platform)],
      ['removal', await underwriter.post(`${removal}/decision`, decision)],
      ['details', await underwriter.decide(uuid, 'instrument-details', { ...SPOUSES, spouseSource: 'Counsel of the county, by letter' })],
    ] as const)
      expect([what, reply.statusCode, reply.body]).toEqual([what, 409, expect.stringContaining('is with the notary online')])
    expect(await deed()).toEqual(before)
    await actInRoom(borrower, room, ['show-id', 'sign'])
    // Signed there, and the signed copy is not here yet: no one throws it away.
    const notary = app.container.provider('notary', 'HEARTH')
    const { sealedDeed } = notary
    notary.sealedDeed = async () => {
      throw new ProviderUnavailable('Linden Notaries (sandbox)', 'PENDING')
    }
    expect(await lookAtSession(borrower)).toBe('SIGNED')
    for (const reply of [await order(borrower), await underwriter.post(`${removal}/decision`, decision)])
      expect([reply.statusCode, reply.body]).toEqual([409, expect.stringContaining('the signed copy is not here yet')])
    notary.sealedDeed = sealedDeed
    await asked(borrower, 'deed-co-signing')
    // Nor under the hand of an owner who signs after the borrower.
    const samsRoom = await signersRoomOf(sams, owner)
    await actInRoom(borrower, samsRoom, ['join'])
    expect((await underwriter.post(`${removal}/decision`, decision)).statusCode).toBe(409)
    await actInRoom(borrower, samsRoom, ['show-id', 'sign'])
    expect(await lookAtSession(borrower)).toBe('SIGNED')
  })
})

describe('a session online that someone joined and left', () => {
  const joinedAndLeft = async () => {
    const borrower = await personAt(app, operator, 'DEED_SIGNING', 'Reyes', DENVER)
    await booked(borrower)
    await actInRoom(borrower, await roomOf(borrower), ['join', 'leave'])
    expect((await order(borrower)).statusCode).toBe(409)
    return borrower
  }

  itInLongRun('ends half an hour later: the borrower is told, and the team records what it has to', async () => {
    const borrower = await joinedAndLeft()
    await operator.advance(1 / 24)
    expect((await order(borrower)).statusCode).toBe(200)
    await mailsArrived(app, borrower, 'Your notary session wasn’t finished')
  })

  it.runIf(isLongRun)(
    'keeps the team from nothing a day after someone last entered it, where the notary’s service says of no end',
    async () => {
      const borrower = await joinedAndLeft()
      const notary = app.container.provider('notary', 'HEARTH')
      const { read } = notary
      notary.read = async (request, call) => {
        const answer = await read(request, call)
        return { ...answer, data: { participants: [{ party: 'borrower', state: 'JOINED' }], state: 'IN_SESSION' } }
      }
      await operator.advance(23 / 24)
      expect((await order(borrower)).statusCode).toBe(409)
      // Whoever enters again may be inside for another day.
      await roomOf(borrower)
      await operator.advance(23 / 24)
      expect((await order(borrower)).statusCode).toBe(409)
      await operator.advance(2 / 24)
      const ordered = await order(borrower)
      expect([ordered.statusCode, ordered.body]).toEqual([200, expect.any(String)])
      await mailsArrived(app, borrower, 'Your session with the notary is canceled')
      notary.read = read
    },
  )
})

describe('a session online whose deed is made anew', () => {
  it('is canceled at the notary’s service, whoever has its page open signs nothing, and another one is booked', async () => {
    const { borrower, sams, sam: owner, emails } = await threeSigned()
    const room = await roomOf(borrower)
    const samsRoom = await signersRoomOf(sams, owner)
    // The notary's service is away for the first tries.
    const notary = app.container.provider('notary', 'HEARTH')
    const { cancel } = notary
    const tries: string[] = []
    notary.cancel = async (request, call) => {
      tries.push(request.booking)
      if (tries.length < 3) throw new ProviderUnavailable('Linden Notaries (sandbox)', 'TIMEOUT')
      return cancel(request, call)
    }
    expect((await order(borrower)).statusCode).toBe(200)
    await asked(borrower, 'instrument-details')
    const [canceled] = await mailsArrived(app, borrower, 'Your session with the notary is canceled')
    expect(canceled).toContain('The deed that is signed before the notary may change')
    for (const email of emails) await mailsArrived(app, { email }, 'The session with the notary is canceled')
    expect(await mailsTo(app, borrower, 'Your notary appointment is canceled')).toEqual([])
    for (const page of [room, samsRoom])
      await expect
        .poll(async () => (await actInRoom(borrower, page, ['join', 'show-id', 'sign'])).at(-1), { timeout: 20_000 })
        .toContain('because the deed or the time changed')
    expect(tries).toEqual(Array(3).fill(room.searchParams.get('booking')))
    notary.cancel = cancel
    const [found] = await mailsArrived(app, borrower, 'Your new title search found nothing new')
    expect(found).not.toContain('neither your terms nor your documents')
    expect((await borrower.post('/notary/session', {})).json()).toMatchObject({ message: expect.stringContaining('The deed may change') })
    // The details say the same, so the deed is the same, and it is signed at another time.
    expect((await underwriter.decide(borrower.uuid, 'instrument-details', SPOUSES)).statusCode).toBe(200)
    await asked(borrower, 'notary-rebooking')
    await mailsArrived(app, borrower, 'Choose another time for your notary')
    await borrower.answer('notary-rebooking', NOW)
    await asked(borrower, 'notary-session')
    // What the borrower cancels, the others are told in words of its own.
    await borrower.answer('notary-appointment', { meeting: 'ONLINE', canceled: true })
    await asked(borrower, 'notary-rebooking')
    for (const email of emails) await mailsArrived(app, { email }, 'Your notary appointment is canceled')
    await borrower.answer('notary-rebooking', NOW)
    await asked(borrower, 'notary-session')
    const next = await roomOf(borrower)
    expect(next.searchParams.get('booking')).not.toBe(room.searchParams.get('booking'))
    await actInRoom(borrower, next, ['join-all', 'show-id', 'sign'])
    expect(await lookAtSession(borrower)).toBe('SIGNED')
  })

  it.runIf(isLongRun)(
    'is canceled there too where the borrower cancels the line, and everyone is told that they no longer meet the notary',
    async () => {
      const { borrower, emails } = await threeSigned()
      const room = await roomOf(borrower)
      const notary = app.container.provider('notary', 'HEARTH')
      const { cancel } = notary
      let away = 2
      notary.cancel = async (request, call) => {
        if (away-- > 0) throw new ProviderUnavailable('Linden Notaries (sandbox)', 'TIMEOUT')
        return cancel(request, call)
      }
      expect((await borrower.post('/cancel', {})).statusCode).toBe(200)
      await expect
        .poll(async () => (await actInRoom(borrower, room, ['join'])).at(-1), { timeout: 20_000 })
        .toContain('session was canceled')
      notary.cancel = cancel
      for (const person of [borrower, ...emails.map((email) => ({ email }))]) {
        const [told] = await mailsArrived(app, person, 'You no longer meet the notary')
        expect(told).toContain('The line was canceled, so we canceled the session with the notary too.')
        for (const subject of ['Your notary appointment is canceled', 'Your session with the notary is canceled'])
          expect(await mailsTo(app, person, subject)).toEqual([])
      }
      await mailsArrived(app, borrower, 'Your line is canceled')
    },
  )
})

itInLongRun('a meeting in person whose deed is made anew: everyone who comes is told once not to go, and once that it stands', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ')
  const holder = await signInByCode(app, co.email)
  const [signing] = await holder.signings()
  await signAsSigner(app, holder, signing!)
  await asked(borrower, 'notary-appointment')
  await borrower.answer('notary-appointment', await appointmentOf(borrower))
  await asked(borrower, 'notary-session')
  const { vesting } = await operator.resultOf<{ vesting: string }>(borrower, 'instrument-details')
  expect((await order(borrower)).statusCode).toBe(200)
  await asked(borrower, 'instrument-details')
  expect((await underwriter.decide(borrower.uuid, 'instrument-details', { vesting })).statusCode).toBe(200)
  for (const email of [borrower.email, co.email]) {
    const [away] = await mailsArrived(app, { email }, 'Your meeting with the notary may not take place')
    expect(away).toContain('Don’t go to the meeting unless')
    const [back] = await mailsArrived(app, { email }, 'Your meeting with the notary stands')
    expect(back).toContain('as we told you before')
    expect(await mailsTo(app, { email }, 'Your meeting with the notary')).toHaveLength(2)
  }
  await asked(borrower, 'notary-session')
})
