import type { serviceNotificationsCalls } from '@hearthline/contract'
import { listNotifications } from '../../usecases/events/notifications.ts'
import type { Handler } from '../handler.ts'

export const listOwnNotifications: Handler<typeof serviceNotificationsCalls.listNotifications> = async (
  { session, organization },
  container,
) => ({
  status: 200,
  body: { notifications: await listNotifications(container, session.identityId, organization.orgCode) },
})
