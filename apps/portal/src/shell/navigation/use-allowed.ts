/** What the person at hand may open: profile, identity, application and flags put together [shell/navigation]. */
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { request } from '../../api/request.ts'
import { useCachedApplication } from '../../application/use-cached-application.ts'
import { isSignerPath } from '../../routing/access.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { flagsOf, useFeatures } from '../../visitor/flags.ts'
import { useProfile } from '../../visitor/use-profile.ts'
import { isAdditionalSigner } from './additional-signer.ts'
import type { Allowed } from './navigation.ts'
import { isPartnerLender } from './partner-lender.ts'

export function useAllowed(): Allowed {
  const organization = useOrganization()
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const application = useCachedApplication(pathname)
  const features = useFeatures()
  const { hostPages } = organization.orgMetaData.companyInfo
  const flags = flagsOf(organization, features)
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
    marketplace: organization.orgMetaData.companyInfo.marketplaceUrl !== undefined,
    partnerLender: isPartnerLender(organization.flags, features),
    portfolioManager: flags.isOn('portfolio-manager'),
    walletArea: flags.isOn('wallet-area'),
    exchange: hostPages?.exchangeUrl !== undefined,
    passport: hostPages?.passport === true,
    pay: hostPages?.pay === true,
  }
}
