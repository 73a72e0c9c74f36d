/** Tells the borrower what was settled. */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { settledMail } from '../../mail/settled-mail.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'
import { type NotificationParts, tellBorrower, toApplication } from './tell-borrower.ts'

export const notifyOfSettled = (parts: NotificationParts, row: OutboxForMail, told: OutboxPayload<'item-settled'>): Promise<void> =>
  tellBorrower(parts, row, {
    words: settledMail(told, parts.brandOf(row.organizationCode), row.loanNumber),
    ctas: [toApplication(row)],
  })
