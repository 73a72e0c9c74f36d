/** Reading an application with its ETag, under the key every screen shares. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { requestFull } from '../api/request.ts'

export type Application = ReplyOf<CallAt<'GET', '/service-application/api/v1/application/heloc/:uuid'>>

export interface ReadApplication {
  readonly application: Application
  readonly etag: string | undefined
}

export const applicationQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid],
    queryFn: async ({ signal }): Promise<ReadApplication> => {
      const { body, etag } = await requestFull('GET', '/service-application/api/v1/application/heloc/:uuid', { params: { uuid }, signal })
      return { application: body, etag }
    },
    // Application queries do not retry [api/queries].
    retry: false,
  })
