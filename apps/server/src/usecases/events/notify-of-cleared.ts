/** Tells someone which requests of the team are completed: everything that waits to be told to them in one mail, each by its name. */
import { BORROWER, REQUEST_COMPLETED, type StepMail } from '@hearthline/domain'
import { OUTBOX_KINDS, type OutboxPayload } from '../../engine/outbox-kinds.ts'
import { stepText } from '../../mail/borrower-mail.ts'
import type { Session } from '../../store/db.ts'
import { markOutboxSent, type OutboxForMail, unsentTo } from '../../store/repositories/outbox.ts'
import { tellSigner } from './notify-signer.ts'
import { type NotificationParts, tellBorrower, toRequests } from './tell-borrower.ts'

const KIND = 'request-cleared'

/** As requests are asked (notify-of-requests): the oldest message to them is the mail, and those after it are in it. */
export async function notifyOfCleared(parts: NotificationParts, row: OutboxForMail, { to }: OutboxPayload<typeof KIND>): Promise<void> {
  const waiting = await unsentTo(parts.db, row.applicationId, KIND, to)
  if (waiting[0]?.id !== row.id) return
  const words = clearedMail(waiting.flatMap(({ payload }) => OUTBOX_KINDS[KIND].safeParse(payload).data?.title ?? []))
  const andThen = async (session: Session, now: string) => {
    for (const { id } of waiting) await markOutboxSent(session, id, now)
    const next = (await unsentTo(session, row.applicationId, KIND, to))[0]
    if (next) await parts.engine.queue.send(session, [{ kind: 'outbox', outbox: next.id }])
  }
  if (to !== BORROWER) return tellSigner(parts, row, { party: to, words, andThen })
  return tellBorrower(parts, row, { words: stepText(words, row.loanNumber), ctas: [toRequests(row)], andThen })
}

export function clearedMail(titles: readonly string[]): StepMail {
  if (titles.length === 1)
    return {
      subject: REQUEST_COMPLETED,
      body: `Our team reviewed our request “${titles[0]}”. You don’t need to send anything more for it.`,
      optional: 'NEWS',
    }
  const list = titles.map((title, at) => `${at + 1}. ${title}`).join('\n')
  return {
    subject: `${titles.length} of our requests are completed`,
    body: `Our team reviewed ${titles.length} of our requests to you. You don’t need to send anything more for them.\n\n${list}`,
    optional: 'NEWS',
  }
}
