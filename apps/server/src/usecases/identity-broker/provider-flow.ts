/** What a sign-in at a provider is bound to: the browser that began it, by a cookie, and its state. */
import { randomBytes } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import type { SignInProvider, SignInSecrets } from '../../providers/sign-in-provider.ts'
import type { SignInOf } from '../../store/repositories/provider-sign-ins.ts'
import { Problem } from '../problem.ts'
import { loginModeOf } from './login-mode.ts'

export type Audience = 'customer' | 'agent'

export const newSecret = (): string => randomBytes(32).toString('base64url')

const SECRET = /^[\w-]{43}$/
/** A cookie of ours, or none: several tabs of a browser share it. */
export const isSecret = (value: string | undefined): value is string => value !== undefined && SECRET.test(value)

export const providerOf = (
  { provider }: Pick<Container, 'provider'>,
  audience: Audience,
  { orgCode }: Pick<Brand, 'orgCode'>,
): SignInProvider => provider(audience === 'agent' ? 'agent-sign-in' : 'customer-sign-in', orgCode)

type Offered = NonNullable<SignInProvider['offered']>

/** Where customers sign in with a password of ours, no provider is offered to them. */
export function offeredProvider(parts: Pick<Container, 'provider'>, audience: Audience, brand: Brand): Offered | undefined {
  if (audience === 'customer' && loginModeOf(brand, 'heloc') !== 'broker') return undefined
  return providerOf(parts, audience, brand).offered
}

/** @throws Problem conflict where there is none */
export function requireOffered(parts: Pick<Container, 'provider'>, audience: Audience, brand: Brand): Offered {
  const offered = offeredProvider(parts, audience, brand)
  if (!offered) throw new Problem('conflict', `${brand.names.short} has no other sign-in. Use the one on the sign-in page.`)
  return offered
}

interface Bound {
  readonly audience: Audience
  readonly organizationCode: string
  readonly state: string
  readonly browser: string
}

export const signInOf = ({ macs }: Pick<Container, 'macs'>, { audience, organizationCode, state, browser }: Bound): SignInOf => ({
  ...{ audience, organizationCode },
  stateMac: macs.mac('sign-in', `state/${state}`),
  browserMac: macs.mac('sign-in', `browser/${browser}`),
})

export const secretsOf = ({ macs }: Pick<Container, 'macs'>, { state, browser }: Bound, redirectUri: string): SignInSecrets => ({
  ...{ redirectUri, state },
  nonce: macs.mac('sign-in', `nonce/${state}/${browser}`),
  verifier: macs.mac('sign-in', `verifier/${state}/${browser}`),
})

/** The one address of a host that a provider sends people back to, after signing in and after signing out. It has no query: many providers take none. */
export const returnAddress = (origin: string, audience: Audience, orgCode: string): string => `${origin}/sign-in/${audience}/${orgCode}`

export const providerAway = (name: string): Problem =>
  new Problem(
    'unavailable',
    `${name} isn’t responding right now. Try again in a few minutes, or sign in another way on this page. Your answers are saved.`,
    {
      isTold: true,
    },
  )
