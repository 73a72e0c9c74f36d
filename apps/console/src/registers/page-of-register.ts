import type { CallAt, QueryOf, Register } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** A page of a register, as its list and the count of what waits in it read it. */
export const pageOfRegister = (register: Register, query: QueryOf<CallAt<'GET', '/console/api/v1/registers/:register'>>) =>
  queryOptions({
    queryKey: ['register', register, query],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/registers/:register', { params: { register }, query, signal }),
  })
