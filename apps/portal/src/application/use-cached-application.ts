/** What the screens have read of an application already; the shell asks for nothing by itself. */

import { applicationUuidIn } from '@hearthline/domain/registration'
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { HELOC_BASE } from '../routing/application-path.ts'
import { type Application, applicationQuery, type ReadApplication } from './application-query.ts'

/** The application of a page of one; the uuid of a line or of a document is none. */
export const applicationOfPage = (pathname: string): string | undefined =>
  pathname.startsWith(`${HELOC_BASE}/`) ? applicationUuidIn(pathname) : undefined

/** Whose documents a menu leads to: of the current page; elsewhere the newest that was read. */
export function useCachedUuid(pathname: string): string | undefined {
  const client = useQueryClient()
  return applicationOfPage(pathname) ?? client.getQueryData<readonly { uuid: string }[]>(['applications'])?.[0]?.uuid
}

/** Of the current page; on the dashboard, which has read all of them, the newest. */
function cachedApplication(client: QueryClient, pathname: string): Application | undefined {
  const newest = () => client.getQueryData<readonly { uuid: string }[]>(['applications'])?.[0]?.uuid
  const uuid = applicationOfPage(pathname) ?? (pathname === '/dashboard' ? newest() : undefined)
  return uuid ? client.getQueryData<ReadApplication>(applicationQuery(uuid).queryKey)?.application : undefined
}

export function useCachedApplication(pathname: string): Application | undefined {
  const client = useQueryClient()
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)), [client])
  return useSyncExternalStore(
    subscribe,
    () => cachedApplication(client, pathname),
    () => undefined,
  )
}
