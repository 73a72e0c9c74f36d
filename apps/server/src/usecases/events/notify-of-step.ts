/** Tells the borrower of a step that was reached. */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { stepMail } from '../../mail/step-mail.ts'
import { markNoticesSent, withdrawNotices } from '../../store/repositories/notices.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'
import { type NotificationParts, tellBorrower, toApplication } from './tell-borrower.ts'

export async function notifyOfStep(parts: NotificationParts, row: OutboxForMail, { step }: OutboxPayload<'step-changed'>): Promise<void> {
  const overtaken = step === 'DECLINED' && ACCEPTED.has(row.decision)
  await tellBorrower(parts, row, {
    words: overtaken ? undefined : stepMail(step, row.loanNumber),
    ctas: [toApplication(row)],
    textedWhile: step,
    andThen: async (session, now) => {
      if (step === 'DECLINED') await (overtaken ? withdrawNotices : markNoticesSent)(session, row.applicationId, now)
    },
  })
}

/** Refused, then decided again and an offer chosen before this was sent: nothing adverse is left to notify (12 CFR 1002.2(c)(1)(i)). */
const ACCEPTED: ReadonlySet<string> = new Set(['SELECT', 'FINAL'])
