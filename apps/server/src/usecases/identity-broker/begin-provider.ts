/** A browser leaves for its organization's provider. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { insertProviderSignIn } from '../../store/repositories/provider-sign-ins.ts'
import { asSystem } from '../../store/scope.ts'
import {
  type Audience,
  isSecret,
  newSecret,
  providerAway,
  providerOf,
  requireOffered,
  returnAddress,
  secretsOf,
  signInOf,
} from './provider-flow.ts'

const GOOD_FOR_MS = 10 * 60_000

interface Leaving {
  readonly audience: Audience
  readonly brand: Brand
  readonly origin: string
  /** A path of ours. */
  readonly returnTo: string | undefined
  /** What the browser's cookie says, if there is one. */
  readonly browser: string | undefined
}

/** @throws Problem conflict where there is no provider, unavailable where it is away */
export const beginProvider = (
  parts: Pick<Container, 'db' | 'clock' | 'macs' | 'provider' | 'log'>,
  { audience, brand, origin, returnTo, browser: known }: Leaving,
): Promise<{ readonly redirect: string; readonly browser: string; readonly goodForMs: number }> =>
  asSystem(async () => {
    const { name } = requireOffered(parts, audience, brand)
    const browser = isSecret(known) ? known : newSecret()
    const bound = { audience, organizationCode: brand.orgCode, state: newSecret(), browser }
    const redirectUri = returnAddress(origin, audience, brand.orgCode)
    const redirect = await providerOf(parts, audience, brand)
      .begin(secretsOf(parts, bound, redirectUri))
      .catch((problem: unknown) => {
        parts.log.warn({ problem: problem instanceof Error ? problem.message : 'unknown' }, 'sign-in provider away')
        throw providerAway(name)
      })
    const expiresAt = new Date(Date.parse(parts.clock.now()) + GOOD_FOR_MS).toISOString()
    await insertProviderSignIn(parts.db, { ...signInOf(parts, bound), redirectUri, returnTo: returnTo ?? null, expiresAt })
    return { redirect, browser, goodForMs: GOOD_FOR_MS }
  })
