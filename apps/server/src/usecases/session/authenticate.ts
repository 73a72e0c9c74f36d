/** From a token to a live session: no token or a dead session is 401; a token that is not ours is 403 [session/end]. */
import { isPlatform, rolesAmong } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { databaseTrouble } from '../../store/database-trouble.ts'
import { extendSession, liveSession } from '../../store/repositories/sessions.ts'
import { Problem } from '../problem.ts'
import type { LiveSession } from './live-session.ts'

const factorOf = (at: string | null): LiveSession['secondFactor'] => (at === null ? 'owed' : { at: Date.parse(at) })

/** However often it is renewed, a session ends after this long. */
const SESSION_DAYS = 30
/** `lastSeenAt` is written this often at most. */
const SEEN_MS = 5 * 60_000

const dead = () => new Problem('unauthenticated', 'Please sign in to continue')

/**
 * @param token without its Bearer prefix
 * @throws Problem unauthenticated (no token, expired, revoked) or invalid_signature, with two messages that clients compare [session/end]
 */
export async function authenticate({ db, tokens }: Pick<Container, 'db' | 'tokens'>, token: string | undefined): Promise<LiveSession> {
  if (!token) throw dead()
  const now = Date.now()
  const known = tokens.memory.recall(token, now)
  if (known) return known
  const reading = await tokens.read(token)
  if (reading.kind === 'expired') throw dead()
  if (reading.kind !== 'good') {
    throw new Problem('invalid_signature', reading.kind === 'unauthenticated' ? 'unauthenticated' : 'invalid signature')
  }
  const at = new Date(now).toISOString()
  const found = await liveSession(db, reading.sessionId, at)
  if (!found || found.identity.id !== reading.identityId) throw dead()
  const { credential } = found.session
  // A code that came by mail proves a mailbox: enough to sign, and not to act as staff.
  const roles = credential === 'password' ? rolesAmong(found.identity.roles) : []
  const secondFactor = roles.length > 0 ? factorOf(found.session.secondFactorAt) : undefined
  const session: LiveSession = {
    sessionId: found.session.id,
    identityId: found.identity.id,
    email: found.identity.email,
    organizationCode: found.session.organizationCode,
    credential,
    roles,
    secondFactor,
    // Before the second factor no row of any organization is in sight.
    actsFor: secondFactor === undefined || secondFactor === 'owed' ? [] : isPlatform(roles) ? 'all' : found.identity.staffOrganizations,
  }
  const youngEnough = now - Date.parse(found.session.createdAt) < SESSION_DAYS * 86_400_000
  if (tokens.isNearEnd(reading.endsAt) && youngEnough) {
    const renewed = await tokens.issue(session.sessionId, session.identityId)
    const extended = await extendSession(db, session.sessionId, at, renewed.expiresAt).then(
      () => true,
      (problem: unknown) => {
        if (databaseTrouble(problem) === undefined) throw problem
        return false
      },
    )
    if (extended) return { ...session, renewedToken: renewed.token }
  }
  if (now - Date.parse(found.session.lastSeenAt) > SEEN_MS) {
    // While nothing can be written, what was seen when waits; who is signed in continues reading.
    await extendSession(db, session.sessionId, at, new Date(found.session.expiresAt).toISOString()).catch((problem: unknown) => {
      if (databaseTrouble(problem) === undefined) throw problem
    })
  }
  tokens.memory.remember(token, session, now, reading.endsAt)
  return session
}
