import { randomUUID } from 'node:crypto'
import type { SigningBody } from '@hearthline/contract'
import { notarySlots } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { triggerRefusal } from '../store/trigger-refusal.ts'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { actInRoom, lookAtSession, signersRoomOf, signOnline } from '../testing/meet-notary.ts'
import type { Person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type CodeHolder, signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }
const NOW = { meeting: 'ONLINE', location: 'CO' }

let app: TestApp
let operator: Staff
let borrower: Person
let holder: CodeHolder
let signing: SigningBody
const co = sam()
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  borrower = await jointApplication(app, operator, [co], 'CO_DEED_REQ', DENVER)
  holder = await signInByCode(app, co.email)
  signing = (await holder.signings())[0]!
})
afterAll(() => app.close())

const now = () => holder.signing(signing)
const choose = async (answer: object) => {
  await borrower.answer('notary-appointment', answer)
  await borrower.untilRest()
}
const filedDeeds = async () => (await borrower.application()).documents!.filter(({ type }) => type === 'SIGNED_DEED')

it('a co-owner reads that the deed is still to be signed, and of the appointment, in person or online, as soon as it stands', async () => {
  expect(signing.notary).toBeNull()
  await signAsSigner(app, holder, signing)
  await borrower.untilStep(({ step }) => step === 'DEED_SIGNING')
  expect(await now()).toMatchObject({ state: 'WAITING', step: 'DEED_SIGNING', title: 'You sign the deed with a notary' })
  for (const path of ['session', 'mail']) expect((await holder.post(signing, `notary/${path}`, {})).statusCode).toBe(409)
  expect((await borrower.post('/notary/mail', {})).statusCode).toBe(409)
  const { about } = (await borrower.get('/items/notary-appointment')).json<{ about: { manualDays: string[]; onlineDays: string[] } }>()

  await choose({ meeting: 'MANUAL', place: 'TITLE_OFFICE', at: notarySlots('MANUAL', about.manualDays[0]!, 'America/Denver')[0] })
  expect(await now()).toMatchObject({
    state: 'WAITING',
    step: 'MANUAL_DEED_SIGNING',
    why: expect.stringContaining('at a title company’s office'),
    notary: { state: 'BOOKED', meeting: 'MANUAL', place: 'TITLE_OFFICE', when: expect.stringContaining('9:00 AM MT'), mayJoin: false },
  })
  const [reserved] = await mailsArrived(app, co, 'Your notary appointment is reserved')
  expect(reserved).toContain('9:00 AM MT, at a title company’s office')

  // Each has their own mail sent again, and the borrower that of who signs with them.
  expect((await borrower.post('/notary/mail', {})).json()).toEqual({ email: borrower.email })
  expect((await mailsArrived(app, borrower, 'Your notary appointment is reserved', 2))[1]).toContain('9:00 AM MT')
  const belled = await app.container.db.query(
    'select 1 from notifications n join identities i on i.id = n.identity_id where i.email = $1 and n.title ilike $2',
    [borrower.email, '%notary appointment is reserved%'],
  )
  expect(belled.rows).toHaveLength(1)
  expect((await holder.post(signing, 'notary/mail', {})).json()).toEqual({ email: co.email })
  expect((await borrower.post(`/signers/${signing.party}/invitation`, {})).statusCode).toBe(202)
  await mailsArrived(app, co, 'Your notary appointment is reserved', 3)

  await choose({ ...NOW, at: notarySlots('ONLINE', about.onlineDays[0]!, 'America/Denver')[0] })
  expect((await now()).notary).toMatchObject({ state: 'BOOKED', meeting: 'ONLINE', mayJoin: false })
  const [moved] = await mailsArrived(app, co, 'Your notary appointment has a new time')
  expect(moved).toMatch(/8:00 AM MT[\s\S]*heloc-signer\/login\?org=HEARTH/)
  expect((await holder.post(signing, 'notary/session', {})).json()).toMatchObject({
    message: 'You can join 15 minutes before the time of your appointment.',
  })
})

it('and joins on their own, before or after the borrower, who sees who is missing; the deed that is filed bears both signatures', async () => {
  await choose(NOW)
  await mailsArrived(app, co, 'A notary is ready to meet you online')
  expect(await now()).toMatchObject({ state: 'OPEN', notary: { state: 'BOOKED', mayJoin: true, when: null } })
  const look = async () => (await holder.post(signing, 'notary/look', {})).json<object>()
  expect(await look()).toEqual({ state: 'BOOKED', own: 'EXPECTED' })

  const seen = await borrower.post('/notary/look', {})
  expect(seen.json()).toMatchObject({ participants: [{ party: 'borrower' }, { name: 'Sam Reyes', state: 'EXPECTED' }] })
  expect(await signOnline(borrower)).toBe('SIGNED')
  await borrower.untilRest()
  expect((await borrower.application()).openItem).toBe('deed-co-signing')
  expect((await borrower.get('/items/deed-co-signing')).json()).toMatchObject({ about: { names: ['Sam Reyes'], online: true } })
  // What the team says of it has the deed that was signed, whoever writes.
  const byHand = (data: object) =>
    app.container.db.query(
      `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
       values ($1, 'deed-co-signing', 'borrower', 'around', 9999, $2, 1, 'operator:9', now())`,
      [borrower.uuid, JSON.stringify({ signedOn: '2026-11-23', notary: 'J. Calloway', ...data })],
    )
  for (const data of [{}, { deed: borrower.uuid }]) await expect(byHand(data)).rejects.toThrow(/shown by the signed deed/)
  // The borrower's own deed, uploaded once more, shows no signature of theirs: by what is in the file (record 0117).
  const { deed: first } = await operator.resultOf<{ deed: string }>(borrower, 'deed-signing')
  const copy = randomUUID()
  await app.container.db.query(
    `insert into documents select (jsonb_populate_record(d, jsonb_build_object('id', $2::text, 'party', 'team', 'sent_by', 'operator:9', 'blob', gen_random_uuid()))).*
     from documents d where d.id = $1`,
    [first, copy],
  )
  await expect(byHand({ deed: copy })).rejects.toSatisfy(
    (refused) => triggerRefusal(refused)?.words === 'This file shows what someone else signed',
  )
  const alone = await filedDeeds()
  expect(await now()).toMatchObject({ state: 'OPEN', title: 'You still have to sign the deed', notary: { state: 'ALONE', mayJoin: true } })
  const [missing] = await mailsArrived(app, co, 'You still have to sign the deed')
  expect(missing).not.toContain('Ana')

  await actInRoom(app, await signersRoomOf(holder, signing))
  expect(await look()).toEqual({ state: 'SIGNED', own: 'SIGNED' })
  await borrower.untilRest()
  expect(await now()).toMatchObject({ state: 'DONE', notary: { state: 'SIGNED', mayJoin: false } })
  const { deed } = await operator.resultOf<{ deed: string }>(borrower, 'deed-co-signing')
  const both = await filedDeeds()
  expect(both).toHaveLength(alone.length + 1)
  const certificates = async (id: string) =>
    (await readPdf((await borrower.get(`/documents/${id}`)).rawPayload)).text.match(/This notarial act involved/g)
  const { deed: before } = await operator.resultOf<{ deed: string }>(borrower, 'deed-signing')
  expect([await certificates(before), await certificates(deed)].map((found) => found?.length)).toEqual([1, 2])
  expect(await lookAtSession(borrower)).toBe('NONE')
})
