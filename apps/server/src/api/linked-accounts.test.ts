/** Accounts that are linked at their bank: whose window a link came from, taken once, by no one else; and the sandbox aggregator's page. */
import { disbursementAccount } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
/** Who is asked for an account: of all to whom a link is refused, and nothing of it is kept. */
let asked: Person
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  asked = await borrowerAt('DISBURSEMENT_ACCOUNT')
})
afterAll(() => app.close())

const TYPED = disbursementAccount.example

const post = ({ uuid, headers }: Pick<Person, 'uuid' | 'headers'>, path: string, payload: object) =>
  app.call({ method: 'POST', url: `${APPLICATION}/${uuid}${path}`, headers: { ...headers, 'content-type': 'application/json' }, payload })

const borrowerAt = (step: 'DISBURSEMENT_ACCOUNT' | 'MICRO_DEPOSITS', lastName?: string) => personAt(app, operator, step, lastName)

const openItemOf = async (borrower: Person) => {
  await borrower.untilRest()
  return (await borrower.application()).openItem
}

/** As the sandbox aggregator's page hands it on, from a window that was opened for this application. */
async function linkedBy(borrower: Person, purpose = 'DISBURSEMENT') {
  const { token } = (await post(borrower, '/bank-link', { purpose })).json<{ token: string }>()
  return { purpose, publicToken: `public-sandbox:harbor:savings:${token}`, accountId: 'savings' }
}
const LINKED = { purpose: 'DISBURSEMENT', publicToken: 'public-sandbox:harbor:savings:link-1', accountId: 'savings' }

describe('an account that is linked', () => {
  it('is taken from the bank, and no call shows its number or what opens it', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    const session = await post(borrower, '/bank-link', { purpose: 'DISBURSEMENT' })
    expect(session.json()).toMatchObject({ page: expect.stringMatching(/^\/sandbox\/bank-link\?session=/) })
    expect((await post(borrower, '/bank-link/finish', await linkedBy(borrower))).statusCode).toBe(200)
    expect(await openItemOf(borrower)).toBe('payment-method')
    const item = (await borrower.get('/items/disbursement-account')).body
    expect(JSON.parse(item).data).toMatchObject({
      institution: 'Harbor Bank',
      accountType: 'SAVINGS',
      last4: '2468',
      link: { account: 'savings' },
    })
    expect(item).not.toContain('access-link-1')
    expect(JSON.parse(item).data.accountNumber).toBeUndefined()
    const { rows } = await app.container.db.query(
      "select data::text from facts where application_id = $1 and item = 'disbursement-account'",
      [borrower.uuid],
    )
    expect(JSON.stringify(rows)).not.toMatch(/access-link|\d{6}2468/)
  })

  it('cannot be claimed by a browser that types one', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    await borrower.answer('disbursement-account', { ...TYPED, link: { access: 'mine', account: 'mine' }, attempt: 1 })
    expect((await borrower.get('/items/disbursement-account')).json().data.link).toBeUndefined()
  })

  it('answers what is open then, and nothing once it is past', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    await borrower.answer('disbursement-account', TYPED)
    expect(await openItemOf(borrower)).toBe('payment-method')
    // While it is confirmed, the account may be changed.
    const another = await linkedBy(borrower)
    expect((await post(borrower, '/bank-link/finish', await linkedBy(borrower))).statusCode).toBe(200)
    expect(await openItemOf(borrower)).toBe('payment-method')
    await borrower.answer('payment-method', { payType: 'MANUAL' })
    expect((await post(borrower, '/bank-link/finish', another)).statusCode).toBe(409)
    expect((await post(borrower, '/bank-link', { purpose: 'AUTOPAY' })).statusCode).toBe(409)
  })

  it('is the business of no one else', async () => {
    const borrower = asked
    const other = await person(app, 'Santos')
    for (const path of ['/bank-link', '/bank-link/finish']) {
      expect((await post({ uuid: borrower.uuid, headers: other.headers }, path, LINKED)).statusCode).toBe(404)
    }
  })

  it('belongs to the application that opened the window, while the window is good', async () => {
    const borrower = asked
    const other = await borrowerAt('DISBURSEMENT_ACCOUNT', 'Okafor')
    const refused = [409, expect.stringContaining('didn’t start here')]
    const finish = async (of: Person, body: object) => {
      const reply = await post(of, '/bank-link/finish', body)
      return [reply.statusCode, reply.json<{ message?: string }>().message]
    }
    // A session that was never opened, and one that another person opened.
    expect(await finish(borrower, LINKED)).toEqual(refused)
    expect(await finish(borrower, await linkedBy(other))).toEqual(refused)
    const late = await linkedBy(borrower)
    await app.container.db.query("update bank_links set expires_at = now() - interval '1 second' where application_id = $1", [
      borrower.uuid,
    ])
    expect(await finish(borrower, late)).toEqual(refused)
    expect(await openItemOf(borrower)).toBe('disbursement-account')
  })

  itInLongRun('is taken once, however many tabs bring it: the same answer to all, one account, and nothing new later', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    const linked = await linkedBy(borrower)
    const replies = await Promise.all([1, 2, 3].map(() => post(borrower, '/bank-link/finish', linked)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const COUNT = "select count(*)::int as n from facts where application_id = $1 and item = 'disbursement-account'"
    const answers = async () => (await app.container.db.query(COUNT, [borrower.uuid])).rows[0]!.n
    expect(await answers()).toBe(1)
    expect(await openItemOf(borrower)).toBe('payment-method')
    expect((await post(borrower, '/bank-link/finish', linked)).statusCode).toBe(200)
    expect(await answers()).toBe(1)
  })

  it('counts for what its window was opened for, and never silently for something else', async () => {
    const borrower = await borrowerAt('DISBURSEMENT_ACCOUNT')
    const linked = await linkedBy(borrower)
    expect((await post(borrower, '/bank-link/finish', linked)).statusCode).toBe(200)
    expect(await openItemOf(borrower)).toBe('payment-method')
    const unused = await linkedBy(borrower)
    for (const brought of [linked, unused]) {
      const reply = await post(borrower, '/bank-link/finish', { ...brought, purpose: 'AUTOPAY', autopayConsent: true })
      expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('didn’t start here')])
    }
    const forPayments = { ...(await linkedBy(borrower, 'AUTOPAY')), autopayConsent: true }
    expect((await post(borrower, '/bank-link/finish', forPayments)).statusCode).toBe(200)
    expect((await borrower.get('/items/payment-method')).json().data).toMatchObject({ payType: 'AUTOPAY' })
  })

  it('with a token that the aggregator does not know is refused with a sentence', async () => {
    const borrower = asked
    await linkedBy(borrower)
    const reply = await post(borrower, '/bank-link/finish', { ...LINKED, publicToken: 'used-before' })
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('enter your account yourself')])
  })
})

describe('the sandbox aggregator’s page', () => {
  const page = '/sandbox/bank-link'

  it('is a page without scripts, which no one can frame', async () => {
    const reply = await app.call({ url: `${page}?session=link-1` })
    expect(reply.body).toContain('Choose your bank')
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; frame-ancestors 'none'/,
    )
  })

  it('takes a form, and leads back to the product', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'session=link-1&bank=harbor&signedIn=yes&confirmed=yes&account=checking'
    const reply = await app.call({ method: 'POST', url: page, headers, payload })
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/plaid-oauth-success?public_token=public-sandbox%3Aharbor%3Achecking%3Alink-1&account_id=checking',
    ])
  })
})
