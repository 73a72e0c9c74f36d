/** Signing in at an OpenID Connect provider: authorization code with PKCE, state and nonce, the ID token verified by the provider's keys. */
import { email as emailAddress } from '@hearthline/domain/registration'
import { createRemoteJWKSet, errors, customFetch as fetchOfKeys, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { boundedFetch } from '../../bounded-fetch.ts'
import { ProviderAnswerRefused, type ProviderPerson, type SignInProvider } from '../../sign-in-provider.ts'

interface OidcSettings {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
  readonly trustedForEmail: boolean
}

/** So long a discovery document is believed; what it names may move. */
const DISCOVERED_MS = 10 * 60_000
const SKEW_SECONDS = 30
const TIMEOUT_SECONDS = 8
/** Signatures that need the provider's private key. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

interface Discovered {
  readonly config: oidc.Configuration
  readonly keys: ReturnType<typeof createRemoteJWKSet>
  readonly until: number
}

export function oidcSignIn(settings: OidcSettings): SignInProvider {
  let known: Discovered | undefined
  const discovered = async (): Promise<Discovered> => {
    if (known && known.until > Date.now()) return known
    known = await discover(settings)
    return known
  }
  /** What names an endpoint that cannot be asked may be mended by now. */
  const forget = () => {
    known = undefined
  }
  return {
    offered: { name: settings.name, issuer: settings.issuer, trustedForEmail: settings.trustedForEmail },
    async begin({ redirectUri, state, nonce, verifier }) {
      const { config } = await discovered()
      const address = oidc.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: settings.scopes, state, nonce },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return address.href
    },
    async finish({ redirectUri, state, nonce, verifier }, answer) {
      const found = await discovered()
      const returned = new URL(redirectUri)
      for (const [name, value] of Object.entries({ ...answer, state })) if (value !== undefined) returned.searchParams.set(name, value)
      try {
        const tokens = await oidc.authorizationCodeGrant(found.config, returned, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        })
        return await personOf(settings, found, tokens)
      } catch (problem) {
        if (provesNothing(problem)) throw new ProviderAnswerRefused('The answer of the provider proves nothing', { cause: problem })
        if (!(problem instanceof ProviderAnswerRefused)) forget()
        throw problem
      }
    },
    async logoutAddress(returnTo) {
      const { config } = await discovered()
      if (!config.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Discovered> {
  const post = oidc.ClientSecretPost(clientSecret)
  const basic = oidc.ClientSecretBasic(clientSecret)
  const authentication: oidc.ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(server, ...rest)
  const config = await oidc.discovery(new URL(issuer), clientId, { [oidc.clockTolerance]: SKEW_SECONDS }, authentication, {
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: boundedFetch,
  })
  const { jwks_uri: keysAt } = config.serverMetadata()
  if (!keysAt || !isWebAddress(keysAt, issuer)) throw new Error('The provider names no keys that can be read')
  // Throws where no one can be sent there: what cannot be used is not kept.
  oidc.buildAuthorizationUrl(config, {})
  // A key that is not known yet is asked for at once: tokens come from the provider itself, and no stranger can make us ask.
  const keys = createRemoteJWKSet(new URL(keysAt), {
    ...{ cooldownDuration: 0, timeoutDuration: TIMEOUT_SECONDS * 1000 },
    [fetchOfKeys]: boundedFetch,
  })
  return { config, keys, until: Date.now() + DISCOVERED_MS }
}

/** As safe as the issuer's own. */
const isWebAddress = (address: string, issuer: string): boolean =>
  URL.canParse(address) && ['https:', new URL(issuer).protocol].includes(new URL(address).protocol)

/** OpenID Connect Core 2: a subject has at most 255 ASCII characters. Some providers give others; none has a reason for control characters. */
const SUBJECT = /^[^\p{Cc}\p{Cs}]{1,255}$/u

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

async function personOf({ clientId }: OidcSettings, { config, keys }: Discovered, tokens: Tokens): Promise<ProviderPerson> {
  const issuer = config.serverMetadata().issuer
  const { payload } = await jwtVerify(tokens.id_token!, keys, {
    ...{ issuer, audience: clientId, algorithms: ALGORITHMS, clockTolerance: SKEW_SECONDS },
    requiredClaims: ['sub', 'exp'],
  })
  const subject = payload.sub
  if (typeof subject !== 'string' || !SUBJECT.test(subject)) throw new ProviderAnswerRefused('The provider gives no name for the person')
  const asks = payload.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  const claims = asks ? await oidc.fetchUserInfo(config, tokens.access_token, subject) : payload
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const phone =
    claims.phone_number_verified === true ? /^\+?1?(\d{10})$/.exec(text(claims.phone_number)?.replace(/[\s().-]/g, '') ?? '') : null
  return {
    ...{ issuer, subject, email: emailAddress.safeParse(claims.email).data?.toLowerCase() },
    emailVerified: claims.email_verified === true,
    phoneNumber: phone?.[1],
  }
}

/** Said by whoever cannot be reached, or answers what is no answer. */
const AWAY = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'],
  // Its description names endpoints that cannot be asked.
  ...['OAUTH_MISSING_SERVER_METADATA', 'OAUTH_INVALID_SERVER_METADATA'],
  ...['OAUTH_HTTP_REQUEST_FORBIDDEN', 'OAUTH_REQUEST_PROTOCOL_FORBIDDEN'],
])

function provesNothing(problem: unknown): boolean {
  if (problem instanceof errors.JOSEError) return !(problem instanceof errors.JWKSTimeout)
  if (problem instanceof oidc.AuthorizationResponseError) return true
  if (problem instanceof oidc.ResponseBodyError) return problem.status < 500
  return problem instanceof oidc.ClientError && problem.code !== undefined && problem.code.startsWith('OAUTH_') && !AWAY.has(problem.code)
}
