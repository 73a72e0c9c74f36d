/** Tells the borrower what a transaction promised to tell: a mail and the bell, from one outbox row, which is then marked sent. */
import type { Brand } from '@hearthline/brands'
import type { Clock } from '../../engine/clock.ts'
import { stepMail } from '../../mail/step-mail.ts'
import type { Mail } from '../../providers/mail/port.ts'
import type { Db } from '../../store/db.ts'
import { markNoticesSent, withdrawNotices } from '../../store/repositories/notices.ts'
import { markOutboxSent, outboxForMail } from '../../store/repositories/outbox.ts'
import { notifyPerson } from './notifications.ts'
import { tellOfPlan } from './tell-of-plan.ts'

export interface Teller {
  readonly db: Db
  readonly mail: Mail
  readonly clock: Clock
  brandOf(code: string): Brand
}

/** A crash between mail and mark sends the mail again: twice is better than never. The bell rings in the transaction of the mark, so once. */
export async function tellOfStep({ db, mail, clock, brandOf }: Teller, outboxId: number): Promise<void> {
  const row = await outboxForMail(db, outboxId)
  if (!row || row.sentAt) return
  if (row.kind === 'plan-checked') return tellOfPlan({ db, mail, clock, brandOf }, outboxId, row)
  const overtaken = row.step === 'DECLINED' && ACCEPTED.has(row.decision)
  const words = overtaken ? undefined : stepMail(row.step, brandOf(row.organizationCode), row.loanNumber)
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
    if (row.step === 'DECLINED') await (overtaken ? withdrawNotices : markNoticesSent)(session, row.applicationId, now)
    await markOutboxSent(session, outboxId, now)
  })
}

/** Refused, then decided again and an offer chosen before this was sent: nothing adverse is left to tell (12 CFR 1002.2(c)(1)(i)). */
const ACCEPTED: ReadonlySet<string> = new Set(['SELECT', 'FINAL'])
