import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useOrganization } from '../session/use-organization.ts'
import { currentVisit } from '../session/visit.ts'
import { useFlags } from '../visitor/flags.ts'
import type { PlaceSetting } from './property-place.ts'

const TEN_MINUTES = 10 * 60_000

/** What the rules of place rest on: flags, and the referring loan officer's licenses where there is one. Ask for it when it is needed. */
export function usePlace(): () => PlaceSetting {
  const organization = useOrganization()
  const flags = useFlags(organization)
  const { referrer } = currentVisit()
  const licenses = useQuery({
    queryKey: ['licensed-states', referrer],
    enabled: referrer !== undefined,
    staleTime: TEN_MINUTES,
    queryFn: ({ signal }) =>
      request('GET', '/service-lead-portal/api/lo/:loanOriginatorUuid/licensed-states', {
        params: { loanOriginatorUuid: referrer ?? '' },
        query: { organization: organization.orgCode },
        signal,
        sessionEnd: 'stay',
      }),
  })
  return () => ({
    rules: {
      blocksNewYork: flags.isOn('ny-blocked'),
      newYorkEnabled: flags.isOn('ny-enabled'),
      disasterZips: flags.list('fe-heloc-disaster-zips', 'zips'),
      enforceLicensedStates: licenses.data?.enforceLicensedStatesForReferral ?? false,
      licensedStates: licenses.data?.licensedStates,
    },
    organization,
    flags,
    visit: currentVisit(),
    origin: window.location.origin,
  })
}
