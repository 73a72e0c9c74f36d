/** Declining, withdrawing and taking it up again are answers of the application: the walk says whom they call for. */
import {
  appointmentEndedBy,
  BORROWER,
  deliveryMail,
  EMPTY_BASIS,
  type Item,
  notaryAppointment,
  paperCopies,
  type SigningChoice,
  type SigningEvent,
  standing,
  withAgreedAgain,
  withConsentWithdrawn,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { OutboxMessage } from '../../engine/outbox-kinds.ts'
import type { Session } from '../../store/db.ts'
import { keptIn, withSetAside } from './paper-copies.ts'
import type { SigningPart } from './signing-part.ts'

function choiceOf(event: SigningEvent): SigningChoice | undefined {
  if (event.event === 'DECLINED') return { way: 'DECLINED', reason: event.reason }
  return event.event === 'RESUMED' ? { way: 'ELECTRONIC' } : undefined
}

/** Undefined where the event changes nothing of how someone signs, or gets documents. */
export async function chooseWay(
  session: Session,
  container: Container,
  part: SigningPart,
  event: SigningEvent,
): Promise<Advanced | undefined> {
  const { file, party, walk, actor, items } = part
  if (event.event === 'CONSENT_WITHDRAWN' || event.event === 'DELIVERY_AGREED') return await chooseDelivery(session, container, part, event)
  const data = choiceOf(event)
  if (!data) return undefined
  const fact = newFact(container.sealing, items.choice, { basis: walk.bases[items.choice.id] ?? EMPTY_BASIS, data, actor, party })
  const detail = { asked: items.choice.id, party }
  return await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'answered', detail })
}

/**
 * 15 USC 7001(c)(4): from now on. What is still to be signed goes on paper with it, or is signed here again; the application itself goes on. Where signing
 * is open the mail of that choice says all of it. A session with a notary online ends with it.
 */
async function chooseDelivery(
  session: Session,
  container: Container,
  { file, party, walk, actor, items, isFinished, isOpen, way }: SigningPart,
  { event }: Pick<SigningEvent, 'event'>,
): Promise<Advanced> {
  const whole = standing(file.facts).walk
  const { known } = whole
  const isAgain = event === 'DELIVERY_AGREED'
  const now = file.facts.now
  const kept = (isAgain ? withAgreedAgain : withConsentWithdrawn)(keptIn(known), party, now)
  const list = newFact(container.sealing, paperCopies as Item, { basis: EMPTY_BASIS, data: withSetAside(file, known, kept), actor })
  const wanted = isAgain ? 'ELECTRONIC' : 'PAPER'
  const isChosen = !isFinished && way !== wanted
  const basis = walk.bases[items.choice.id] ?? EMPTY_BASIS
  const choice = newFact(container.sealing, items.choice, { basis, data: { way: wanted }, actor, party })
  const ended = isAgain ? undefined : appointmentEndedBy(file.facts, known, party)
  const basisOfMeeting = whole.bases[notaryAppointment.id] ?? EMPTY_BASIS
  const notary = ended && newFact(container.sealing, notaryAppointment as Item, { basis: basisOfMeeting, data: ended, actor })
  const words = deliveryMail(kept, party, isAgain, now)
  const isTold = isOpen && isChosen && !isAgain
  const message: OutboxMessage | undefined =
    words &&
    (party === BORROWER
      ? { kind: 'item-settled', payload: { item: items.choice.id, ...words } }
      : { kind: 'signer-told', payload: { party, ...words } })
  return await advance(session, container.engine.parts, file, {
    facts: [...(isChosen ? [choice] : []), list, ...(notary ? [notary] : [])],
    actor,
    action: isAgain ? 'electronic-consent-given-again' : 'electronic-consent-withdrawn',
    detail: { party },
    ...(!isTold && { tells: message ? [message] : [] }),
    isQuiet: message === undefined,
  })
}
