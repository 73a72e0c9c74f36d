/** Opens the key of the keyed digests, or makes it where an installation has none yet. */
import { createMacs, type Macs, newMacSecret } from '../../secrets/macs.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Db } from '../../store/db.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'

/** The setting that holds it, sealed for the purpose `mac`. */
export const MAC_SECRET = 'mac-secret'

/** @throws when it was sealed with a key that is not here */
export async function openMacs(db: Db, sealing: Sealing): Promise<Macs> {
  return await db.transaction(async (session) => {
    // Nodes that start together must not make two.
    const kept = await lockSetting(session, MAC_SECRET, {})
    if (sealing.isSealed(kept)) return createMacs(sealing.unseal('mac', kept))
    const secret = newMacSecret()
    await writeSetting(session, MAC_SECRET, sealing.seal('mac', secret))
    return createMacs(secret)
  })
}
