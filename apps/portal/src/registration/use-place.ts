import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useFlags } from '../session/flags.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { currentVisit } from '../session/visit.ts'
import { inlineNotices, type Place, placeOutcome, placeRules } from './property-place.ts'

const TEN_MINUTES = 10 * 60_000

/** The rules of place with what they rest on: flags, and the referring loan officer's licences where there is one. */
export function usePlace() {
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
  const rules = placeRules(flags, licences.data)
  return {
    flags,
    notices: (place: Place) => inlineNotices(place, rules),
    outcome: (place: Place) => placeOutcome({ place, rules, organisation, flags, visit: currentVisit(), origin: window.location.origin }),
  }
}
