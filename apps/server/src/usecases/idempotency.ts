/** The same Idempotency-Key gives the same answer; another body under it is refused. Lives in the caller's transaction. */
import { canonicalJson } from '@hearthline/domain'
import type { Macs } from '../secrets/macs.ts'
import type { Session } from '../store/db.ts'
import { claimKey, storeReply } from '../store/repositories/idempotency.ts'
import { Problem } from './problem.ts'

export interface Keyed {
  /** A key counts within one organization. */
  readonly organizationCode: string
  readonly identityId: string
  readonly key: string | undefined
  /** Method and path of the call, without the values of its parameters. */
  readonly call: string
  readonly body: unknown
  readonly now: string
}

/**
 * Runs once per key. A second request with the key waits for the first to commit, then gets its answer. The answer lies in the database for
 * two days, readable: it is ids and steps, never what someone told us.
 * @throws Problem idempotency_mismatch
 */
export async function withIdempotency<T extends StoredReply>(
  { macs }: { readonly macs: Macs },
  session: Session,
  keyed: Keyed,
  run: () => Promise<T>,
): Promise<{ reply: T; repeated: boolean }> {
  const { organizationCode, identityId, key, call } = keyed
  if (!key) return { reply: await run(), repeated: false }
  // Bound to its place: the same body elsewhere has another digest.
  const bodyMac = macs.mac('idempotency', canonicalJson([organizationCode, identityId, call, keyed.body]))
  const name = { organizationCode, identityId, key, call }
  const kept = await claimKey(session, { ...name, bodyMac, createdAt: keyed.now })
  if (kept) {
    if (kept.bodyMac !== bodyMac) {
      throw new Problem('idempotency_mismatch', 'This Idempotency-Key was used for another request. Use a new key for a new request.')
    }
    return { reply: kept.reply as T, repeated: true }
  }
  const reply = await run()
  await storeReply(session, name, reply)
  return { reply, repeated: false }
}

/** What an answer is made from again. */
export type StoredReply = { readonly uuid: string } | { readonly step: string }
