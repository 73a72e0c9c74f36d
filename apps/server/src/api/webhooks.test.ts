/** What providers announce: believed by their signature, and what waits for it is read at once. */
import { createHash, createHmac } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DONE_REPORT, PUBLIC_TOKEN, startTruvStandIn, type TruvStandIn } from '../providers/income/truv/truv-stand-in.fixture.ts'
import { type ProofStandIn, startProofStandIn } from '../providers/notary/proof/proof-stand-in.fixture.ts'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { type PlaidStandIn, startPlaidStandIn } from '../providers/vendors/plaid/plaid-stand-in.fixture.ts'
import { activePdfs } from '../testing/active-pdfs.ts'
import { personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import type { Person } from '../testing/person.ts'
import { listSource, reviewOf, startLink } from '../testing/show-income.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let truv: TruvStandIn
let plaid: PlaidStandIn
let plaidKey: CryptoKey
beforeAll(async () => {
  ;[truv, plaid] = await Promise.all([startTruvStandIn(), startPlaidStandIn()])
  const pair = await generateKeyPair('ES256', { extractable: true })
  plaidKey = pair.privateKey
  const key = { ...(await exportJWK(pair.publicKey)), alg: 'ES256', use: 'sig', created_at: 1_790_000_000, expired_at: null }
  plaid.answer('/webhook_verification_key/get', ({ key_id: kid }) => ({ body: { key: { ...key, kid } } }))
  plaid.answer('/user/create', ({ client_user_id: id }) => ({ body: { user_id: `user-${String(id)}`, request_id: 'made-1' } }))
  plaid.answer('/link/token/create', () => ({ body: { link_token: 'link-1', expiration: '2036-11-20T22:00:00Z', request_id: 'made-2' } }))
  plaid.answer('/credit/sessions/get', () => ({ body: { sessions: [{ results: { bank_income_results: [{ status: 'APPROVED' }] } }] } }))
  plaid.answer('/credit/bank_income/get', () => ({ body: {} }))
  app = await openTestApp({
    ...{ PROVIDER_INCOME: 'truv', ...truv.access, PROVIDER_BANK_INCOME: 'plaid' },
    ...{ PLAID_CLIENT_ID: plaid.access.clientId, PLAID_SECRET: plaid.access.secret, PLAID_ENVIRONMENT: plaid.access.environment },
  })
  operator = await staff(app, 'operator')
})
afterAll(async () => {
  await app.close()
  await Promise.all([truv.close(), plaid.close()])
})

const atIncome = () => personAt(app, operator, 'INCOME_VERIFICATION')

async function connect(borrower: Person, way: string): Promise<{ source: string; link: string }> {
  const source = await listSource(borrower, way)
  const { link } = await startLink(borrower, source)
  expect((await borrower.post(`/income-links/${link}/finish`, { code: PUBLIC_TOKEN })).json()).toEqual({ state: 'CONNECTED' })
  return { source, link }
}

const stateOf = async (borrower: Person, source: string) => (await reviewOf(borrower)).sources.find(({ id }) => id === source)!.state

/** As at real speed after many tries: the next one is half an hour away. */
async function waitLong(borrower: Person): Promise<void> {
  await expect
    .poll(async () => {
      await app.container.db.queue.execute(
        "update jobs.job set start_after = now() + interval '30 minutes' where state in ('created', 'retry') and data ->> 'application' = $1",
        [borrower.uuid],
      )
      const { rows } = await app.container.db.query(
        "select count(*)::int as n from jobs.job where state in ('created', 'retry') and start_after > now() + interval '1 minute' and data ->> 'application' = $1",
        [borrower.uuid],
      )
      return rows[0]!.n
    })
    .toBe(1)
}

const send = (vendor: 'truv' | 'plaid', body: string, headers: Record<string, string>, org = 'HEARTH') =>
  app.call({
    method: 'POST',
    url: `/webhooks/api/v1/${vendor}?org=${org}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })

const truvSigned = (body: string, secret = truv.access.TRUV_ACCESS_SECRET) => ({
  'x-webhook-sign': `v1=${createHmac('sha256', secret).update(body).digest('hex')}`,
})
const truvEvent = (link: string) =>
  JSON.stringify({ webhook_id: '609a82aa', event_type: 'task-status-updated', link_id: 'x', tracking_info: link, status: 'done' })

const plaidSigned = async (body: string) => ({
  'plaid-verification': await new SignJWT({ request_body_sha256: createHash('sha256').update(body).digest('hex') })
    .setProtectedHeader({ alg: 'ES256', kid: 'key-1', typ: 'JWT' })
    .setIssuedAt(new Date(app.container.clock.now()))
    .sign(plaidKey),
})

describe('an announcement of Truv', () => {
  it('makes the report that is waited for be read now, however often it comes', async () => {
    truv.report = { status: 'parse' }
    const borrower = await atIncome()
    const { source, link } = await connect(borrower, 'PAYROLL')
    await waitLong(borrower)
    expect(await stateOf(borrower, source)).toBe('IN_PROGRESS')
    truv.report = DONE_REPORT
    const body = truvEvent(link)
    const replies = await Promise.all([1, 2, 3].map(() => send('truv', body, truvSigned(body))))
    expect(replies.map(({ statusCode, body: said }) => [statusCode, said])).toEqual([1, 2, 3].map(() => [204, '']))
    await expect.poll(() => stateOf(borrower, source)).not.toBe('IN_PROGRESS')
    expect((await send('truv', body, truvSigned(body))).statusCode).toBe(204)
  })

  it('is refused without a word where Truv did not sign these very bytes', async () => {
    const body = truvEvent('7b1c2d3e-0f4a-4b5c-8d6e-7f8091a2b3c4')
    const refused = [{}, truvSigned(body, 'another-secret'), truvSigned(`${body} `), { 'x-webhook-sign': 'v1=' }]
    for (const headers of refused) {
      const reply = await send('truv', body, headers as Record<string, string>)
      expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([401, 'unauthenticated'])
    }
    // Signed, of nothing that we know; and in no words that we know.
    for (const known of [body, '{}', 'not json', '']) expect((await send('truv', known, truvSigned(known))).statusCode).toBe(204)
  })

  itInLongRun('that others of its way did not wait for is asked for again, and what they reported stays', async () => {
    truv.report = DONE_REPORT
    const borrower = await atIncome()
    const first = await connect(borrower, 'PAYROLL')
    await expect.poll(() => stateOf(borrower, first.source)).not.toBe('IN_PROGRESS')
    const had = await stateOf(borrower, first.source)
    const port = app.container.provider('income', 'HEARTH')
    const { read } = port
    let asked = 0
    const late = async () => {
      asked++
      throw new ProviderUnavailable('Truv', 'PENDING')
    }
    // The first connection has the stand-in's only report: the next one stays without.
    Object.assign(port, {
      read: async (...given: Parameters<typeof read>) => (given[0].session.includes(first.link) ? read(...given) : late()),
    })
    const second = await connect(borrower, 'PAYROLL')
    await expect.poll(() => stateOf(borrower, first.source)).toBe(had)
    expect((await reviewOf(borrower)).sources[1]).toMatchObject({ state: 'IN_PROGRESS', why: expect.stringContaining('haven’t arrived') })
    const triesBefore = asked
    Object.assign(port, { read })
    const body = truvEvent(second.link)
    expect((await send('truv', body, truvSigned(body))).statusCode).toBe(204)
    await expect.poll(() => stateOf(borrower, second.source)).not.toBe('IN_PROGRESS')
    expect([triesBefore > 0, await stateOf(borrower, first.source)]).toEqual([true, had])
  })
})

describe('an announcement of Plaid', () => {
  it('makes the report of the named person be read now', async () => {
    const borrower = await atIncome()
    const { source, link } = await connect(borrower, 'BANK')
    await waitLong(borrower)
    const month = (start: string) => ({
      start_date: `${start}-01`,
      end_date: `${start}-28`,
      total_amounts: [{ amount: 9_000, iso_currency_code: 'USD', unofficial_currency_code: null }],
    })
    const stream = {
      income_description: 'HARBOR',
      income_category: 'SALARY',
      account_id: 'a',
      end_date: '2026-11-13',
      historical_summary: [month('2026-10')],
    }
    const accounts = [{ account_id: 'a', owners: [{ names: ['Ana Reyes'], emails: [], addresses: [], phone_numbers: [] }] }]
    plaid.answer('/credit/bank_income/get', () => ({
      body: { bank_income: [{ items: [{ bank_income_accounts: accounts, bank_income_sources: [stream] }] }], request_id: 'read-1' },
    }))
    const body = JSON.stringify({
      webhook_type: 'INCOME',
      webhook_code: 'BANK_INCOME_COMPLETE',
      user_id: `user-${link}`,
      result: 'SUCCESS',
    })
    expect((await send('plaid', body, await plaidSigned(body))).statusCode).toBe(204)
    await expect.poll(() => stateOf(borrower, source)).not.toBe('IN_PROGRESS')
  })

  it('that is signed and says nothing readable announces nothing', async () => {
    for (const body of ['not json', '', JSON.stringify({ webhook_type: 'INCOME', user_id: 'user-\0' })])
      expect((await send('plaid', body, await plaidSigned(body))).statusCode).toBe(204)
  })

  it('is refused unsigned, and not there for a lender who chose no provider of the kind', async () => {
    expect((await send('plaid', '{}', {})).statusCode).toBe(401)
    expect((await send('plaid', '{}', { 'plaid-verification': 'nonsense' })).statusCode).toBe(401)
    const plain = await openTestApp()
    const reply = await plain.call({
      method: 'POST',
      url: '/webhooks/api/v1/plaid?org=HEARTH',
      headers: await plaidSigned('{}'),
      payload: '{}',
    })
    await plain.close()
    expect(reply.statusCode).toBe(404)
  })
})

describe('Proof announces', () => {
  let proof: ProofStandIn
  let notaries: TestApp
  let clerk: Staff
  beforeAll(async () => {
    proof = await startProofStandIn()
    notaries = await openTestApp({ PROVIDER_NOTARY: 'proof', ...proof.access })
    clerk = await staff(notaries, 'operator')
  })
  afterAll(async () => {
    await notaries.close()
    await proof.close()
  })

  const announce = (body: string, signature = createHmac('sha256', proof.access.PROOF_WEBHOOK_KEY).update(body).digest('hex')) =>
    notaries.call({
      method: 'POST',
      url: '/webhooks/api/v1/proof?org=HEARTH',
      headers: { 'content-type': 'application/json', 'x-notarize-signature': signature },
      payload: body,
    })

  it('something that no database holds the name of: nothing comes of it', async () => {
    for (const name of ['x\0', '\ud800', 'x'.repeat(600)])
      expect((await announce(JSON.stringify({ data: { transaction_id: name } }))).statusCode).toBe(204)
  })

  /** Someone whose session is booked, and its announcement. */
  const booked = async () => {
    proof.detailedStatus = 'sent_to_signer'
    const borrower = await personAt(notaries, clerk, 'DEED_SIGNING', 'Okafor', { place: { city: 'Denver', state: 'CO', zip: '80202' } })
    await borrower.answer('notary-appointment', { meeting: 'ONLINE', location: 'CO' })
    await borrower.untilRest()
    const { reference } = await clerk.resultOf<{ reference: string }>(borrower, 'notary-booking')
    const body = JSON.stringify({ event: 'transaction.completed', data: { transaction_id: reference } })
    return { borrower, announce: (signature?: string) => announce(body, signature) }
  }

  it('a session that is over: believed by its signature, and its outcome is asked for and kept once', async () => {
    const { borrower, announce } = await booked()
    proof.detailedStatus = 'complete'
    expect((await announce('0'.repeat(64))).statusCode).toBe(401)
    expect((await borrower.application()).openItem).toBe('notary-session')
    const replies = await Promise.all([announce(), announce()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    await borrower.untilRest()
    expect(await clerk.resultOf(borrower, 'deed-signing')).toMatchObject({ notary: 'R. Alvarez', county: 'Fairfax', state: 'VA' })
    const { audit } = (await clerk.get(`/applications/${borrower.uuid}`)).json<{ audit: { action: string }[] }>()
    expect(audit.filter(({ action }) => action === 'provider-announced')).toHaveLength(1)
  })

  const OTHER = async () => {
    const other = await PDFDocument.create()
    other.addPage([612, 792])
    return { returned: await other.save() }
  }

  /** What is compared is tested beside it (returned-document.test.ts). */
  const RETURNED: readonly [string, () => Promise<object>, string][] = [
    ['that is not the one that was sent', OTHER, 'does not have page 1 as it was sent.'],
    ['on which nothing is signed', async () => ({ isUnsigned: true }), 'came back as it was sent: nothing is signed on it.'],
    ['that runs a script', async () => ({ returned: activePdfs()[0]![1] }), 'is no file that we keep: This PDF contains a script'],
  ]
  it.each(isLongRun ? RETURNED : RETURNED.slice(0, 1))(
    'a deed %s: it is not filed, and the team reads why',
    async (_what, returns, because) => {
      const { borrower, announce } = await booked()
      Object.assign(proof, { returned: undefined, isUnsigned: false }, await returns())
      proof.detailedStatus = 'complete'
      expect((await announce()).statusCode).toBe(204)
      const openItem = async () => (await clerk.get(`/applications/${borrower.uuid}`)).json<{ openItem: object }>().openItem
      await expect
        .poll(openItem)
        .toMatchObject({ id: 'deed-signing', gaveUp: true, why: expect.stringContaining('something other than what we asked for') })
      const { attempts } = (await clerk.get(`/applications/${borrower.uuid}`)).json<{ attempts: { item: string; response: object }[] }>()
      expect(attempts.findLast(({ item }) => item === 'deed-signing')).toMatchObject({
        outcome: 'REFUSED',
        response: { because: expect.stringContaining(because) },
      })
      expect((await borrower.application()).documents?.map(({ type }) => type)).not.toContain('SIGNED_DEED')
    },
  )
})
