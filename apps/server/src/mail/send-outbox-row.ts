/** Sends what a transaction promised: one outbox row, once. */
import type { Brand } from '@hearthline/brands'
import type { Clock } from '../engine/clock.ts'
import type { Db } from '../store/db.ts'
import { markOutboxSent, outboxForMail } from '../store/repositories/outbox.ts'
import type { Mail } from './mail.ts'
import { stepMail } from './step-mail.ts'

export async function sendOutboxRow(parts: { db: Db; mail: Mail; clock: Clock; brandOf(code: string): Brand }, id: number): Promise<void> {
  const row = await outboxForMail(parts.db, id)
  if (!row || row.sentAt) return
  const words = stepMail(row.step, parts.brandOf(row.organizationCode), row.loanNumber)
  if (words) await parts.mail.send({ organizationCode: row.organizationCode, recipient: row.email, ...words })
  await markOutboxSent(parts.db, id, parts.clock.now())
}
