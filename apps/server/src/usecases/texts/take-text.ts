/** What a provider of text messages announces: what someone sent, and what became of what we sent. */
import type { Brand } from '@hearthline/brands'
import { readTextReply, type TextReply } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { helpText, notStartedText, startedText, stoppedText, unreadText } from '../../mail/text-words.ts'
import { textsAnnouncedAt } from '../../mail/texts-announced-at.ts'
import type { TextEvent } from '../../providers/text-messages/port.ts'
import type { Session } from '../../store/db.ts'
import { applicationOfNumber, insertText, textByReference, updateText, wasAnswered } from '../../store/repositories/text-messages.ts'
import { asSystem } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import { beginTexts, endTexts } from './end-texts.ts'
import type { TextState } from './text-states.ts'

type Parts = Pick<Container, 'db' | 'provider' | 'config' | 'sealing' | 'clock' | 'engine' | 'brands'>

/** @throws Problem not_found where the organization has no such provider; unauthenticated for what it did not send */
export async function takeTextAnnouncement(
  container: Parts,
  brand: Brand,
  { signature, body }: { readonly signature: string | undefined; readonly body: string },
): Promise<void> {
  const { announced } = container.provider('text-messages', brand.orgCode)
  if (!announced) throw new Problem('not_found', 'Not found')
  const event = announced({ url: textsAnnouncedAt(container.config, brand), signature, body })
  if (!event) throw new Problem('unauthenticated', 'unauthenticated')
  // Believed by its signature: what follows is the node's own work.
  await asSystem(() => takeTextEvent(container, brand, event))
}

/** The same one again changes nothing. */
export async function takeTextEvent(container: Parts, brand: Brand, event: TextEvent): Promise<void> {
  if (event.kind === 'NONE') return
  const { db, clock, engine } = container
  await db.transaction(async (session) => {
    if (event.kind === 'RECEIVED') return await takeReply(session, container, brand, event)
    const row = await textByReference(session, brand.orgCode, event.reference)
    // What is over stays over: the provider may say that it was sent after it said that it arrived.
    if (!row || row.state === 'DELIVERED' || row.state === 'FAILED' || event.state === 'SENT') return
    await updateText(session, row.id, { state: event.state satisfies TextState, reason: event.reason ?? null, settledAt: clock.now() })
    if (event.reason === '21610') await endTexts(session, { brandOf: () => brand, engine: engine.parts }, row)
  })
}

const ONE_DAY_MS = 86_400_000

async function takeReply(
  session: Session,
  container: Parts,
  brand: Brand,
  { reference, phone, body, isAnswered }: Extract<TextEvent, { kind: 'RECEIVED' }>,
): Promise<void> {
  const { clock, sealing, engine } = container
  const now = clock.now()
  const of = { organizationCode: brand.orgCode, phone }
  const said = readTextReply(body)
  const applicationId = await applicationOfNumber(session, of)
  const kept = { ...of, applicationId, sendAfter: now, createdAt: now }
  const received = await insertText(session, {
    ...kept,
    ...{ direction: 'RECEIVED', step: said, state: 'RECEIVED' satisfies TextState, settledAt: now, reference },
    // Whoever writes to a lender may write anything: it is kept as it came, as far as a text is long.
    bodySealed: sealing.seal('mail', body.slice(0, 1600)),
  })
  if (received === undefined) return
  const words = await answerTo(session, container, brand, { ...of, said, now })
  if (words === undefined || isAnswered) return
  const answer = await insertText(session, {
    ...kept,
    ...{ direction: 'ANSWER', step: said, state: 'WAITING' satisfies TextState, bodySealed: sealing.seal('mail', words) },
  })
  await engine.queue.send(session, [{ kind: 'text-message', text: answer! }])
  session.afterCommit(() => engine.wake())
}

interface Said {
  readonly organizationCode: string
  readonly phone: string
  readonly said: TextReply
  readonly now: string
}

/** What comes of it, and what is answered: an answer is asked for, so it comes at any hour. */
async function answerTo(session: Session, { engine }: Parts, brand: Brand, { said, now, ...of }: Said): Promise<string | undefined> {
  const parts = { brandOf: () => brand, engine: engine.parts }
  switch (said) {
    case 'STOP':
      // One confirmation (47 CFR 64.1200(a)(12)): who says it again is not written to again.
      return (await endTexts(session, parts, of)) ? stoppedText(brand) : undefined
    case 'START':
      return (await beginTexts(session, parts, of)) ? startedText(brand) : notStartedText(brand)
    case 'HELP':
      return helpText(brand)
    default: {
      // Two machines that answer each other would not end.
      const since = new Date(Date.parse(now) - ONE_DAY_MS).toISOString()
      return (await wasAnswered(session, of, said, since)) ? undefined : unreadText(brand)
    }
  }
}
