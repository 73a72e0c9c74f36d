/** Sends the borrower what a transaction promised: a mail and a notification, from one outbox row, which is then marked sent. */
import type { Brand } from '@hearthline/brands'
import type { Clock } from '../../engine/clock.ts'
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { stepMail } from '../../mail/step-mail.ts'
import type { Mail } from '../../providers/mail/port.ts'
import type { Db } from '../../store/db.ts'
import { markNoticesSent, withdrawNotices } from '../../store/repositories/notices.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { notifyPerson } from './notifications.ts'

export interface NotificationParts {
  readonly db: Db
  readonly mail: Mail
  readonly clock: Clock
  brandOf(code: string): Brand
}

/** A crash between mail and mark sends the mail again: twice is better than never. The bell rings in the transaction of the mark, so once. */
export async function notifyOfStep(
  { db, mail, clock, brandOf }: NotificationParts,
  row: OutboxForMail,
  { step }: OutboxPayload<'step-changed'>,
): Promise<void> {
  const overtaken = step === 'DECLINED' && ACCEPTED.has(row.decision)
  const words = overtaken ? undefined : stepMail(step, brandOf(row.organizationCode), row.loanNumber)
  if (words) await mail.send({ organizationCode: row.organizationCode, recipient: row.email, subject: words.subject, body: words.body })
  const now = clock.now()
  await db.transaction(async (session) => {
    if (words) {
      await notifyPerson(session, row, {
        title: words.title,
        description: words.sentence,
        created: now,
        ctas: [{ title: 'Open your application', redirectPath: `/account/heloc/${row.applicationId}` }],
      })
    }
    if (step === 'DECLINED') await (overtaken ? withdrawNotices : markNoticesSent)(session, row.applicationId, now)
    await markOutboxSent(session, row.id, now)
  })
}

/** Refused, then decided again and an offer chosen before this was sent: nothing adverse is left to notify (12 CFR 1002.2(c)(1)(i)). */
const ACCEPTED: ReadonlySet<string> = new Set(['SELECT', 'FINAL'])
