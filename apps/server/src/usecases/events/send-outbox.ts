/** Sends one row of the outbox, by its kind. One that cannot be read is kept and reported: it is never marked as sent. */
import type { Logger } from 'pino'
import { type OutboxKind, type OutboxPayload, parseOutbox } from '../../engine/outbox-kinds.ts'
import { type OutboxForMail, outboxForMail } from '../../store/repositories/outbox.ts'
import { setOutboxProblem } from '../../store/repositories/unreadable.ts'
import { notifyFormerAddress } from './notify-former-address.ts'
import { notifyOfCleared } from './notify-of-cleared.ts'
import { notifyOfNotice } from './notify-of-notice.ts'
import { notifyOfPlan } from './notify-of-plan.ts'
import { notifyOfRequests } from './notify-of-requests.ts'
import { notifyOfSettled } from './notify-of-settled.ts'
import { notifyOfStep } from './notify-of-step.ts'
import { notifySigner, type SignerTeller } from './notify-signer.ts'

type Sender<Kind extends OutboxKind> = (teller: SignerTeller, row: OutboxForMail, payload: OutboxPayload<Kind>) => Promise<void>

const SENDERS: { readonly [Kind in OutboxKind]: Sender<Kind> } = {
  'step-changed': notifyOfStep,
  'item-settled': notifyOfSettled,
  'signer-told': notifySigner,
  'request-raised': notifyOfRequests,
  'request-cleared': notifyOfCleared,
  'signer-moved': notifyFormerAddress,
  'notice-made': notifyOfNotice,
  'plan-checked': notifyOfPlan,
}

export async function sendOutbox(teller: SignerTeller & { readonly log: Logger }, id: number): Promise<void> {
  const row = await outboxForMail(teller.db, id)
  if (!row || row.sentAt) return
  const read = parseOutbox(row.kind, row.payload)
  if ('problem' in read) {
    teller.log.error({ outbox: id, problem: read.problem }, 'an outbox row cannot be read; it is kept')
    return await setOutboxProblem(teller.db, id, read.problem)
  }
  const { kind, payload } = read.message
  // The message pairs kind and payload; the table alone cannot say so.
  const send = SENDERS[kind] as Sender<OutboxKind>
  await send(teller, row, payload)
}
