/** Tells the borrower what their plan's day brought: a mail and the bell, from the outbox row of the transaction that looked. */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { planMail } from '../../mail/plan-mail.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { planOf } from '../../store/repositories/plans.ts'
import { notifyPerson } from './notifications.ts'
import type { NotificationParts } from './notify-of-step.ts'

export async function notifyOfPlan(
  { db, mail, clock, brandOf }: NotificationParts,
  row: OutboxForMail,
  payload: OutboxPayload<'plan-checked'>,
): Promise<void> {
  const plan = await planOf(db, payload.plan)
  const words =
    plan?.state === 'WOULD_PASS' || plan?.state === 'WOULD_NOT_PASS'
      ? planMail(plan.state, brandOf(row.organizationCode), row.loanNumber)
      : undefined
  if (words) await mail.send({ organizationCode: row.organizationCode, recipient: row.email, subject: words.subject, body: words.body })
  const now = clock.now()
  await db.transaction(async (session) => {
    if (words) {
      await notifyPerson(session, row, {
        title: words.title,
        description: words.sentence,
        created: now,
        ctas: [
          { title: 'See your plan', redirectPath: `/account/heloc/${row.applicationId}` },
          ...(plan?.state === 'WOULD_PASS' ? [{ title: 'Apply again', redirectPath: '/account/heloc/register-v2' }] : []),
        ],
      })
    }
    await markOutboxSent(session, row.id, now)
  })
}
