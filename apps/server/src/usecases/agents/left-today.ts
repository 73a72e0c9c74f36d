/** How many more links someone may send within 24 hours. */
import { USE_LIMITS } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { countSentBy } from '../../store/repositories/agents.ts'

export async function leftToday(
  { db, clock }: { readonly db: Session; readonly clock: Container['clock'] },
  identityId: string,
): Promise<number> {
  const since = new Date(Date.parse(clock.now()) - USE_LIMITS.agentLinks.seconds * 1000).toISOString()
  return Math.max(0, USE_LIMITS.agentLinks.most - (await countSentBy(db, identityId, since)))
}
