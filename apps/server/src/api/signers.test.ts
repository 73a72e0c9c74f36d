import type { SigningBody } from '@hearthline/contract'
import { aboutYou, contact, factName, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inScope } from '../store/scope.ts'
import { type CoOwner, jointApplication, sam, signAsSigner, untilSignerAsked } from '../testing/joint-application.ts'
import { liveOn, onPaper, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { APPLICATION, newEmail } from '../testing/person.ts'
import { documentIn, identityPictures } from '../testing/show-identity.ts'
import { signEverything, signersSigning, signThrough } from '../testing/sign-documents.ts'
import { type CodeHolder, SIGNINGS, signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const INTRO = signerIntro.example
const SIGNED = { signature: 'Sam Reyes', consentToSignElectronically: true }

const jointBorrower = (coOwners: readonly CoOwner[], until?: Parameters<typeof jointApplication>[3]) =>
  jointApplication(app, operator, coOwners, until)
const signAll = (holder: CodeHolder, of: SigningBody) => signAsSigner(app, holder, of)
const untilOpen = (holder: CodeHolder, of: SigningBody, item: string | null) => untilSignerAsked(holder, of, item)

describe('An additional signer', () => {
  it('signs in by a mailed code, does what is theirs, and the application continues', async () => {
    const co = sam()
    const borrower = await jointBorrower([co])
    const [invitation = ''] = await mailsArrived(app, co, 'You are asked to sign')
    expect(invitation).toContain('For Sam Reyes')
    expect(invitation).toMatch(/https?:\/\/\S+\/heloc-signer\/login\?org=HEARTH$/m)
    expect(invitation).toContain('Ana Sound gave us your email')
    const holder = await signInByCode(app, co.email)
    const [signing, ...others] = await holder.signings()
    expect(others).toEqual([])
    expect(signing).toMatchObject({
      uuid: borrower.uuid,
      name: 'Sam Reyes',
      borrower: 'Ana Sound',
      state: 'OPEN',
      openItem: 'signer-intro',
    })

    await signAll(holder, signing!)
    expect(await holder.signing(signing!)).toMatchObject({ state: 'WAITING', openItem: null, standsAt: null, notary: { state: 'AHEAD' } })
    await mailsArrived(app, co, 'Your documents are ready to read and sign')
    const [signed = ''] = await mailsArrived(app, co, 'We have your agreement to the lien')
    expect(signed).toMatch(/^For Sam Reyes[\s\S]*your copy[\s\S]*heloc-signer/)
    const [own = ''] = await mailsArrived(app, borrower, 'You have signed your documents')
    expect(own).toContain('Next, Sam Reyes must sign too.')
    await borrower.untilStep(({ step }) => step !== 'CO_DEED_REQ')
    const told = await borrower.application()
    expect(told).toMatchObject({ coDeedStatus: 'COMPLETE' })
    expect(told.helocSigners).toHaveLength(1)
  })

  it('begins while the borrower is still busy, and waits for the documents', async () => {
    const co = sam()
    await jointBorrower([co], 'INCOME_VERIFICATION')
    const holder = await signInByCode(app, co.email)
    const [signing] = await holder.signings()
    await holder.put(signing!, 'signer-intro', INTRO)
    await holder.showIdentity(signing!)
    await expect.poll(async () => (await holder.signing(signing!)).step, { timeout: 20_000, interval: 60 }).toBe('NOTE_SIGNING')
    expect(await holder.signing(signing!)).toMatchObject({ state: 'WAITING', openItem: null, standsAt: 'signer-signing' })
    const early = await holder.put(signing!, 'signer-signing', SIGNED)
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'conflict'])
  })

  itInLongRun('signers who share a mailbox each have a flow of their own, and each proves who they are', async () => {
    const shared = newEmail('family')
    const borrower = await jointBorrower([sam(shared), { firstName: 'Kim', lastName: 'Reyes', email: shared }])
    const holder = await signInByCode(app, shared)
    const signings = await holder.signings()
    expect(signings.map(({ name }) => name).sort()).toEqual(['Kim Reyes', 'Sam Reyes'])
    const kim = signings.find(({ name }) => name === 'Kim Reyes')!
    await signAll(holder, kim)
    expect((await borrower.status()).step).toBe('CO_DEED_REQ')
    await signAll(holder, signings.find(({ name }) => name === 'Sam Reyes')!)
    await borrower.untilStep(({ step }) => step !== 'CO_DEED_REQ')
  })

  it.runIf(isLongRun)(
    'a signer who shares the borrower’s mailbox signs for themselves, and the code opens nothing of the borrower’s account',
    async () => {
      const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound')
      await borrower.answer('contact', contact.example)
      await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [sam(borrower.email)] })
      await liveOn(borrower, operator, 'CO_DEED_REQ')
      const holder = await signInByCode(app, borrower.email)
      const refused = await app.call({ url: `${APPLICATION}/${borrower.uuid}`, headers: holder.headers })
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
      const profile = (await app.call({ url: '/service-profile/api/v1/profile', headers: holder.headers })).json()
      expect(profile).toMatchObject({ type: 'CO_DEEDER', name: null, dob: null, addresses: [], phoneNumbers: [] })
      await signAll(holder, (await holder.signings())[0]!)
      await borrower.untilStep(({ step }) => step !== 'CO_DEED_REQ')
      // The borrower stays the borrower: their own account is not listed among the signers.
      expect((await borrower.application()).helocSigners).toEqual([])
    },
  )

  itInLongRun('whose identity is not confirmed is in the queue, may upload another document, and is reviewed', async () => {
    const co = { firstName: 'Sam', lastName: 'Idfail', email: newEmail('sam') }
    const borrower = await jointBorrower([co])
    const holder = await signInByCode(app, co.email)
    const [signing] = await holder.signings()
    await holder.put(signing!, 'signer-intro', { ...INTRO, legalName: { firstName: 'Sam', lastName: 'Idfail' } })
    await holder.showIdentity(signing!)
    await expect
      .poll(async () => (await holder.signing(signing!)).title, { timeout: 20_000, interval: 60 })
      .toBe('We are reviewing your ID')
    const file = (await operator.get(`/applications/${borrower.uuid}`)).json<{
      summary: { needsOperator: boolean }
      openItem: { id: string }
    }>()
    const review = factName('signer-identity-review', signing!.party)
    expect(file).toMatchObject({ summary: { needsOperator: true }, openItem: { id: review, title: expect.stringContaining('Sam Idfail') } })
    // The same photos again, as another document too, are what is being looked at already.
    const same = await holder.showIdentity(signing!, 'US_STATE_ID_CARD')
    expect([same.statusCode, same.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'front'])
    expect((await holder.showIdentity(signing!, 'US_STATE_ID_CARD', 'another')).statusCode).toBe(200)
    const standsAt = async () => (await holder.signing(signing!)).standsAt
    await expect.poll(standsAt, { timeout: 20_000, interval: 60 }).toBe('signer-identity-review')
    expect((await operator.decide(borrower.uuid, encodeURIComponent(review), { confirmed: true })).statusCode).toBe(200)
    await untilOpen(holder, signing!, 'signer-signing')
  })

  itInLongRun(
    'is whoever has the email: when it is corrected, the old one has no access, and the new one proves who they are',
    async () => {
      const wrong = newEmail('wrong')
      const borrower = await jointBorrower([sam(wrong)])
      const stranger = await signInByCode(app, wrong)
      const [signing] = await stranger.signings()
      await stranger.put(signing!, 'signer-intro', INTRO)
      const right = newEmail('right')
      await mailsArrived(app, { email: wrong }, 'You are asked to sign')
      const corrected = await operator.post(`/applications/${borrower.uuid}/signers/${signing!.party}/email`, {
        email: right,
        because: 'NOT_THEIRS',
        reason: 'They called from the number on file',
      })
      expect(corrected.statusCode).toBe(200)
      expect(await stranger.signings()).toEqual([])
      expect((await stranger.get(signing!)).statusCode).toBe(404)
      expect((await stranger.send(signing!, 'ID_FRONT')).statusCode).toBe(404)
      // What another mailbox told counts for nothing.
      const holder = await signInByCode(app, right)
      expect((await holder.signings())[0]).toMatchObject({ party: signing!.party, openItem: 'signer-intro' })
    },
  )
})

describe('The photos of a signer', () => {
  it('are theirs alone: the borrower does not see them, and no photo of another person is an answer', async () => {
    const co = sam()
    const borrower = await jointBorrower([co], 'INCOME_VERIFICATION')
    const holder = await signInByCode(app, co.email)
    const [signing] = await holder.signings()
    await holder.put(signing!, 'signer-intro', INTRO)
    const missing = await holder.put(signing!, 'signer-identity-documents', { document: 'US_DRIVERS_LICENSE' })
    expect(missing.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual(['front', 'selfie', 'back'])
    const theirs = await identityPictures(app, borrower)
    expect((await holder.put(signing!, 'signer-identity-documents', theirs)).statusCode).toBe(422)
    expect((await holder.send(signing!, 'DEED')).statusCode).toBe(422)
    const front = documentIn(await holder.send(signing!, 'ID_FRONT'))
    expect((await borrower.get(`/documents/${front}`)).statusCode).toBe(404)
    expect((await operator.get(`/applications/${borrower.uuid}/documents/${front}`)).statusCode).toBe(200)
    expect((await holder.showIdentity(signing!)).statusCode).toBe(200)
    await expect.poll(async () => (await holder.signing(signing!)).step, { timeout: 20_000, interval: 60 }).toBe('NOTE_SIGNING')
    const { rows } = await app.container.db.query(
      "select request_sealed from attempts where item like 'signer-identity-check%' and application_id = $1",
      [borrower.uuid],
    )
    const requests = rows.map((row) => JSON.parse(app.container.sealing.unseal('attempt', String(row.request_sealed))) as object)
    expect(requests).toEqual([expect.objectContaining({ pictures: ['front', 'selfie', 'back'] })])
  })
})

describe('A name', () => {
  itInLongRun('of a signer is the one that the application has, in what they tell and in what they sign', async () => {
    const co = sam()
    await jointBorrower([co])
    const holder = await signInByCode(app, co.email)
    const [signing] = await holder.signings()
    const other = { ...INTRO, legalName: { firstName: 'Totally', lastName: 'Different' } }
    const told = await holder.put(signing!, 'signer-intro', other)
    expect([told.statusCode, told.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'legalName.firstName'])
    for (const bornOn of ['2020-01-01', '0000-01-01', '9999-12-31']) {
      const born = await holder.put(signing!, 'signer-intro', { ...INTRO, bornOn })
      expect([bornOn, born.statusCode]).toEqual([bornOn, 422])
    }
    await holder.put(signing!, 'signer-intro', INTRO)
    await holder.showIdentity(signing!)
    await untilOpen(holder, signing!, 'signer-signing')
    const signs = signersSigning(app, holder, signing!)
    await signThrough(signs, 'SIGNATURE_ADOPTED')
    const mickey = { form: 'TYPED', name: 'Mickey Mouse', initials: 'MM' } as const
    expect((await signs.send({ event: 'SIGNATURE_ADOPTED', signature: mickey })).statusCode).toBe(422)
    const signed = await signEverything(signs)
    expect((await holder.put(signing!, 'signer-signing', { ...signed, signature: 'Mickey Mouse' })).statusCode).toBe(422)
    expect((await holder.put(signing!, 'signer-signing', SIGNED)).statusCode).toBe(200)
  })

  itInLongRun('of each signer has to be given by an operator who says that all have signed on paper', async () => {
    const borrower = await jointBorrower([sam(), { firstName: 'Kim', lastName: 'Reyes', email: newEmail('kim') }])
    for (const signed of [[], [''], ['nobody@nowhere.test'], ['Sam Reyes'], ['Sam Reyes', 'kim reyes']]) {
      const refused = await operator.decide(borrower.uuid, 'co-owners', { signed })
      expect([signed, refused.statusCode]).toEqual([signed, 422])
    }
    const all = await onPaper(borrower, operator)
    expect((await operator.decide(borrower.uuid, 'co-owners', { owners: all.owners.slice(1) })).statusCode).toBe(422)
    expect((await operator.decide(borrower.uuid, 'co-owners', all)).statusCode).toBe(200)
  })
})

describe('What is someone else’s', () => {
  it('is not found by a signer of another application, by the borrower’s own session, or under another organization', async () => {
    const [one, two] = [sam(), sam()]
    await jointBorrower([one], 'HMDA')
    const other = await jointBorrower([two], 'HMDA')
    const [first, second] = [await signInByCode(app, one.email), await signInByCode(app, two.email)]
    const [theirs] = await second.signings()
    for (const path of ['', '/items/signer-intro']) expect((await first.get(theirs!, path)).statusCode).toBe(404)
    expect((await first.put(theirs!, 'signer-intro', INTRO)).statusCode).toBe(404)
    // Their own party, on an application that is not theirs.
    const [own] = await first.signings()
    expect((await first.get({ ...theirs!, party: own!.party })).statusCode).toBe(404)
    expect((await app.call({ url: `${SIGNINGS}/${other.uuid}/${theirs!.party}`, headers: other.headers })).statusCode).toBe(403)
    const elsewhere = { ...second.headers, 'x-org': 'NORTHGATE' }
    expect((await app.call({ url: `${SIGNINGS}/${other.uuid}/${theirs!.party}`, headers: elsewhere })).statusCode).toBe(404)
    expect((await app.call({ url: SIGNINGS, headers: elsewhere })).json()).toEqual([])
  })

  it('is hidden by the database itself from a signer’s scope', async () => {
    const co = sam()
    const borrower = await jointBorrower([co], 'HMDA')
    await signInByCode(app, co.email)
    const { db } = app.container
    const [bound] = (await db.query('select identity_id from application_signers where application_id = $1', [borrower.uuid])).rows
    const scope = { kind: 'signer', identityId: String(bound!.identity_id), organizations: ['HEARTH'] } as const
    const seen = async (table: string) => (await inScope(scope, () => db.query(`select 1 from ${table}`))).rows.length
    expect(await seen('applications')).toBe(1)
    expect(await seen('application_signers')).toBe(1)
    expect(await seen('sign_in_codes')).toBe(0)
    expect(await seen('partner_credentials')).toBe(0)
    const others = await inScope(scope, () => db.query('select distinct application_id::text as id from facts'))
    expect(others.rows).toEqual([{ id: borrower.uuid }])
  })

  it('is answered once for one key, and agrees to nothing before the disclosure of electronic signing', async () => {
    const co = sam()
    const borrower = await jointBorrower([co], 'INCOME_VERIFICATION')
    const holder = await signInByCode(app, co.email)
    const [signing] = await holder.signings()
    const key = { 'idempotency-key': 'sign-once' }
    const replies = await Promise.all([1, 2, 3].map(() => holder.put(signing!, 'signer-intro', INTRO, key)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { rows } = await app.container.db.query(
      'select c.type from consents c join identities i on i.id = c.identity_id where c.application_id = $1 and i.email = $2',
      [borrower.uuid, co.email],
    )
    expect(rows).toEqual([])
    const kept = await app.container.db.query("select party, actor from facts where application_id = $1 and item = 'signer-intro'", [
      borrower.uuid,
    ])
    expect(kept.rows).toEqual([{ party: signing!.party, actor: expect.stringMatching(/^signer:/) }])
  })
})
