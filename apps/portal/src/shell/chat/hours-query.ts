/** When our team answers: the hours of the phone, asked for once, and whether the chat is staffed at this moment, asked for each minute. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

export const phoneHoursQuery = queryOptions({
  queryKey: ['hours', 'OPS_PHONE'],
  queryFn: ({ signal }) =>
    request('GET', '/service-operating-hours/external/api/v1/hours/:department', {
      params: { department: 'OPS_PHONE' },
      query: { display: 'footer' },
      signal,
    }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The status is polled [shell/hours]. */
const STATUS_EVERY_MS = 60_000

export const openStatusQuery = queryOptions({
  queryKey: ['hours', 'OPS_CHAT', 'openStatus'],
  queryFn: ({ signal }) => request('GET', '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus', { signal }),
  refetchInterval: STATUS_EVERY_MS,
})
