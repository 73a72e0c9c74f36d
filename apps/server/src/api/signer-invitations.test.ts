import type { InvitationBody } from '@hearthline/contract'
import { aboutYou, contact, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, untilSignerAsked } from '../testing/joint-application.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let borrower: Person
const sam = { firstName: 'Sam', lastName: 'Reyes', email: newEmail('sam') }
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound')
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [sam] })
  await liveOn(borrower, operator, 'INCOME_VERIFICATION')
})
afterAll(() => app.close())

const pathOf = ({ uuid }: Person) => `/service-application/api/v1/application/heloc/${uuid}/signers`
const waitedFor = async () => (await app.call({ url: pathOf(borrower), headers: borrower.headers })).json<InvitationBody[]>()
const invite = (party: string, headers: Person['headers'] = borrower.headers) =>
  app.call({ method: 'POST', url: `${pathOf(borrower)}/${party}/invitation`, headers })

it('a co-owner is invited when the application is submitted, by a mail that names neither borrower nor home', async () => {
  const [invitation = ''] = await mailsArrived(app, sam, 'You are asked to sign')
  expect(invitation).toContain('For Sam Reyes')
  expect(invitation).toMatch(/https?:\/\/\S+\/heloc-signer\/login\?org=HEARTH$/m)
  for (const theirs of ['Sound', borrower.email, borrower.uuid]) expect(invitation).not.toContain(theirs)
})

it('the borrower sees how far each is, and sends the mail again', async () => {
  const [waited] = await waitedFor()
  expect(waited).toMatchObject({ name: 'Sam Reyes', email: sam.email, state: 'INVITED', mayInvite: true, sentAt: expect.any(String) })
  const sent = await invite(waited!.party)
  expect([sent.statusCode, sent.json()]).toEqual([202, { email: sam.email }])
  await mailsArrived(app, sam, 'You are asked to sign', 2)
  expect((await invite('0123456789abcdef')).statusCode).toBe(404)
})

it('no one else sends it or reads of it, and no one is written to who has nothing to do', async () => {
  const { party } = (await waitedFor())[0]!
  const holder = await signInByCode(app, sam.email)
  expect((await waitedFor())[0]).toMatchObject({ state: 'SIGNED_IN' })
  expect((await invite(party, holder.headers as Person['headers'])).statusCode).toBe(403)
  const stranger = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound')
  expect((await invite(party, stranger.headers)).statusCode).toBe(404)
  expect((await app.call({ url: pathOf(borrower), headers: stranger.headers })).statusCode).toBe(404)
  await holder.put((await holder.signings())[0]!, 'signer-intro', signerIntro.example)
  expect((await waitedFor())[0]).toMatchObject({ mayInvite: false })
  expect((await invite(party)).statusCode).toBe(409)
})

it('the team emails them again, and corrects an email: whoever has it proves everything themselves, and the wrong address is told', async () => {
  const { party } = (await waitedFor())[0]!
  const reach = (email: string) =>
    operator.post(`/applications/${borrower.uuid}/signers/${party}/email`, { email, reason: 'They called us' })
  const before = await signInByCode(app, sam.email)
  const [signing] = await before.signings()
  // They are at their photos, of which no one is written to.
  expect((await reach(sam.email)).json()).toEqual({ email: sam.email, isSent: false })
  const right = newEmail('right')
  expect((await reach(right.toUpperCase())).statusCode).toBe(200)
  expect((await operator.get(`/applications/${borrower.uuid}/signers`)).json()).toMatchObject([{ name: 'Sam Reyes', email: right }])
  expect(await before.signings()).toEqual([])
  const after = await signInByCode(app, right)
  expect(await after.signings()).toMatchObject([{ uuid: borrower.uuid, party, standsAt: 'signer-intro' }])
  expect((await after.get(signing!)).statusCode).toBe(200)
  expect((await mailsArrived(app, sam, 'We no longer use this email for you'))[0]).toContain('no longer signs you in')
  expect((await mailsArrived(app, borrower, 'Another email for Sam Reyes'))[0]).toContain('signs again')
  expect((await reach('not an email')).statusCode).toBe(422)
  const ofStaff = await reach(operator.email)
  expect([ofStaff.statusCode, ofStaff.body]).toEqual([422, expect.stringContaining('belongs to someone on the team')])
  // Whom the borrower named with an email that never was theirs: it comes back, both sides see it, and it is in the team's queue until it is corrected.
  const other = { firstName: 'Kim', lastName: 'Reyes', email: newEmail('bounce') }
  const joint = await jointApplication(app, operator, [other], 'INCOME_VERIFICATION')
  const refused = async () => (await operator.get(`/applications/${joint.uuid}/signers`)).json<InvitationBody[]>()[0]!
  await expect.poll(async () => (await refused()).refusedAt, { timeout: 20_000 }).toEqual(expect.any(String))
  const [seen] = (await app.call({ url: pathOf(joint), headers: joint.headers })).json<InvitationBody[]>()
  expect(seen).toMatchObject({ email: other.email, refusedAt: expect.any(String) })
  const needsUs = async () =>
    (await operator.get(`/applications/${joint.uuid}`)).json<{ summary: { needsOperator: boolean } }>().summary.needsOperator
  expect(await needsUs()).toBe(true)
  const kim = await refused()
  const kims = newEmail('kim')
  const reached = await operator.post(`/applications/${joint.uuid}/signers/${kim.party}/email`, { email: kims, reason: 'They called us' })
  expect(reached.json()).toEqual({ email: kims, isSent: true })
  expect(await refused()).toMatchObject({ email: kims, refusedAt: null })
  expect(await needsUs()).toBe(false)
  expect((await mailsArrived(app, { email: kims }, 'You are asked to sign'))[0]).toContain('For Kim Reyes')
})

it('the borrower gives no other email to who has begun to sign, and none of the team', async () => {
  const named = { firstName: 'Kim', lastName: 'Reyes', email: newEmail('kim') }
  const joint = await jointApplication(app, operator, [named], 'NOTE_SIGNING')
  const corrects = async (coOwners: object[], ownership = 'JOINT') => {
    const answers = { 'about-you': { ownership, coOwners } }
    const preview = await joint.post('/corrections/preview', { answers })
    if (preview.statusCode !== 200) return preview
    return joint.post('/corrections', { answers, preview: preview.json<{ preview: string }>().preview })
  }
  // Before they begin it is the borrower's to correct, and the address of before hears of it; so does the team.
  const right = newEmail('right')
  expect((await corrects([{ ...named, email: right }])).statusCode).toBe(200)
  expect((await mailsArrived(app, named, 'We no longer use this email for you'))[0]).toContain('Another email was entered')
  const { supportEmail } = app.container.brands.get('HEARTH')!.company
  expect((await mailsArrived(app, { email: supportEmail }, 'The borrower changed a co-owner'))[0]).toContain('call the co-owner')
  const holder = await signInByCode(app, right)
  const [signing] = await holder.signings()
  const legalName = { firstName: 'Kim', lastName: 'Reyes' }
  await liveOn(joint, operator, 'NOTE_SIGNING')
  await untilSignerAsked(holder, signing!, 'signer-intro')
  const begun = await holder.put(signing!, 'signer-intro', { ...signerIntro.example, legalName })
  expect([begun.statusCode, begun.body]).toEqual([200, expect.any(String)])
  const taken = await corrects([{ ...named, email: newEmail('mine') }])
  expect([taken.statusCode, taken.body]).toEqual([422, expect.stringContaining('Kim Reyes has begun to sign with another email. Call us')])
  expect(await holder.signings()).toMatchObject([{ uuid: joint.uuid }])

  // Nor is who has begun left out, or named a little differently: by a correction, or by the question itself while it may still be answered.
  const held = [422, expect.stringContaining('Kim Reyes has signed in to sign with you. Call us')]
  const variant = { ...named, firstName: 'Kimberly', email: newEmail('mine') }
  for (const left of [await corrects([variant]), await corrects([], 'SOLE')]) expect([left.statusCode, left.body]).toEqual(held)
  expect((await corrects([{ ...named, email: right }, variant])).statusCode).toBe(200)
  const askedAgain = await joint.put('/items/about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [variant] })
  expect([askedAgain.statusCode, askedAgain.body]).toEqual(held)
  expect(await holder.signings()).toMatchObject([{ uuid: joint.uuid }])

  // Nor does anyone choose who of the team sees the file.
  const auditor = await staff(app, 'auditor')
  const own = { firstName: 'Kim', lastName: 'Reyes', email: right }
  const refused = await corrects([own, { firstName: 'Ann', lastName: 'Auditor', email: auditor.email.toUpperCase() }])
  expect([refused.statusCode, refused.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual([
    422,
    ['about-you.coOwners.1.email'],
  ])
  expect(refused.body).not.toMatch(/team|staff/i)
  const at = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound')
  await at.answer('contact', contact.example)
  const asked = await at.put('/items/about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [{ ...own, email: auditor.email }] })
  expect(asked.statusCode).toBe(422)
  // Whom an earlier release took the address of as a party's: who audits is kept from nothing.
  await app.container.db.query('insert into application_parties (application_id, email) values ($1, $2)', [at.uuid, auditor.email])
  expect((await auditor.get(`/applications/${at.uuid}`)).statusCode).toBe(200)
})
