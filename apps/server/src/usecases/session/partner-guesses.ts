/**
 * Guessing at partner secrets. A secret names its credential, so each wrong one is a guess of its own: they count by network, and the same one
 * again counts for itself alone. Right ones are not counted, because a partner's system makes many calls at once. Of guesses at once no more
 * are checked than the node has connections, and no more than the limit are told that they were wrong.
 */
import { USE_LIMITS } from '@hearthline/contract'
import type { Config } from '../../config.ts'
import type { Macs } from '../../secrets/macs.ts'
import type { Db } from '../../store/db.ts'
import { countCall, secondsUntilFree } from '../../store/repositories/limit-counts.ts'
import { TooManyTries } from '../too-many-tries.ts'

interface Parts {
  readonly db: Db
  readonly config: Config
  readonly macs: Macs
}

export interface PartnerGuess {
  /** It opens nothing. @throws TooManyTries */
  wrong(): Promise<void>
}

/** Before the secret is looked up, so that a full count gives the same answer to a right one. @throws TooManyTries */
export async function admitPartnerGuess({ db, config, macs }: Parts, secret: string, network: string): Promise<PartnerGuess> {
  if (!config.rateLimits) return { wrong: async () => undefined }
  const own = { name: 'partnerSecrets', subject: `${macs.mac('guesses', secret)}/${network}`, most: USE_LIMITS.partnerSecrets.most }
  const all = { name: 'partnerNetworks', subject: network, most: USE_LIMITS.partnerNetworks.most }
  const wait = await secondsUntilFree(db, [own, all])
  if (wait !== undefined) throw new TooManyTries(wait)
  return {
    async wrong() {
      const again = await countCall(db, own.name, own.subject, USE_LIMITS.partnerSecrets)
      if (again.count > own.most) throw new TooManyTries(again.secondsLeft)
      if (again.count > 1) return
      const different = await countCall(db, all.name, all.subject, USE_LIMITS.partnerNetworks)
      if (different.count > all.most) throw new TooManyTries(different.secondsLeft)
    },
  }
}
