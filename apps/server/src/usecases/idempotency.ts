/** The same Idempotency-Key gives the same answer; another body under it is refused. Lives in the caller's transaction. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { claimKey, keepReply } from '../store/repositories/idempotency.ts'
import { Problem } from './problem.ts'

export interface Keyed {
  readonly identityId: string
  readonly key: string | undefined
  /** Method and path of the call, without the values of its parameters. */
  readonly call: string
  readonly body: unknown
  readonly now: string
}

/**
 * Runs once per key. A second request with the key waits for the first to commit, then gets its answer.
 * @throws Problem idempotency_mismatch
 */
export async function once<T>(session: Session, keyed: Keyed, run: () => Promise<T>): Promise<{ reply: T; repeated: boolean }> {
  if (!keyed.key) return { reply: await run(), repeated: false }
  const bodyHash = createHash('sha256').update(canonicalJson(keyed.body)).digest('hex')
  const kept = await claimKey(session, { identityId: keyed.identityId, key: keyed.key, call: keyed.call, bodyHash, createdAt: keyed.now })
  if (kept) {
    if (kept.bodyHash !== bodyHash) {
      throw new Problem('idempotency_mismatch', 'This Idempotency-Key was used for another request. Use a new key for a new request.')
    }
    return { reply: kept.reply as T, repeated: true }
  }
  const reply = await run()
  await keepReply(session, { identityId: keyed.identityId, key: keyed.key, call: keyed.call }, reply)
  return { reply, repeated: false }
}
