/** The person's notifications: read again every minute and whenever the bell is opened; marked as read at once, and at the server. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { Notification } from './notification-list.ts'

/** As often as conditions [shell/notifications]: someone who waits on a page learns of what changed. */
const EVERY_MS = 60_000

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => (await request('GET', '/service-notifications/secure/api/v1/notifications', { signal })).notifications,
  refetchInterval: EVERY_MS,
})

export function useNotifications() {
  const client = useQueryClient()
  const { data, isPending, error, refetch } = useQuery(notificationsQuery)
  const { mutate: markRead } = useMutation({
    mutationFn: (notificationUuid: string) =>
      request('POST', '/service-notifications/secure/api/v1/notifications/:notificationUuid/read', { params: { notificationUuid } }),
    onMutate: async (uuid) => {
      // An answer that is in progress was given before this.
      await client.cancelQueries(notificationsQuery)
      client.setQueryData(notificationsQuery.queryKey, (known) => known?.map((one) => (one.uuid === uuid ? asRead(one) : one)))
    },
    onError: () => void refetch(),
  })
  return { notifications: data, isPending, error, refetch, markRead }
}

const asRead = (notification: Notification): Notification => ({ ...notification, status: 'READ' })
