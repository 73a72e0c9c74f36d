/** What the person at hand may open: profile, identity, application and flags put together (seed 001 §6). */
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { request } from '../api/request.ts'
import { isSignerPath } from '../frame/access.ts'
import { flagsOf, flagsQuery } from '../session/flags.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { useProfile } from '../session/use-profile.ts'
import { isAdditionalSigner } from './additional-signer.ts'
import type { Allowed } from './navigation.ts'
import { isPartnerLender } from './partner-lender.ts'
import { useCachedApplication } from './use-cached-application.ts'

export function useAllowed(): Allowed {
  const organisation = useOrganisation()
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const application = useCachedApplication(pathname)
  const features = useQuery(flagsQuery).data?.flags
  const flags = flagsOf(organisation, features)
  const listed = isAdditionalSigner(profile, application)
  // Only for a signer does it matter whether they are a broker.
  const identity = useQuery({
    queryKey: ['identity'],
    queryFn: ({ signal }) => request('GET', '/identity/secure/api/v1_1/identity', { signal }),
    enabled: listed,
  })
  return {
    // Whoever is on the signers' own pages is there to sign, whatever else they are elsewhere.
    signer: listed || isSignerPath(pathname),
    broker: identity.data?.isBroker === true,
    marketplace: organisation.orgMetaData.companyInfo.marketplaceUrl !== undefined,
    partnerLender: isPartnerLender(organisation.flags, features),
    portfolioManager: flags.isOn('portfolio-manager'),
    walletArea: flags.isOn('wallet-area'),
  }
}
