import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export const walletQuery = queryOptions({
  queryKey: ['wallet-accounts'],
  queryFn: ({ signal }) => request('GET', '/service-wallet/secure/api/v4/account', { signal }),
})
