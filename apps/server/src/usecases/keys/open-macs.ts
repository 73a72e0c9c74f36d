/** Opens the key of the keyed digests, or makes it where an installation has none yet. */
import { createMacs, type Macs, newMacSecret } from '../../secrets/macs.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import { lockSetting, readSetting, writeSetting } from '../../store/repositories/settings.ts'

/** The setting that holds it, sealed for the purpose `mac`. */
export const MAC_SECRET = 'mac-secret'

/** For whoever only reads; undefined where none was made. @throws when it was sealed with a key that is not here */
export async function readMacs(session: Session, sealing: Sealing): Promise<Macs | undefined> {
  const kept = await readSetting(session, MAC_SECRET)
  return sealing.isSealed(kept) ? createMacs(sealing.unseal('mac', kept)) : undefined
}

/** @param session a transaction: nodes that start together must not make two @throws when it was sealed with a key that is not here */
export async function openMacs(session: Session, sealing: Sealing): Promise<Macs> {
  const kept = await lockSetting(session, MAC_SECRET, {})
  if (sealing.isSealed(kept)) return createMacs(sealing.unseal('mac', kept))
  const secret = newMacSecret()
  await writeSetting(session, MAC_SECRET, sealing.seal('mac', secret))
  return createMacs(secret)
}
