/** Sends a notice that comes with no change of step: a mail that says it is there, and the bell. Sent by mail is sent (comment 9-3). */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { noticeMail } from '../../mail/notice-mail.ts'
import { markNoticeSent } from '../../store/repositories/notices.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'
import { type NotificationParts, tellBorrower, toApplication } from './tell-borrower.ts'

export const notifyOfNotice = (parts: NotificationParts, row: OutboxForMail, { notice }: OutboxPayload<'notice-made'>): Promise<void> =>
  tellBorrower(parts, row, {
    words: noticeMail(row.loanNumber),
    ctas: [toApplication(row, 'Continue your application')],
    andThen: (session, now) => markNoticeSent(session, notice, now),
  })
