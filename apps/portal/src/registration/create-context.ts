import type { CreateContext } from '@hearthline/domain/registration'
import type { Visit } from '../session/visit.ts'

/** What the visit knows beside the answers, each only when it is known (seed 000 §7). */
export function createContext({ utm, referrer, rid, offerCode, totalExpertOwnerId, totalExpertContactId }: Visit): CreateContext {
  const tools = { ...(totalExpertOwnerId && { totalExpertOwnerId }), ...(totalExpertContactId && { totalExpertContactId }) }
  return {
    ...(Object.keys(utm).length > 0 && { utmParameters: utm }),
    ...(referrer && { referrerId: referrer }),
    ...(rid && { referralId: rid }),
    ...(offerCode && { offerCode }),
    ...(Object.keys(tools).length > 0 && { marketingTools: tools }),
  }
}
