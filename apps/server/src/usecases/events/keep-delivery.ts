/** Whether a mail to a person was taken: an address that is refused for good is shown, and is in the team's queue until it is corrected. */
import { EMPTY_BASIS, type Item, mailRefusals, refusalsAfter, standing } from '@hearthline/domain'
import { advance } from '../../engine/advance.ts'
import type { EngineParts } from '../../engine/engine-parts.ts'
import { newFact } from '../../engine/new-fact.ts'
import { type Mail, MailRefused, type Message } from '../../providers/mail/port.ts'
import type { Session } from '../../store/db.ts'
import { lockFile } from '../../store/repositories/applications.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'

export interface Delivery {
  readonly party: string
  readonly email: string
  readonly isRefused: boolean
  /** why, where the receiving side said it */
  readonly code?: string
}

/** A row of the outbox is one mail, however often it is sent. */
export const mailReference = ({ id, applicationId }: Pick<OutboxForMail, 'id' | 'applicationId'>): string => `outbox.${id}.${applicationId}`

/** @throws whatever keeps a message from being taken now: it is sent again */
export async function deliver(mail: Mail, message: Message, party: string): Promise<Delivery> {
  try {
    await mail.send(message)
    return { party, email: message.recipient, isRefused: false }
  } catch (problem) {
    if (!(problem instanceof MailRefused)) throw problem
    const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(problem.message)?.[0]
    return { party, email: message.recipient, isRefused: true, ...(code && { code }) }
  }
}

/** In the transaction that marks the message. */
export async function keepDelivery(
  session: Session,
  engine: EngineParts,
  { applicationId, hasRefusals }: Pick<OutboxForMail, 'applicationId' | 'hasRefusals'>,
  { party, email, isRefused, code }: Delivery,
): Promise<void> {
  // As a rule there is nothing to keep, and nothing to take back.
  if (!isRefused && !hasRefusals) return
  const at = engine.clock.now()
  const file = await lockFile(session, applicationId, at)
  const data = file && refusalsAfter(standing(file.facts).walk.known, { party, email, at, ...(code !== undefined && { code }) }, isRefused)
  if (!file || !data) return
  const fact = newFact(engine.sealing, mailRefusals as Item, { basis: EMPTY_BASIS, data, actor: 'mail' })
  const action = isRefused ? 'mail-refused' : 'mail-delivered'
  await advance(session, engine, file, { facts: [fact], actor: 'mail', action, detail: { party } })
}
