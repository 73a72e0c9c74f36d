/** A second factor was right: the sign-in is finished, or a session that was whole is fresh again. */

import type { Session } from '../../store/db.ts'
import { recordFactor, type SecondFactorKind } from '../../store/repositories/second-factors.ts'
import { providerOfSession, revokeSession } from '../../store/repositories/sessions.ts'
import { Problem } from '../problem.ts'
import { openNamedSession } from '../session/open-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { type FactorOwner, type FactorParts, isUnfinished } from './factor-owner.ts'

/**
 * Whoever knew the token from before has nothing of the session that follows: it is a new one, and the one before has ended.
 * @returns the token of the new session; null where the session stays
 * @throws Problem unauthenticated where the session has ended in the meantime
 */
export async function passFactor(
  parts: FactorParts,
  store: Session,
  { session, caller }: FactorOwner,
  kind: SecondFactorKind,
): Promise<string | null> {
  const { identityId, organizationCode, sessionId } = session
  const at = new Date().toISOString()
  const unfinished = isUnfinished(session)
  const provider = await providerOfSession(store, sessionId)
  const isAlive = unfinished
    ? await revokeSession(store, { identityId, credential: 'password' }, sessionId, at)
    : await recordFactor(store, sessionId, kind, at)
  if (!isAlive) throw new Problem('unauthenticated', 'Please sign in to continue')
  const action = kind === 'skipped' ? 'second-factor-skipped' : 'second-factor-passed'
  const detail = { factor: kind, again: !unfinished, address: caller.address }
  await recordAccess(parts, store, { organizationCode, identityId, actor: accountActor(identityId), action, detail })
  if (!unfinished) return null
  const { jwt } = await openNamedSession(parts, store, {
    identityId,
    caller: { ...caller, organizationCode },
    ...{ credential: 'password', provider },
    secondFactor: { kind, at },
  })
  return jwt
}

/** What this node remembers of the session is out of date; other nodes hear it from the database. */
export const forgetSession = ({ tokens }: Pick<FactorParts, 'tokens'>, { session }: FactorOwner): void =>
  tokens.memory.forget([session.sessionId])
