/** Tells the borrower what was settled: a mail and the bell, from the outbox row of the transaction that settled it. */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { settledMail } from '../../mail/settled-mail.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { notifyPerson } from './notifications.ts'
import type { NotificationParts } from './notify-of-step.ts'

export async function notifyOfSettled(
  { db, mail, clock, brandOf }: NotificationParts,
  row: OutboxForMail,
  told: OutboxPayload<'item-settled'>,
): Promise<void> {
  const words = settledMail(told, brandOf(row.organizationCode), row.loanNumber)
  await mail.send({ organizationCode: row.organizationCode, recipient: row.email, subject: words.subject, body: words.body })
  const now = clock.now()
  await db.transaction(async (session) => {
    await notifyPerson(session, row, {
      title: words.title,
      description: words.sentence,
      created: now,
      ctas: [{ title: 'Open your application', redirectPath: `/account/heloc/${row.applicationId}` }],
    })
    await markOutboxSent(session, row.id, now)
  })
}
