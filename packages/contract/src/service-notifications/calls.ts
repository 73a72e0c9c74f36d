/** What the person was told in the application. */
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, uuid } from '../wire-fields.ts'

/** A notification of the bell [shell/notifications]. */
export const notification = z.object({
  uuid: z.string(),
  title: z.string(),
  description: z.string(),
  created: instant,
  status: z.enum(['UNREAD', 'READ']),
  walletAddress: z.string().nullable(),
  ctas: z.array(z.object({ title: z.string(), redirectPath: z.string() })),
})

export const serviceNotificationsCalls = {
  listNotifications: call({
    method: 'GET',
    path: '/service-notifications/secure/api/v1/notifications',
    access: 'signed-in',
    summary: 'Notifications, newest first',
    replies: { 200: z.object({ notifications: z.array(notification) }) },
  }),
  readNotification: call({
    method: 'POST',
    path: '/service-notifications/secure/api/v1/notifications/:notificationUuid/read',
    access: 'signed-in',
    summary: 'Mark a notification as read',
    params: z.object({ notificationUuid: uuid }),
    replies: { 200: notification },
  }),
}
