/** What the borrower is written of what a change has settled, in the words of each item, and once for each result. */
import { BORROWER, digestOf, EVERY_ITEM, type Facts, type Item, type Standing } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { NewFact } from '../store/repositories/applications.ts'
import { newestOutboxPayload } from '../store/repositories/outbox.ts'
import { OUTBOX_KINDS, type OutboxPayload } from './outbox-kinds.ts'

type SettledMail = OutboxPayload<'item-settled'>

const TOLD: ReadonlyMap<string, Item> = new Map(
  (EVERY_ITEM as readonly Item[]).filter(({ settledMail }) => settledMail).map((item) => [item.id, item]),
)

export async function settledMails(
  session: Session,
  applicationId: string,
  facts: readonly NewFact[],
  before: Facts,
  { walk }: Standing,
): Promise<readonly SettledMail[]> {
  const mails: SettledMail[] = []
  for (const { item: id, party, data } of facts) {
    const item = party === BORROWER && walk.states[id] === 'settled' ? TOLD.get(id) : undefined
    const words = item?.settledMail?.(data, walk.known, before.results[id]?.data)
    if (!words) continue
    const mail = { item: id, ...words }
    const isSame = digestOf(before.results[id]?.data) === digestOf(data)
    // The same result in the same words is no news: something beside it moved.
    if (!isSame || (await newestOf(session, applicationId, id))?.body !== mail.body) mails.push(mail)
  }
  return mails
}

async function newestOf(session: Session, applicationId: string, item: string): Promise<SettledMail | undefined> {
  const payload = await newestOutboxPayload(session, applicationId, 'item-settled', item)
  return OUTBOX_KINDS['item-settled'].safeParse(payload).data
}
