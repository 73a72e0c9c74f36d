/** What the visit and the entry point add to the answers, each only when it is known [registration/create]. Pure. */
import type { CreateContext } from '@hearthline/domain/registration'
import type { Entry } from '../session/register-answers.ts'
import type { Visit } from '../session/visit.ts'

export interface KnownOfVisit {
  readonly visit: Visit
  readonly entry: Entry
  /** The experimentation profile [registration/create]. */
  readonly trackerUuid: string | undefined
}

const whenAny = <T extends object>(values: T): T | undefined => (Object.values(values).some(Boolean) ? values : undefined)

export function createContext({ visit, entry, trackerUuid }: KnownOfVisit): CreateContext {
  const { utm, referrer, rid, totalExpertOwnerId, totalExpertContactId, prequalification, abVersions = {} } = visit
  const { affiliate, offer } = entry
  const known: CreateContext = {
    utmParameters: whenAny(utm),
    abVersionsRequest:
      Object.keys(abVersions).length > 0 ? Object.entries(abVersions).map(([name, version]) => ({ name, version })) : undefined,
    affiliateAbVersion: affiliate?.abVersion,
    affiliateAppIndicator: visit.affiliateAppIndicator ?? affiliate?.name,
    affiliateLiveOffers: visit.affiliateLiveOffers,
    marketingTools: whenAny({ ...(totalExpertOwnerId && { totalExpertOwnerId }), ...(totalExpertContactId && { totalExpertContactId }) }),
    // A referrer sent this applicant and is informed of the progress.
    publish: referrer || rid || affiliate || entry.partner?.name ? true : undefined,
    // A code that has ended, or that no one knows, promises nothing.
    offerCode: offer?.status === 'good' || offer?.status === 'unchecked' ? offer.code : undefined,
    optimizelyProfileRequest: trackerUuid ? { optimizelyProfileUuid: trackerUuid } : undefined,
    referrerId: referrer,
    referralId: rid,
    // A link that is over sends no one; one that could not be looked up may, and the server knows.
    prequalification: entry.partner && !entry.partner.name ? undefined : prequalification,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
