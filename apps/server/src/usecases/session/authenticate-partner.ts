/** From a partner's secret to the partner: asked of the database each time, so that one that was revoked opens nothing any more, on any node. */
import { scopesAmong } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { databaseTrouble } from '../../store/database-trouble.ts'
import { liveCredential, recordUse } from '../../store/repositories/partner-credentials.ts'
import { digestOfSecret } from '../identity/reset-secret.ts'
import { Problem } from '../problem.ts'
import type { PartnerCaller } from './live-session.ts'
import { admitPartnerGuess } from './partner-guesses.ts'

/** How every secret begins: so that one which turns up where it should not is known for what it is. */
export const PARTNER_SECRET_PREFIX = 'hlp_'

/**
 * @param secret without its Bearer prefix
 * @param network of the caller, by which wrong secrets count
 * @throws Problem unauthenticated; TooManyTries
 */
export async function authenticatePartner(
  { db, clock, config, macs }: Pick<Container, 'db' | 'clock' | 'config' | 'macs'>,
  secret: string | undefined,
  network: string,
): Promise<PartnerCaller> {
  const unauthenticated = () => new Problem('unauthenticated', 'Send a valid partner secret as a bearer token')
  // Whatever does not begin like one is no guess: nothing is looked up.
  if (!secret?.startsWith(PARTNER_SECRET_PREFIX)) throw unauthenticated()
  const guess = await admitPartnerGuess({ db, config, macs }, secret, network)
  const found = await liveCredential(db, digestOfSecret(secret))
  if (!found) {
    await guess.wrong()
    throw unauthenticated()
  }
  // While nothing can be written, reading continues.
  await recordUse(db, found.id, clock.now()).catch((problem: unknown) => {
    if (databaseTrouble(problem) === undefined) throw problem
  })
  return { credentialId: found.id, organizationCode: found.organizationCode, scopes: scopesAmong(found.scopes) }
}
