/** Tells the borrower what their plan's day brought. */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { planMail } from '../../mail/plan-mail.ts'
import type { OutboxForMail } from '../../store/repositories/outbox.ts'
import { planOf } from '../../store/repositories/plans.ts'
import { type NotificationParts, tellBorrower, toApplication } from './tell-borrower.ts'

export async function notifyOfPlan(parts: NotificationParts, row: OutboxForMail, payload: OutboxPayload<'plan-checked'>): Promise<void> {
  const plan = await planOf(parts.db, payload.plan)
  const looked = plan?.state === 'WOULD_PASS' || plan?.state === 'WOULD_NOT_PASS' ? plan.state : undefined
  await tellBorrower(parts, row, {
    words: looked && planMail(looked, row.loanNumber),
    ctas: [
      toApplication(row, 'See your plan'),
      ...(looked === 'WOULD_PASS' ? [{ title: 'Apply again', redirectPath: '/account/heloc/register-v2' }] : []),
    ],
  })
}
