/** What a person was told in the application: newest first, read or not. */
import { randomUUID } from 'node:crypto'
import type { notification } from '@hearthline/contract'
import type { z } from 'zod'
import type { Clock } from '../../engine/clock.ts'
import type { Db, Session } from '../../store/db.ts'
import {
  type Addressee,
  insertNotification,
  markNotificationRead,
  type NotificationRow,
  newestNotifications,
} from '../../store/repositories/notifications.ts'
import { notFound } from '../problem.ts'

export type Notification = z.output<typeof notification>

/** So many are listed; older ones are kept. */
const MOST_LISTED = 100

export async function listNotifications(
  { db }: { readonly db: Db },
  identityId: string,
  organizationCode: string,
): Promise<Notification[]> {
  return (await newestNotifications(db, { identityId, organizationCode }, MOST_LISTED)).map(onTheWire)
}

/** Tells a person something; call it in the transaction that made it true. */
export async function notifyPerson(
  store: Session,
  { identityId, organizationCode }: Addressee,
  { title, description, created, ctas }: Pick<Notification, 'title' | 'description' | 'created' | 'ctas'>,
): Promise<void> {
  await insertNotification(store, { id: randomUUID(), identityId, organizationCode, title, description, ctas, createdAt: created })
}

/** @throws Problem not_found when the person has none of that id */
export async function readNotification(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  identityId: string,
  organizationCode: string,
  uuid: string,
): Promise<Notification> {
  const found = await db.transaction((store) => markNotificationRead(store, { identityId, organizationCode }, uuid, clock.now()))
  if (!found) throw notFound('There is no such notification')
  return onTheWire(found)
}

const onTheWire = ({ id, title, description, ctas, createdAt, readAt }: NotificationRow): Notification => ({
  uuid: id,
  title,
  description,
  created: new Date(createdAt).toISOString(),
  status: readAt === null ? 'UNREAD' : 'READ',
  walletAddress: null,
  ctas,
})
