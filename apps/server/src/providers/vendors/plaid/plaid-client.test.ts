import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { PlaidEnvironments } from 'plaid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractCall } from '../../provider-call.contract.ts'
import { ProviderUnavailable } from '../../provider-call.ts'
import { createPlaidClient, type PlaidClient, plaidAccess } from './plaid-client.ts'
import { PlaidRefused } from './plaid-problem.ts'
import { PLAID_ADDRESSES, PLAID_SETTINGS } from './plaid-settings.ts'
import { type PlaidStandIn, plaidError, startPlaidStandIn } from './plaid-stand-in.fixture.ts'
import { createPlaidWebhooks } from './plaid-webhook.ts'

let plaid: PlaidStandIn
let client: PlaidClient
beforeAll(async () => {
  plaid = await startPlaidStandIn()
  const { clientId, secret, environment } = plaid.access
  client = createPlaidClient(plaidAccess({ PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret, PLAID_ENVIRONMENT: environment }))
})
afterAll(() => plaid.close())

const accountsOf = (asked: PlaidClient, call = contractCall()) =>
  asked.ask({ kept: 'this' }, call, (api, options) => api.accountsGet({ access_token: 'access-1' }, options))
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('Plaid’s client', () => {
  it('sends the keys as headers and the question as the body, to the address that settings name', async () => {
    plaid.answer('/accounts/get', () => ({ body: { accounts: [], item: { item_id: 'item-1' } } }))
    expect(await accountsOf(client)).toMatchObject({ accounts: [], item: { item_id: 'item-1' } })
    expect(plaid.calls.at(-1)).toEqual({ path: '/accounts/get', body: { access_token: 'access-1' } })
  })

  it('names the environments as Plaid’s own client does', () => expect(PLAID_ADDRESSES).toEqual(PlaidEnvironments))

  it.each([
    ['production', true],
    ['https://plaid.proxy.example', true],
    ['http://127.0.0.1:4567', true],
    ['http://plaid.example', false],
    ['staging', false],
  ])('a setting of %s is accepted: %s', (environment, accepted) => {
    expect(PLAID_SETTINGS.PLAID_ENVIRONMENT.safeParse(environment).success).toBe(accepted)
  })

  it.each([
    [429, 'RATE_LIMIT_EXCEEDED', 'RATE_LIMIT', 'RATE_LIMITED'],
    [500, 'API_ERROR', 'INTERNAL_SERVER_ERROR', 'SERVER_ERROR'],
    [400, 'INSTITUTION_ERROR', 'INSTITUTION_DOWN', 'SERVER_ERROR'],
    [400, 'ITEM_ERROR', 'PRODUCT_NOT_READY', 'PENDING'],
  ])('an answer %i %s %s is asked again later (%4$s)', async (status, type, code, kind) => {
    plaid.answer('/accounts/get', () => plaidError(status, type, code))
    const problem = await failure(accountsOf(client))
    expect(problem).toBeInstanceOf(ProviderUnavailable)
    expect(problem).toMatchObject({ kind, request: { kept: 'this' } })
  })

  it('any other error is refused with its code alone: Plaid’s message may name a person', async () => {
    plaid.answer('/accounts/get', () => plaidError(400, 'ITEM_ERROR', 'ITEM_LOGIN_REQUIRED'))
    const problem = await failure(accountsOf(client))
    expect(problem).toBeInstanceOf(PlaidRefused)
    expect(problem).toMatchObject({ code: 'ITEM_LOGIN_REQUIRED', because: 'Plaid answered ITEM_LOGIN_REQUIRED.' })
    expect(JSON.stringify([problem, (problem as Error).message])).not.toContain('Reyes')
  })

  it('keys that Plaid does not know are refused', async () => {
    const problem = await failure(accountsOf(createPlaidClient({ ...plaid.access, secret: 'another-secret' })))
    expect(problem).toMatchObject({ code: 'INVALID_API_KEYS' })
  })

  it('an unreachable Plaid, and a call that was aborted on its way, are asked again later', async () => {
    const nowhere = createPlaidClient({ ...plaid.access, environment: 'http://127.0.0.1:1' })
    expect(await failure(accountsOf(nowhere))).toMatchObject({ kind: 'SERVER_ERROR' })
    const patience = new AbortController()
    plaid.answer('/accounts/get', () => {
      patience.abort()
      return new Promise((resolve) => setTimeout(resolve, 50, { body: {} }))
    })
    expect(await failure(accountsOf(client, contractCall({ signal: patience.signal })))).toMatchObject({ kind: 'TIMEOUT' })
  })
})

describe('a webhook of Plaid’s', async () => {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const now = '2026-11-20T18:00:00.000Z'
  let takenBack = false
  const body = '{"webhook_type":"AUTH","webhook_code":"AUTOMATICALLY_VERIFIED"}'
  const sign = (changes: { at?: string; of?: string; kid?: string } = {}) =>
    new SignJWT({
      request_body_sha256: createHash('sha256')
        .update(changes.of ?? body)
        .digest('hex'),
    })
      .setProtectedHeader({ alg: 'ES256', kid: changes.kid ?? 'key-1', typ: 'JWT' })
      .setIssuedAt(new Date(changes.at ?? now))
      .sign(pair.privateKey)
  const isFromPlaid = (verification: string | undefined) =>
    createPlaidWebhooks(client).isFromPlaid({ verification, body }, contractCall({ now }))

  beforeAll(async () => {
    const key = { ...(await exportJWK(pair.publicKey)), alg: 'ES256', use: 'sig', created_at: 1_790_000_000 }
    plaid.answer('/webhook_verification_key/get', ({ key_id: kid }) =>
      String(kid).startsWith('made-up')
        ? plaidError(400, 'INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID')
        : { body: { key: { ...key, kid, expired_at: kid === 'old' || (kid === 'taken-back' && takenBack) ? 1 : null } } },
    )
  })

  it('is believed with a fresh signature over its own body', async () => expect(await isFromPlaid(await sign())).toBe(true))
  it('is not believed without a signature, or with a text that is none', async () => {
    expect(await isFromPlaid(undefined)).toBe(false)
    expect(await isFromPlaid('nonsense')).toBe(false)
  })
  it('is not believed with another body’s signature', async () => expect(await isFromPlaid(await sign({ of: '{}' }))).toBe(false))
  it('is not believed after five minutes', async () => {
    expect(await isFromPlaid(await sign({ at: '2026-11-20T17:54:00.000Z' }))).toBe(false)
  })
  it('is not believed by a key that has expired', async () => expect(await isFromPlaid(await sign({ kid: 'old' }))).toBe(false))
  it('is not believed any more by a key that Plaid took back', async () => {
    const webhooks = createPlaidWebhooks(client)
    const believed = async (at: string) =>
      webhooks.isFromPlaid({ verification: await sign({ at, kid: 'taken-back' }), body }, contractCall({ now: at }))
    expect(await believed(now)).toBe(true)
    takenBack = true
    expect(await believed('2026-11-20T18:05:00.000Z')).toBe(true)
    expect(await believed('2026-11-20T18:10:00.000Z')).toBe(false)
  })
  it('of keys that someone made up is refused, and Plaid is asked for a few of them only', async () => {
    const webhooks = createPlaidWebhooks(client)
    const before = plaid.calls.length
    const answers = []
    for (let each = 0; each < 60; each += 1) {
      const verification = await sign({ kid: `made-up-${each % 40}` })
      answers.push(await webhooks.isFromPlaid({ verification, body }, contractCall({ now })).catch((problem: unknown) => problem))
    }
    expect(plaid.calls.length - before).toBe(20)
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(false))
    expect(answers[20]).toBeInstanceOf(ProviderUnavailable)
    expect(answers[40]).toBe(false)
  })
  it('waits for a Plaid that cannot say its key just now', async () => {
    plaid.answer('/webhook_verification_key/get', () => plaidError(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR'))
    expect(await failure(sign().then(isFromPlaid))).toBeInstanceOf(ProviderUnavailable)
  })
})
