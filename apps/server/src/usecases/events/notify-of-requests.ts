/** Tells someone what the team asked of them: everything that waits to be told to them in one mail. */
import { BORROWER, conditionList, isEnded, mailOfRequests, type StepMail, standing } from '@hearthline/domain'
import { OUTBOX_KINDS, type OutboxPayload } from '../../engine/outbox-kinds.ts'
import { stepText } from '../../mail/borrower-mail.ts'
import type { Session } from '../../store/db.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { markOutboxSent, type OutboxForMail, unsentTo } from '../../store/repositories/outbox.ts'
import { tellSigner } from './notify-signer.ts'
import { type NotificationParts, tellBorrower, toRequests } from './tell-borrower.ts'

const KIND = 'request-raised'

/** The oldest message to them is the mail, and those after it are in it: whichever node comes to one of those finds nothing left to do. */
export async function notifyOfRequests(parts: NotificationParts, row: OutboxForMail, { to }: OutboxPayload<typeof KIND>): Promise<void> {
  const waiting = await unsentTo(parts.db, row.applicationId, KIND, to)
  if (waiting[0]?.id !== row.id) return
  const requests = waiting.flatMap(({ payload }) => OUTBOX_KINDS[KIND].safeParse(payload).data?.request ?? [])
  const words = await wordsOf(parts, row, to, requests)
  const andThen = async (session: Session, now: string) => {
    for (const { id } of waiting) await markOutboxSent(session, id, now)
    // What was asked while this was sent has gone by, and left itself to be told here.
    const next = (await unsentTo(session, row.applicationId, KIND, to))[0]
    if (next) await parts.engine.queue.send(session, [{ kind: 'outbox', outbox: next.id }])
  }
  if (to !== BORROWER) return tellSigner(parts, row, { party: to, words, andThen })
  const told = words && stepText(words, row.loanNumber)
  return tellBorrower(parts, row, { words: told, ctas: [toRequests(row)], textedWhile: 'REQUESTS', andThen })
}

/** Of what was answered, or is not asked any more, nothing is told. A refusal of the reader's own answer has a mail of its own. */
async function wordsOf(
  { db, clock }: NotificationParts,
  { applicationId }: OutboxForMail,
  to: string,
  requests: readonly string[],
): Promise<StepMail | undefined> {
  const file = await readFile(db, applicationId, clock.now())
  if (!file) return undefined
  const stands = standing(file.facts)
  if (isEnded(stands.step)) return undefined
  const told = new Set(requests)
  const open = conditionList(stands.walk, file.facts).flatMap(({ key, state, party, raised }) =>
    raised && told.has(key) && (state === 'OPEN' || (state === 'REJECTED' && party !== to)) ? [raised] : [],
  )
  return mailOfRequests(stands, file.facts, open, to)
}
