/** Queues a text message with what told it: in the same transaction as the mark of the mail, so once. */
import { nextTextTime, zonesOfPerson } from '@hearthline/domain'
import type { EngineParts } from '../../engine/engine-parts.ts'
import type { Session } from '../../store/db.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'
import { insertText, statesOf } from '../../store/repositories/text-messages.ts'
import type { TextState } from './text-states.ts'
import { textingOf } from './texting.ts'

interface Told {
  readonly words: string
  readonly link: string
  /** The step that it tells of, or REQUESTS. */
  readonly while: string
}

/** What is kept until it is sent: the name of the lender and how to end texts are added then. */
const joined = ({ words, link }: Pick<Told, 'words' | 'link'>): string => `${words}\n${link}`
export const parted = (body: string): { readonly words: string; readonly link: string } => {
  const [words = '', link = ''] = body.split('\n')
  return { words, link }
}

/** For a lender that sends text messages (`isTexting`). */
export async function queueText(session: Session, engine: EngineParts, row: OutboxForMail, told: Told): Promise<void> {
  // Where the application has gone on in the meantime, the mail says what was, and a text would say what is not.
  if (told.while !== REQUESTS && told.while !== row.step) return
  const texting = await textingOf(session, row)
  if ('not' in texting) return
  const { queue, clock, sealing } = engine
  const now = clock.now()
  const { phone } = texting
  const sendAfter = nextTextTime(now, zonesOfPerson({ phone, states: await statesOf(session, row.applicationId) }))
  const isNow = Date.parse(sendAfter) <= Date.parse(now)
  const id = await insertText(session, {
    organizationCode: row.organizationCode,
    applicationId: row.applicationId,
    outboxId: row.id,
    direction: 'TOLD',
    phone,
    bodySealed: sealing.seal('mail', joined(told)),
    step: told.while,
    state: (isNow ? 'WAITING' : 'HELD') satisfies TextState,
    sendAfter,
    createdAt: now,
  })
  if (id === undefined || !isNow) return
  await queue.send(session, [{ kind: 'text-message', text: id }])
  session.afterCommit(() => engine.wake())
}

export const REQUESTS = 'REQUESTS'
