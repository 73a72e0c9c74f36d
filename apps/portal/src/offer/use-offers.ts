import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestFull } from '../api/request.ts'
import type { OffersBody } from './offers-body.ts'

/** The offers with the version of the application in which they were read: what a choice among them is matched with. */
export type ReadOffers = OffersBody & { readonly etag: string | undefined }

export const offersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offers', uuid],
    queryFn: async ({ signal }): Promise<ReadOffers> => {
      const read = await requestFull('GET', '/service-application/api/v1/application/heloc/:uuid/offers', { params: { uuid }, signal })
      return { ...read.body, etag: read.etag }
    },
    retry: false,
  })

export const useOffers = (uuid: string) => useQuery(offersQuery(uuid))
