import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import type { OffersBody } from './offers-body.ts'

export const offersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offers', uuid],
    queryFn: ({ signal }): Promise<OffersBody> =>
      request('GET', '/service-application/api/v1/application/heloc/:uuid/offers', { params: { uuid }, signal }),
    retry: false,
  })

export const useOffers = (uuid: string) => useQuery(offersQuery(uuid))
