import { formatLongDate, lenderDay, localDateIn, notarySlots } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, roomOf, signOnline } from '../testing/meet-notary.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signingOf } from '../testing/sign-documents.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }
const NOW = { meeting: 'ONLINE', location: 'CO' }

const inColorado = (lastName = 'Okafor') => personAt(app, operator, 'DEED_SIGNING', lastName, DENVER)
const openItem = async (applicant: Person) => (await applicant.application()).openItem
const booked = async (applicant: Person, answer: object, item = 'notary-appointment') => {
  await applicant.answer(item, answer)
  await applicant.untilRest()
  return openItem(applicant)
}

const about = async (applicant: Person, item = 'notary-appointment') =>
  (await applicant.get(`/items/${item}`)).json<{
    about: { meetings: string[]; manualDays: string[]; onlineDays: string[]; fee: object; places: string[] }
  }>().about

const certificate = { notary: 'R. Alvarez', commissionNumber: '2291', commissionExpires: '2030-01-31', state: 'CA', county: 'Sacramento' }
/** Recorded at once, before the day that was booked. */
const act = { ...certificate, earlier: 'The notary came earlier' }
const signedOn = () => lenderDay(app.container.clock.now())

describe('a deed that is signed online', () => {
  it('is sealed by the notary, filed with its certificate, and its recording kept for the years of the state', async () => {
    const applicant = await inColorado()
    expect(await booked(applicant, NOW)).toBe('notary-session')
    expect((await applicant.status()).statuses.primaryParticipantAcceptComplete).toBe(false)
    const room = await roomOf(applicant)
    const said = await actInRoom(applicant, room)
    expect(said.map((page) => /<h1>([^<]*)/.exec(page)?.[1])).toEqual([
      'Jordan Calloway has joined',
      'Read and sign the deed',
      'The deed is signed and sealed',
    ])
    expect(await lookAtSession(applicant)).toBe('SIGNED')
    await applicant.untilRest()
    const filed = await operator.resultOf<{ deed: string; notary: string; state: string; recording: { keepUntil: string } }>(
      applicant,
      'deed-signing',
    )
    expect(filed).toMatchObject({ notary: 'Jordan Calloway', state: 'CO', recording: { keepUntil: expect.stringMatching(/^2036-/) } })
    const { documents } = await applicant.application()
    expect(documents).toContainEqual(expect.objectContaining({ uuid: filed.deed, type: 'SIGNED_DEED' }))
    const bytes = (await applicant.get(`/documents/${filed.deed}`)).rawPayload
    const sent = await readPdf(
      (await applicant.get(`/documents/${documents!.find(({ type }) => type === 'SECURITY_INSTRUMENT')!.uuid}`)).rawPayload,
    )
    const returned = await readPdf(bytes)
    expect(returned.pages).toBe(sent.pages)
    // Where the borrower signed; the day of it, and that of the notary's certificate.
    const timesMore = (said: string) => returned.text.split(said).length - sent.text.split(said).length
    expect(timesMore('Okafor')).toBe(1)
    expect(timesMore(formatLongDate(localDateIn(app.container.clock.now(), 'America/Denver')))).toBe(2)
    expect(timesMore('This notarial act involved the use of communication technology.')).toBe(1)
    expect((await applicant.status()).statuses).toMatchObject({ primaryParticipantAcceptComplete: true, manualDeedSigningComplete: false })
    await mailsArrived(app, applicant, 'Your deed is signed')
  })

  it('is signed once, however often the room is entered and the outcome is asked for', async () => {
    const applicant = await inColorado()
    await booked(applicant, NOW)
    await actInRoom(applicant, await roomOf(applicant), ['join', 'show-id', 'leave'])
    expect(await lookAtSession(applicant)).toBe('IN_SESSION')
    // Another device enters the same room where the first one left it.
    const room = await roomOf(applicant)
    expect((await app.call({ url: `${room.pathname}${room.search}` })).body).toContain('Read and sign the deed')
    await actInRoom(applicant, room, ['sign', 'sign'])
    await Promise.all([lookAtSession(applicant), lookAtSession(applicant), lookAtSession(applicant)])
    await applicant.untilRest()
    const { audit } = (await operator.get(`/applications/${applicant.uuid}`)).json<{ audit: { action: string }[] }>()
    expect(audit.filter(({ action }) => action === 'provider-announced')).toHaveLength(1)
  })

  it.runIf(isLongRun)('fails where the identity is not confirmed, is written of, and succeeds at the second session', async () => {
    const applicant = await inColorado('Notaryfail')
    await booked(applicant, NOW)
    await actInRoom(applicant, await roomOf(applicant), ['join', 'show-id'])
    expect(await lookAtSession(applicant)).toBe('FAILED')
    expect(await openItem(applicant)).toBe('notary-rebooking')
    expect((await applicant.get('/items/notary-rebooking')).json()).toMatchObject({
      about: { last: { outcome: 'FAILED', fault: 'IDENTITY_NOT_CONFIRMED' } },
    })
    expect((await applicant.status()).statuses.disclosurelistNotaryComplete).toBe(false)
    const [mail] = await mailsArrived(app, applicant, 'Your notary session wasn’t finished')
    expect(mail).toContain('Nothing was signed.')
    expect(await booked(applicant, NOW, 'notary-rebooking')).toBe('notary-session')
    expect(await signOnline(applicant)).toBe('SIGNED')
    await applicant.untilRest()
    expect(await openItem(applicant)).toBe('hazard-insurance')
  })

  itInLongRun('is missed where nobody came, and the timekeeper finds it out by itself', async () => {
    const applicant = await inColorado()
    const [day] = (await about(applicant)).onlineDays
    const at = notarySlots('ONLINE', day!, 'America/Denver')[4]!
    expect(await booked(applicant, { ...NOW, at })).toBe('notary-session')
    const early = await applicant.post('/notary/session', {})
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
      409,
      'You can join 15 minutes before the time of your appointment.',
    ])
    await operator.advance(2)
    await expect.poll(() => openItem(applicant), { timeout: 20_000 }).toBe('notary-rebooking')
    await mailsArrived(app, applicant, 'Your notary appointment didn’t take place')
  })

  itInLongRun('needs no recorder’s answer to be guessed, and no place outside the states', async () => {
    const applicant = await inColorado()
    for (const answer of [{ meeting: 'ONLINE' }, { meeting: 'ONLINE', location: 'Paris' }, { ...NOW, at: '2026-01-01T03:07:00.000Z' }])
      expect((await applicant.put('/items/notary-appointment', answer)).statusCode).toBe(422)
  })
})

describe('an appointment', () => {
  itInLongRun('may be moved, made in person, and canceled, until it begins; each is written of in the home’s time', async () => {
    const applicant = await inColorado()
    const { onlineDays, manualDays, places, fee } = await about(applicant)
    // What is not among the terms that were signed is not charged (12 CFR 1026.40(h)).
    expect(fee).toEqual({ cents: 30_000, isYours: false })
    await booked(applicant, { ...NOW, at: notarySlots('ONLINE', onlineDays[1]!, 'America/Denver')[0] })
    const [first] = await mailsArrived(app, applicant, 'Your notary appointment is reserved')
    expect(first).toContain('8:00 AM MT')
    const at = notarySlots('MANUAL', manualDays[0]!, 'America/Denver')[0]
    expect(await booked(applicant, { meeting: 'MANUAL', place: places[0], at })).toBe('notary-session')
    await mailsArrived(app, applicant, 'Your notary appointment has a new time')
    const body = await applicant.application()
    expect([body.step, body.requestedManualNotaryTime, body.status?.manualNotary]).toEqual(['MANUAL_DEED_SIGNING', at, true])
    expect((await applicant.post('/notary/session', {})).statusCode).toBe(409)
    expect(await booked(applicant, { meeting: 'MANUAL', place: places[0], canceled: true })).toBe('notary-rebooking')
    await mailsArrived(app, applicant, 'Your notary appointment is canceled')
    expect((await applicant.application()).requestedManualNotaryTime).toBeNull()
  })

  itInLongRun('ends where a consent to electronic documents is withdrawn, and a notary in person is asked for', async () => {
    const applicant = await inColorado()
    expect(await booked(applicant, NOW)).toBe('notary-session')
    expect((await signingOf(applicant).send({ event: 'CONSENT_WITHDRAWN' })).statusCode).toBe(200)
    await applicant.untilRest()
    expect(await openItem(applicant)).toBe('notary-rebooking')
    expect((await about(applicant, 'notary-rebooking')).meetings).toEqual(['MANUAL'])
    const [told = ''] = await mailsArrived(app, applicant, 'Your session with the notary online is canceled')
    expect(told).not.toContain('as you asked')
  })

  it('is in the calendar of those who serve the lender, and of no one else', async () => {
    const applicant = await inColorado()
    await booked(applicant, NOW)
    const from = new Date(Date.parse(app.container.clock.now()) - 86_400_000).toISOString()
    const to = new Date(Date.parse(app.container.clock.now()) + 86_400_000).toISOString()
    const read = async (reader: Staff) =>
      (await reader.get(`/notary/appointments?from=${from}&to=${to}`)).json<{ appointments: { uuid: string; state: string }[] }>()
        .appointments
    expect((await read(operator)).find(({ uuid }) => uuid === applicant.uuid)).toMatchObject({
      state: 'BOOKED',
      meeting: 'ONLINE',
      borrower: expect.stringContaining('Okafor'),
    })
    expect(await read(await staff(app, 'operator', ['RIOSOL']))).toEqual([])
  })
})

describe('a deed that is signed in person', () => {
  itInLongRun('is recorded by the team with the certificate and the scan, and with nothing missing', async () => {
    const applicant = await personAt(app, operator, 'MANUAL_DEED_SIGNING')
    const { meetings, places, manualDays, fee } = await about(applicant)
    expect([meetings, fee]).toEqual([['MANUAL'], { cents: 30_000, isYours: true }])
    expect((await applicant.put('/items/notary-appointment', NOW)).statusCode).toBe(422)
    await booked(applicant, { meeting: 'MANUAL', place: places[0], at: notarySlots('MANUAL', manualDays[0]!, 'America/Los_Angeles')[0] })
    const missing = await operator.decide(applicant.uuid, 'notary-session', { outcome: 'SIGNED', signedOn: signedOn(), ...act })
    expect([missing.statusCode, missing.body]).toEqual([422, expect.stringContaining('Upload the signed deed')])
    const deed = documentIn(await operator.receive(applicant.uuid, 'SIGNED_DEED'))
    expect(
      (await operator.decide(applicant.uuid, 'notary-session', { outcome: 'SIGNED', signedOn: signedOn(), ...act, deed })).statusCode,
    ).toBe(200)
    await applicant.untilRest()
    expect(await operator.resultOf(applicant, 'deed-signing')).toMatchObject({ notary: 'R. Alvarez', commissionNumber: '2291', deed })
    expect((await applicant.application()).documents).toContainEqual(expect.objectContaining({ uuid: deed, type: 'SIGNED_DEED' }))
    expect((await applicant.status()).statuses).toMatchObject({ manualDeedSigningComplete: true, primaryParticipantAcceptComplete: true })
  })

  itInLongRun('is marked as missed with a reason, and another time is asked for', async () => {
    const applicant = await personAt(app, operator, 'MANUAL_DEED_SIGNING')
    const { places, manualDays } = await about(applicant)
    const at = notarySlots('MANUAL', manualDays[0]!, 'America/Los_Angeles')[0]
    await booked(applicant, { meeting: 'MANUAL', place: places[0], at })
    const summary = async () =>
      (await operator.get(`/applications/${applicant.uuid}`)).json<{ summary: { needsOperator: boolean; since: string } }>().summary
    const needsUs = async () => (await summary()).needsOperator
    expect(await needsUs()).toBe(false)
    // Nobody else says what came of it: once its time is past, it is in the team's queue until it is recorded, and since the time of the meeting.
    await operator.advance(20)
    expect(await summary()).toMatchObject({ needsOperator: true, since: at })
    expect((await operator.decide(applicant.uuid, 'notary-session', { outcome: 'MISSED' })).statusCode).toBe(422)
    expect((await operator.decide(applicant.uuid, 'notary-session', { outcome: 'MISSED', fault: 'NOTARY_ABSENT' })).statusCode).toBe(200)
    expect(await openItem(applicant)).toBe('notary-rebooking')
    expect(await needsUs()).toBe(false)
  })

  itInLongRun('of a homestead in Texas is at an office, and never at the home (Tex. Const. XVI s.50(a)(6)(N))', async () => {
    const texan = await personAt(app, operator, 'MANUAL_DEED_SIGNING', 'Texan', { place: { city: 'Austin', state: 'TX', zip: '78701' } })
    const { places, manualDays } = await about(texan)
    expect(places).toEqual(['TITLE_OFFICE', 'ATTORNEY_OFFICE', 'LENDER_OFFICE'])
    const at = notarySlots('MANUAL', manualDays[0]!, 'America/Chicago')[0]
    expect((await texan.put('/items/notary-appointment', { meeting: 'MANUAL', place: 'HOME', at })).statusCode).toBe(422)
  })
})

describe('whoever is someone else', () => {
  it('neither enters a session nor looks at it', async () => {
    const [applicant, stranger] = [await inColorado(), await person(app, 'Okafor')]
    await booked(applicant, NOW)
    for (const path of ['session', 'look']) {
      const url = `${APPLICATION}/${applicant.uuid}/notary/${path}`
      expect((await app.call({ method: 'POST', url, headers: stranger.headers, payload: {} })).statusCode).toBe(404)
    }
  })
})

describe('a closer', () => {
  itInLongRun('decides what is before the notary, and nothing else', async () => {
    const closer = await staff(app, 'closer')
    const applicant = await personAt(app, operator, 'MANUAL_DEED_SIGNING')
    const { places, manualDays } = await about(applicant)
    await booked(applicant, { meeting: 'MANUAL', place: places[0], at: notarySlots('MANUAL', manualDays[0]!, 'America/Los_Angeles')[0] })
    const deed = documentIn(await closer.receive(applicant.uuid, 'SIGNED_DEED', 'by the closer'))
    const signed = { outcome: 'SIGNED', signedOn: signedOn(), ...act, deed }
    expect((await closer.decide(applicant.uuid, 'notary-session', signed)).statusCode).toBe(200)
    const other = await personAt(app, operator, 'FUNDING_DECISION', 'Okafor', { occupancyType: 'INVESTMENT' })
    const refused = await closer.decide(other.uuid, 'funding-decision', { approved: true })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'Only a funder releases money at this organization.',
    ])
  })
})
