/** One handler per declared call of this service. */
import type { serviceNotificationsCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { listOwnNotifications } from './list-notifications.ts'
import { readOwnNotification } from './read-notification.ts'

export const serviceNotificationsHandlers = {
  listNotifications: listOwnNotifications,
  readNotification: readOwnNotification,
} satisfies Handlers<typeof serviceNotificationsCalls>
