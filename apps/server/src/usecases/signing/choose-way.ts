/** Declining, withdrawing and taking it up again are answers of the application: the walk says whom they call for. */
import { EMPTY_BASIS, type SigningChoice, type SigningEvent } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import type { SigningPart } from './signing-part.ts'

function choiceOf(event: SigningEvent): SigningChoice | undefined {
  if (event.event === 'DECLINED') return { way: 'DECLINED', reason: event.reason }
  if (event.event === 'CONSENT_WITHDRAWN') return { way: 'PAPER' }
  return event.event === 'RESUMED' ? { way: 'ELECTRONIC' } : undefined
}

/** Undefined where the event changes nothing of how someone signs. */
export async function chooseWay(
  session: Session,
  container: Container,
  { file, party, walk, actor, items }: SigningPart,
  event: SigningEvent,
): Promise<Advanced | undefined> {
  const data = choiceOf(event)
  if (!data) return undefined
  const fact = newFact(container.sealing, items.choice, { basis: walk.bases[items.choice.id] ?? EMPTY_BASIS, data, actor, party })
  const detail = { asked: items.choice.id, party }
  return await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'answered', detail })
}
