/** What a person was told in the application: newest first, read or not. */
import { randomUUID } from 'node:crypto'
import { notification } from '@hearthline/contract'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { lockSetting, readSetting, writeSetting } from '../../store/repositories/settings.ts'
import { notFound } from '../problem.ts'

const list = z.array(notification)
export type Notification = z.output<typeof notification>

/** Older ones fall off the list. */
const MOST_KEPT = 100

const nameOf = (identityId: string, organizationCode: string) => `notifications:${organizationCode}:${identityId}`

export async function listNotifications(
  { db }: Pick<Container, 'db'>,
  identityId: string,
  organizationCode: string,
): Promise<Notification[]> {
  return list.catch([]).parse(await readSetting(db, nameOf(identityId, organizationCode)))
}

/** Tells a person something; call it in the transaction that made it true. */
export async function notifyPerson(
  store: Session,
  to: { readonly identityId: string; readonly organizationCode: string },
  news: Pick<Notification, 'title' | 'description' | 'created' | 'ctas'>,
): Promise<void> {
  const name = nameOf(to.identityId, to.organizationCode)
  const known = list.catch([]).parse(await lockSetting(store, name, []))
  await writeSetting(store, name, [{ ...news, uuid: randomUUID(), status: 'UNREAD', walletAddress: null }, ...known].slice(0, MOST_KEPT))
}

/** @throws Problem not_found when the person has none of that id */
export async function readNotification(
  { db }: Pick<Container, 'db'>,
  identityId: string,
  organizationCode: string,
  uuid: string,
): Promise<Notification> {
  const name = nameOf(identityId, organizationCode)
  return await db.transaction(async (store) => {
    const known = list.catch([]).parse(await lockSetting(store, name, []))
    const found = known.find((entry) => entry.uuid === uuid.toLowerCase())
    if (!found) throw notFound('There is no such notification')
    const read = { ...found, status: 'READ' as const }
    await writeSetting(
      store,
      name,
      known.map((entry) => (entry === found ? read : entry)),
    )
    return read
  })
}
