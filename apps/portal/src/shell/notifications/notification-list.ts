/** What the bell shows of the notifications there are [shell/notifications]. Pure. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { safeRedirect } from '../../routing/access.ts'

export type Notification = ReplyOf<CallAt<'GET', '/service-notifications/secure/api/v1/notifications'>>['notifications'][number]

/** Shown until the reader asks for all of them. */
export const SHOWN = 3
/** The largest count; above it the badge only says that there are more. */
const COUNTED = 8

export const isUnread = ({ status }: Pick<Notification, 'status'>): boolean => status === 'UNREAD'

export const unreadCount = (notifications: readonly Pick<Notification, 'status'>[]): number => notifications.filter(isUnread).length

/** "1" to "8", then "8+"; empty where nothing is unread. */
export const badgeText = (unread: number): string => (unread === 0 ? '' : unread > COUNTED ? `${COUNTED}+` : String(unread))

export const hasMore = (notifications: readonly unknown[]): boolean => notifications.length > SHOWN

export interface NotificationLink {
  readonly title: string
  readonly to: string
}

/** The ways a notification offers. One that leads off this site is left out: whoever wrote it there meant no good. */
export const linksOf = ({ ctas }: Pick<Notification, 'ctas'>, origin: string): readonly NotificationLink[] =>
  ctas.map(({ title, redirectPath }) => ({ title, to: safeRedirect(redirectPath, origin, '') })).filter(({ to }) => to !== '')
