/** Tells the borrower what was settled. */
import { raisedConditions } from '@hearthline/domain'
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { settledMail } from '../../mail/settled-mail.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'
import { type NotificationParts, tellBorrower, toApplication, toRequests } from './tell-borrower.ts'

export const notifyOfSettled = (parts: NotificationParts, row: OutboxForMail, told: OutboxPayload<'item-settled'>): Promise<void> =>
  tellBorrower(parts, row, {
    words: settledMail(told, row.loanNumber),
    ...(told.byMailAlone && { byMailAlone: true }),
    ctas: [told.item === raisedConditions.id ? toRequests(row) : toApplication(row)],
  })
