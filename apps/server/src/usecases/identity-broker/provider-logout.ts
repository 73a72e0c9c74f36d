/** Where a session that began at a provider ends there too. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { providerOfSession } from '../../store/repositories/sessions.ts'
import { type Audience, offeredProvider, providerOf, returnAddress } from './provider-flow.ts'

/** Undefined where it began on our own pages, and where the provider is away or offers no such thing: the session here ends all the same. */
export async function providerLogoutAddress(
  parts: Pick<Container, 'db' | 'provider'>,
  { sessionId, audience, brand, origin }: { sessionId: string; audience: Audience; brand: Brand; origin: string },
): Promise<string | undefined> {
  const offered = offeredProvider(parts, audience, brand)
  if (!offered || (await providerOfSession(parts.db, sessionId)) !== offered.issuer) return undefined
  return await providerOf(parts, audience, brand)
    .logoutAddress(returnAddress(origin, audience, brand.orgCode))
    .catch(() => undefined)
}
