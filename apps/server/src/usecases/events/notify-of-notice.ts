/** Sends a notice that comes with no change of step: a mail that says it is there, and the bell. Sent by mail is sent (comment 9-3). */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { noticeMail } from '../../mail/notice-mail.ts'
import { markNoticeSent } from '../../store/repositories/notices.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { notifyPerson } from './notifications.ts'
import type { NotificationParts } from './notify-of-step.ts'

export async function notifyOfNotice(
  { db, mail, clock, brandOf }: NotificationParts,
  row: OutboxForMail,
  { notice }: OutboxPayload<'notice-made'>,
): Promise<void> {
  const words = noticeMail(brandOf(row.organizationCode), row.loanNumber)
  await mail.send({ organizationCode: row.organizationCode, recipient: row.email, subject: words.subject, body: words.body })
  const now = clock.now()
  await db.transaction(async (session) => {
    await notifyPerson(session, row, {
      title: words.title,
      description: words.sentence,
      created: now,
      ctas: [{ title: 'Continue your application', redirectPath: `/account/heloc/${row.applicationId}` }],
    })
    await markNoticeSent(session, notice, now)
    await markOutboxSent(session, row.id, now)
  })
}
