import { aboutYou, contact, signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { askForCode, sendCode, signInByCode, signInCodesFor } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const INTRO = signerIntro.example

interface CoOwner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A borrower who named co-owners and stands at the step given. */
async function jointBorrower(coOwners: readonly CoOwner[], until: Parameters<typeof liveOn>[2] = 'CO_DEED_REQ'): Promise<Person> {
  const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Sound')
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners })
  await liveOn(borrower, operator, until)
  return borrower
}
const sam = (email = newEmail('sam')): CoOwner => ({ firstName: 'Sam', lastName: 'Reyes', email })

/** Asks for a code and gives the request with what came by mail. */
async function newCode(email: string, mails: number): Promise<[request: string, code: string]> {
  const { request } = (await askForCode(app, email)).json<{ request: string }>()
  await expect.poll(async () => (await signInCodesFor(app, email)).length, { timeout: 20_000, interval: 10 }).toBe(mails)
  return [request, (await signInCodesFor(app, email)).at(-1)!]
}

describe('The account of someone who signs', () => {
  it('that somebody else registered first neither shows nor ends what the owner of the mailbox does', async () => {
    const email = newEmail('taken')
    const stranger = { ...(await app.signUp(email)), 'x-org': 'HEARTH' }
    await jointBorrower([sam(email)], 'INCOME_VERIFICATION')
    const holder = await signInByCode(app, email)
    const [signing] = await holder.signings()
    expect((await holder.put(signing!, 'signer-intro', INTRO)).statusCode).toBe(200)
    const sessions = await app.call({ url: '/identity/secure/api/v1/sessions', headers: stranger })
    expect(sessions.json<{ sessions: unknown[] }>().sessions).toHaveLength(1)
    expect((await app.call({ method: 'DELETE', url: '/identity/secure/api/v1/sessions', headers: stranger })).json()).toEqual({
      ended: 0,
    })
    expect((await holder.get(signing!)).statusCode).toBe(200)
  })
})

describe('A sign-in code', () => {
  it('is not mailed to an email that no application names, and the answer is the same', async () => {
    const email = newEmail('nobody')
    const asked = await askForCode(app, email)
    expect([asked.statusCode, asked.json()]).toEqual([202, { accepted: true, request: expect.any(String) }])
    const wrong = await sendCode(app, email, '123456', asked.json<{ request: string }>().request)
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([401, 'wrong_credentials'])
    expect(await signInCodesFor(app, email)).toEqual([])
  })

  it('is valid once, for five tries, and not for another email', async () => {
    const co = sam()
    await jointBorrower([co], 'HMDA')
    const [first, firstCode] = await newCode(co.email, 1)
    expect((await sendCode(app, co.email, firstCode, first)).statusCode).toBe(200)
    expect((await sendCode(app, co.email, firstCode, first)).statusCode).toBe(401)

    const [second, code] = await newCode(co.email, 2)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect((await sendCode(app, co.email, wrong, second)).statusCode).toBe(401)
    expect((await sendCode(app, co.email, code, second)).statusCode).toBe(401)
    const [third, good] = await newCode(co.email, 3)
    expect((await sendCode(app, newEmail('other'), good, third)).statusCode).toBe(401)
  })

  it('stays good whatever a stranger asks for and guesses at the same time', async () => {
    const co = sam()
    await jointBorrower([co], 'HMDA')
    const [own, code] = await newCode(co.email, 1)
    const [strangers] = await newCode(co.email, 2)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 6; tries++) expect((await sendCode(app, co.email, wrong, strangers)).statusCode).toBe(401)
    expect((await sendCode(app, co.email, code, strangers)).statusCode).toBe(401)
    expect((await sendCode(app, co.email, code, own)).statusCode).toBe(200)
  })

  it('comes however many other applications have named the email and were withdrawn', async () => {
    const co = sam()
    await jointBorrower([co], 'HMDA')
    const { db } = app.container
    // As a stranger would leave them behind: named once, then withdrawn.
    await db.query(
      `insert into applications (id, organization_code, identity_id, step, decision, sub_decision, step_since, cancelled_at, created_at, updated_at)
       select gen_random_uuid(), organization_code, identity_id, 'CANCELLED', decision, sub_decision, now(), now(), now(), now() from applications, generate_series(1, 250) limit 250`,
    )
    await db.query(
      `insert into application_parties (application_id, email) select id, $1 from applications where step = 'CANCELLED' on conflict do nothing`,
      [co.email],
    )
    expect(await (await signInByCode(app, co.email)).signings()).toHaveLength(1)
  })

  it('is not in the database to read', async () => {
    const co = sam()
    await jointBorrower([co], 'HMDA')
    await signInByCode(app, co.email)
    const [code] = await signInCodesFor(app, co.email)
    const { rows } = await app.container.db.query('select row_to_json(c)::text as row from sign_in_codes c')
    for (const { row } of rows) for (const secret of [code!, co.email]) expect(String(row)).not.toContain(secret)
  })

  it('sets no password: the reset link sets one', async () => {
    const co = sam()
    await jointBorrower([co], 'HMDA')
    await signInByCode(app, co.email)
    const login = await app.call({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { 'x-org': 'HEARTH' },
      payload: { email: co.email, password: PASSWORD },
    })
    expect(login.statusCode).toBe(401)
  })
})
