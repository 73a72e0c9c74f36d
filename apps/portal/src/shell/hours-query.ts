/** When somebody answers the phone: asked for once, shown in the footer and wherever somebody looks for a person. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

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
