/** The loan officer or broker who stands behind an application, or who referred this visitor; nothing where no one is known. */
import { isUuid } from '@hearthline/domain/registration'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { request } from '../../api/request.ts'
import { useCachedApplication } from '../../application/use-cached-application.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { currentVisit } from '../../session/visit.ts'
import type { Originator } from './originator-text.ts'

/** The server caches it for as long [shell/loan-officer]. */
const TEN_MINUTES = 10 * 60_000

export function useOriginator(): Originator | undefined {
  const { orgCode } = useOrganization()
  const { pathname } = useLocation()
  const referrer = useCachedApplication(pathname)?.referrer?.referrerUuid ?? currentVisit().referrer
  const uuid = isUuid(referrer) ? referrer.toLowerCase() : ''
  const { data } = useQuery({
    queryKey: ['loan-originator', orgCode, uuid],
    queryFn: async ({ signal }) =>
      (
        await request('GET', '/service-lead-portal/api/lo/:loanOriginatorUuid', {
          params: { loanOriginatorUuid: uuid },
          query: { organization: orgCode },
          signal,
        })
      ).originatorDisplayInfo,
    enabled: uuid !== '',
    staleTime: TEN_MINUTES,
    gcTime: TEN_MINUTES,
  })
  return data
}
