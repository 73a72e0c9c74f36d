/** A real OpenID Connect provider on this machine, and a browser that signs in there. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface ProviderAccount {
  readonly email?: string
  readonly email_verified?: boolean
}

interface OidcContext {
  readonly oidc: {
    readonly provider: Provider
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
  }
}

export interface TestProvider {
  readonly issuer: string
  readonly accounts: Map<string, ProviderAccount>
  /** Sends browsers back to this address too. */
  register(redirectUri: string): void
  /** Signs with another key from now on. */
  rotate(): void
  /** Is away until it is called with false. */
  away(isAway: boolean): void
  /** Signs in as this person, from the address that our product gave; gives where the browser is sent back to. */
  signIn(address: string, subject: string): Promise<URL>
  close(): Promise<void>
}

export const CLIENT = { id: 'hearthline', secret: 'a-secret-of-the-test' }

/** The library says on the console that it runs for a test; gives back how it was. */
function withoutItsNotices(): () => void {
  const { info, warn } = console
  const unless =
    (usual: typeof info) =>
    (...said: unknown[]) => {
      if (!/oidc-provider (NOTICE|WARNING)/.test(String(said[0]))) usual(...said)
    }
  Object.assign(console, { info: unless(info), warn: unless(warn) })
  return () => void Object.assign(console, { info, warn })
}

export async function openTestProvider(addresses: readonly string[]): Promise<TestProvider> {
  const redirectUris = [...addresses]
  const giveConsoleBack = withoutItsNotices()
  const accounts = new Map<string, ProviderAccount>()
  let isAway = false
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  const server = createServer((request, response) => {
    if (isAway) return void request.socket.destroy()
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const start = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: redirectUris,
          post_logout_redirect_uris: redirectUris,
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ['a key of the test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
      loadExistingGrant: async ({ oidc }: OidcContext) => {
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
        grant.addOIDCScope('openid email')
        await grant.save()
        return grant
      },
    })
    const usual = provider.callback()
    answer = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return usual(request, response)
      void provider.interactionFinished(request, response, { login: { accountId: String(request.headers['x-test-person']) } })
    }
  }
  start()
  return {
    issuer,
    accounts,
    register(redirectUri) {
      redirectUris.push(redirectUri)
      start()
    },
    rotate: start,
    away: (value) => {
      isAway = value
    },
    signIn: (address, subject) => walk(issuer, address, subject),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      giveConsoleBack()
    },
  }
}

/** Follows the provider's own pages, with its cookies, until it sends the browser back. */
async function walk(issuer: string, address: string, subject: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = new URL(address)
  for (let step = 0; step < 8 && at.origin === issuer; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie, 'x-test-person': subject } })
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = reply.headers.get('location')
    if (!location) throw new Error(`The provider stays at ${at.pathname}: ${reply.status} ${await reply.text()}`)
    at = new URL(location, at)
  }
  return at
}
