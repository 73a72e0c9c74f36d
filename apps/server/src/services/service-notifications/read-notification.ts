import type { serviceNotificationsCalls } from '@hearthline/contract'
import { readNotification } from '../../usecases/events/notifications.ts'
import type { Handler } from '../handler.ts'

export const readOwnNotification: Handler<typeof serviceNotificationsCalls.readNotification> = async (
  { session, organization, params },
  container,
) => ({
  status: 200,
  body: await readNotification(container, session.identityId, organization.orgCode, params.notificationUuid),
})
