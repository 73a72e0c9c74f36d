import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ProviderAnswerRefused } from '../../sign-in-provider.ts'
import { oidcSignIn } from './oidc-sign-in.ts'

const SECRETS = { redirectUri: 'https://heloc.example/sign-in/customer/HEARTH', state: 's', nonce: 'n', verifier: 'v'.repeat(43) }

let issuer: string
let described: object = {}
/** What the ID token says of the person. */
let claims: object = {}
const { privateKey, publicKey } = await generateKeyPair('RS256')

async function answerTo(path: string): Promise<object> {
  if (path === '/keys') return { keys: [await exportJWK(publicKey)] }
  if (path === '/token') {
    const signed = new SignJWT({ nonce: SECRETS.nonce, email_verified: true, ...claims }).setProtectedHeader({ alg: 'RS256' })
    const idToken = await signed.setIssuer(issuer).setAudience('c').setIssuedAt().setExpirationTime('1 minute').sign(privateKey)
    return { access_token: 'a', token_type: 'bearer', id_token: idToken }
  }
  const usual = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` }
  return { ...usual, ...described }
}
const server = createServer((request, response) => {
  void answerTo(request.url ?? '').then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const provider = () =>
  oidcSignIn({ ...{ name: 'Fox ID', issuer, clientId: 'c', clientSecret: 's', scopes: 'openid email' }, trustedForEmail: false })

it.each([
  ['an address of no web page for signing in', { authorization_endpoint: 'javascript:alert(1)' }],
  ['no address for signing in', { authorization_endpoint: null }],
  ['an address of no web page for its keys', { jwks_uri: 'ftp://127.0.0.1/keys' }],
  ['more than any description needs', { more: 'x'.repeat(300_000) }],
])('a description with %s is not used, and not believed after it was mended', async (_what, wrong) => {
  const signIn = provider()
  described = wrong
  await expect(signIn.begin(SECRETS)).rejects.toThrow()
  described = {}
  expect(new URL(await signIn.begin(SECRETS)).origin).toBe(issuer)
})

it('a description by which the provider cannot be asked is read anew the next time', async () => {
  const signIn = provider()
  described = { token_endpoint: 'ftp://127.0.0.1/token' }
  await signIn.begin(SECRETS)
  described = {}
  const failed = await signIn.finish(SECRETS, { code: 'c' }).catch((problem: unknown) => problem)
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toBeInstanceOf(ProviderAnswerRefused)
  described = { authorization_endpoint: `${issuer}/moved` }
  expect(new URL(await signIn.begin(SECRETS)).pathname).toBe('/moved')
})

it('a person without a name that can be kept is refused, and an email that is none counts as none', async () => {
  const signIn = provider()
  described = {}
  const named = (more: object) => {
    claims = { sub: 's1', email: 'Rosa@Example.test', ...more }
    return signIn.finish(SECRETS, { code: 'c' })
  }
  expect(await named({})).toMatchObject({ subject: 's1', email: 'rosa@example.test', emailVerified: true })
  expect((await named({ sub: 's'.repeat(255) })).subject).toHaveLength(255)
  for (const sub of ['', 's'.repeat(256), 'a\u0000b', '\ud800', 7]) await expect(named({ sub })).rejects.toThrow(ProviderAnswerRefused)
  for (const email of ['a@b.test\r\nbcc:x@y.test', 'a\u0000@b.test', '"<img src=x>"@b.test', '', 7])
    expect((await named({ email })).email).toBeUndefined()
})
