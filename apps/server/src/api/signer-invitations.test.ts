import type { InvitationBody, StaffInvitationBody } from '@hearthline/contract'
import { aboutYou, contact, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, untilSignerAsked } from '../testing/joint-application.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
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

it('a co-owner is invited when the application is submitted, by a mail that names who asks and who writes, and no home', async () => {
  const [invitation = ''] = await mailsArrived(app, sam, 'You are asked to sign')
  expect(invitation).toMatch(/^For Sam Reyes, from Hearthline Lending, Inc\.$/m)
  expect(invitation).toContain('Ana Sound gave us your email')
  expect(invitation).toMatch(/https?:\/\/\S+\/heloc-signer\/login\?org=HEARTH$/m)
  for (const theirs of [borrower.email, borrower.uuid]) expect(invitation).not.toContain(theirs)
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
  expect((await operator.get(`/applications/${borrower.uuid}/signers`)).json()).toMatchObject([
    { name: 'Sam Reyes', email: right, state: 'INVITED' },
  ])
  expect(await before.signings()).toEqual([])
  const after = await signInByCode(app, right)
  expect((await waitedFor())[0]).toMatchObject({ state: 'SIGNED_IN' })
  expect(await after.signings()).toMatchObject([{ uuid: borrower.uuid, party, standsAt: 'signer-intro' }])
  expect((await after.get(signing!)).statusCode).toBe(200)
  // Nothing that someone gave from the other mailbox is shown to them: neither a date of birth nor a marriage.
  expect((await after.get(signing!, '/items/signer-intro')).json()).toMatchObject({ item: 'signer-intro', data: null })
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

it.runIf(isLongRun)('the borrower gives no other email to who has begun to sign, and none of the team', async () => {
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
  expect((await mailsArrived(app, { email: supportEmail }, 'The borrower changed an additional signer'))[0]).toContain('call that person')
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
  const held = [422, expect.stringContaining('Kim Reyes has begun to sign with you. Call us')]
  const variant = { ...named, firstName: 'Kimberly', email: newEmail('mine') }
  for (const left of [await corrects([variant]), await corrects([], 'SOLE')]) expect([left.statusCode, left.body]).toEqual(held)
  expect((await corrects([{ ...named, email: right }, variant])).statusCode).toBe(200)
  const askedAgain = await joint.put('/items/about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [variant] })
  expect([askedAgain.statusCode, askedAgain.body]).toEqual(held)
  expect(await holder.signings()).toMatchObject([{ uuid: joint.uuid }])

  // Two of the team may, by a document of title; never by one, and never without it.
  const signers = async (who = operator) => (await who.get(`/applications/${joint.uuid}/signers`)).json<StaffInvitationBody[]>()
  const removal = `/applications/${joint.uuid}/signers/${signing!.party}/removal`
  const asking = async (document: string) =>
    operator.post(removal, { because: 'NEVER_OWNED', document, reason: 'The deed names one owner' })
  await liveOn(joint, operator, 'NOTE_SIGNING')
  expect((await signers())[0]).toMatchObject({ name: 'Kim Reyes', stays: null, removal: null })
  const deed = documentIn(await operator.receive(joint.uuid, 'FILE_EVIDENCE', 'the recorded deed'))
  // Nothing that the team records makes a party of one of the team, who would have to leave the application to others.
  const [max, theirs] = [{ firstName: 'Max', lastName: 'Reyes', email: operator.email }, /email.*can’t use this email/u]
  const spouse = await operator.decide(joint.uuid, 'owner-marriages', {
    owners: [{ party: signing!.party, status: 'MARRIED', spouse: max }],
  })
  expect([spouse.statusCode, spouse.body]).toEqual([422, expect.stringMatching(theirs)])
  const renamed = await operator.post(removal, { because: 'MISSPELLED', document: deed, rightName: max, reason: 'As the passport has it' })
  expect([renamed.statusCode, renamed.body]).toEqual([422, expect.stringMatching(theirs)])
  expect((await asking(joint.uuid)).statusCode).toBe(422)
  expect((await asking(deed)).statusCode).toBe(200)
  expect((await asking(deed)).statusCode).toBe(409)
  const second = await operator.colleague()
  const waiting = async () => (await signers())[0]?.removal?.askedAt ?? ''
  const decided = (who: Staff, outcome: string, askedAt: string) =>
    who.post(`${removal}/decision`, { outcome, askedAt, reason: 'I read the deed' })
  const confirmed = async (who: Staff) => decided(who, 'CONFIRMED', await waiting())
  expect((await confirmed(operator)).statusCode).toBe(403)
  expect((await signers())[0]).toMatchObject({ name: 'Kim Reyes', stays: null, removal: { barred: expect.stringContaining('You asked') } })
  expect((await signers(second))[0]).toMatchObject({
    submitsAgain: expect.arrayContaining(['NEVER_OWNED']),
    reasons: expect.not.arrayContaining(['MISSPELLED', 'NOT_NEEDED']),
    removal: { document: deed, barred: null },
  })
  // In the queue of whoever confirms it, by the name of whoever is to be removed.
  const { rows } = (await second.get('/queue')).json<{ rows: { uuid: string; openTitle: string; needsOperator: boolean }[] }>()
  expect(rows.find(({ uuid }) => uuid === joint.uuid)).toMatchObject({ openTitle: expect.stringContaining('Kim Reyes: To be removed') })
  const [{ removed, actor }] = (
    await app.container.db.query(
      "select data -> 'removed' as removed, actor from facts where application_id = $1 and item = 'signers-removed' order by id desc",
      [joint.uuid],
    )
  ).rows as unknown as [{ removed: object[]; actor: string }]
  const write = (by: string, data: object[]) =>
    app.container.db.query(
      `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
       values ($1, 'signers-removed', 'borrower', '0', 9999, $2, 1, $3, now())`,
      [joint.uuid, JSON.stringify({ removed: data }), by],
    )
  const done = removed.map((one) => ({ ...one, confirmedAt: '2026-11-24T18:00:00.000Z' }))
  await expect(write(actor, done)).rejects.toThrow(/by two persons/)
  await expect(write('operator:9', [])).rejects.toThrow(/asked for of a signer stays/)
  await expect(write('operator:9', [...removed, { ...removed[0], askedBy: actor }])).rejects.toThrow(/by two persons/)
  await expect(write(actor, [...removed, { ...removed[0], document: joint.uuid }])).rejects.toThrow(/shown by a document/)
  expect(await holder.signings()).toMatchObject([{ uuid: joint.uuid }])
  // Taken back and asked for with another document while the second person reads the first: that is not what they confirm.
  const read = await waiting()
  expect((await decided(operator, 'DECLINED', read)).statusCode).toBe(200)
  expect((await asking(documentIn(await operator.receive(joint.uuid, 'FILE_EVIDENCE', 'another deed')))).statusCode).toBe(200)
  const unread = await decided(second, 'CONFIRMED', read)
  expect([unread.statusCode, unread.json()]).toEqual([
    412,
    expect.objectContaining({ message: expect.stringContaining('asked for again, after you opened it') }),
  ])
  expect((await confirmed(second)).statusCode).toBe(200)
  expect((await signers()).map(({ name }) => name)).toEqual(['Kimberly Reyes'])
  // Their session is over, they and the borrower are told, and what they did stays in the file.
  expect((await holder.get(signing!)).statusCode).toBe(401)
  expect((await mailsArrived(app, { email: right }, 'You are no longer asked to sign'))[0]).toMatch(
    /You are no longer asked to sign[\s\S]*mail you paper copies, free of charge/,
  )
  expect((await mailsArrived(app, joint, 'Kim Reyes no longer signs with you'))[0]).toMatch(
    /by a document that Kim Reyes never owned a share of your home[\s\S]*check your application, and submit it again/,
  )
  const kept = await app.container.db.query("select 1 from facts where application_id = $1 and item = 'signer-intro'", [joint.uuid])
  expect(kept.rows.length).toBeGreaterThan(0)

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

it('the guide of the sandbox is a page of the product, with its people, its controls, and what they meet', async () => {
  const { body, headers } = await app.call({ url: '/dev/sandbox' })
  expect([headers['content-type'], headers['content-security-policy']]).toEqual([
    'text/html; charset=utf-8',
    expect.stringContaining("default-src 'none'"),
  ])
  for (const part of [
    '<th scope="col">last name</th>',
    '<td>Jointowner</td>',
    '<a href="/dev/mailbox"><code>/dev/mailbox</code></a>',
    'SANDBOX_SPEED=instant',
    'Hearthline-demo1!',
  ])
    expect(body).toContain(part)
  expect(body).not.toMatch(/<script|<!-- |href="(?:\.\.|decisions)/)
  expect((await app.call({ url: '/dev/pictures/frozen.jpg' })).headers['content-type']).toBe('image/jpeg')
  expect((await app.call({ url: '/dev/pictures/..%2Fsandbox.md' })).statusCode).toBe(404)
})

it('the title search is ordered again by those who decide, with a reason, and the borrower is told', async () => {
  const order = (by: Staff, because = 'DEED_RECORDED') =>
    by.post(`/applications/${borrower.uuid}/items/title-search-orders`, {
      data: { orders: [{ because }] },
      reason: 'The county recorded their deed on Monday',
    })
  const closer = await staff(app, 'closer')
  expect((await order(closer)).statusCode).toBe(403)
  expect((await order(operator, 'BORED')).statusCode).toBe(422)
  const file = async () => (await operator.get(`/applications/${borrower.uuid}`)).json()
  const before = (await file()).titleSearch
  expect(before).toMatchObject({ searchedOn: expect.any(String), barred: null })
  expect((await order(operator)).statusCode).toBe(200)
  await mailsArrived(app, borrower, 'We ordered a new title search')
  await expect.poll(async () => (await file()).titleSearch.barred).toBeNull()
  const searches = (await file()).attempts.filter(({ item }: { item: string }) => item === 'full-title')
  expect([searches.length, searches.some(({ request }: { request: object }) => 'orderedAgain' in request)]).toEqual([2, true])
})
