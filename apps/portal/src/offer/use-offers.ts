import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestFull } from '../api/request.ts'
import { useApplication } from '../application/use-application.ts'
import { isAskedAgain } from './asked-again.ts'
import type { OffersBody } from './offers-body.ts'

/** The offers with the version of the application in which they were read: what a choice among them is matched with. */
export type ReadOffers = OffersBody & { readonly etag: string | undefined }

/** The application as is when its offers are asked for. */
export interface OffersGround {
  readonly uuid: string
  /** The choice is open once more: what may be chosen has changed, or the borrower wants another amount. */
  readonly revised: boolean
  readonly etag: string | undefined
}

/**
 * Read again for another version of the application. Until that is here the last reading stays, so that nothing moves under the hand that
 * sets it; but never under a revised offer, which is there because the last reading no longer holds.
 */
export const offersQuery = ({ uuid, revised, etag }: OffersGround) =>
  queryOptions({
    queryKey: ['offers', uuid, revised, etag],
    queryFn: async ({ signal }): Promise<ReadOffers> => {
      const read = await requestFull('GET', '/service-application/api/v1/application/heloc/:uuid/offers', { params: { uuid }, signal })
      return { ...read.body, etag: read.etag }
    },
    placeholderData: (before, query) => (query?.queryKey[1] === uuid && !(revised && query.queryKey[2] === false) ? before : undefined),
    retry: false,
  })

/** Of the application of this route. */
export function useOffers() {
  const { uuid, application, etag } = useApplication()
  return useQuery(offersQuery({ uuid, revised: isAskedAgain(application), etag }))
}
