import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useFlags } from '../session/flags.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { currentVisit } from '../session/visit.ts'
import type { PlaceSetting } from './property-place.ts'

const TEN_MINUTES = 10 * 60_000

/** What the rules of place rest on: flags, and the referring loan officer's licences where there is one. Ask for it when it is needed. */
export function usePlace(): () => PlaceSetting {
  const organisation = useOrganisation()
  const flags = useFlags(organisation)
  const { referrer } = currentVisit()
  const licences = useQuery({
    queryKey: ['licensed-states', referrer],
    enabled: referrer !== undefined,
    staleTime: TEN_MINUTES,
    queryFn: ({ signal }) =>
      request('GET', '/service-lead-portal/api/lo/:loanOriginatorUuid/licensed-states', {
        params: { loanOriginatorUuid: referrer ?? '' },
        query: { organization: organisation.orgCode },
        signal,
        sessionEnd: 'stay',
      }),
  })
  return () => ({
    rules: {
      blocksNewYork: flags.isOn('ny-blocked'),
      newYorkEnabled: flags.isOn('ny-enabled'),
      disasterZips: flags.list('fe-heloc-disaster-zips', 'zips'),
      enforceLicensedStates: licences.data?.enforceLicensedStatesForReferral ?? false,
      licensedStates: licences.data?.licensedStates,
    },
    organisation,
    flags,
    visit: currentVisit(),
    origin: window.location.origin,
  })
}
