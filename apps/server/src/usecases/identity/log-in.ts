/** Email and password to a session. An unknown email and a wrong password look and take the same. */
import type { Container } from '../../container.ts'
import { identityByEmail } from '../../store/repositories/people.ts'
import { naming } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import { countedGuess } from '../session/guesses.ts'
import { type Caller, openNamedSession } from '../session/open-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'

export interface LoggedIn {
  readonly jwt: string
  /** Of staff: the token opens nothing before their second factor. */
  readonly secondStep?: true
}

export const SECOND_STEP_MS = 30 * 60_000

/** @throws Problem wrong_credentials; TooManyTries */
export async function logIn(
  container: Pick<Container, 'db' | 'clock' | 'macs' | 'tokens' | 'passwords' | 'config'>,
  given: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<LoggedIn> {
  const account = given.email.toLowerCase()
  return await naming({ email: account }, () => logInTo(container, account, given.password, caller))
}

async function logInTo(container: Parameters<typeof logIn>[0], account: string, password: string, caller: Caller): Promise<LoggedIn> {
  const { passwords, db } = container
  const guess = await countedGuess(container, account, caller.network)
  const identity = await identityByEmail(db, account)
  const fits = identity ? await passwords.verify(identity.passwordHash, password) : await passwords.verifyNobody(password)
  const { organizationCode, address } = caller
  const entry = { organizationCode, identityId: identity?.id, detail: { address } }
  if (!identity || !fits) {
    await db.transaction((store) => recordAccess(container, store, { ...entry, action: 'sign-in-failed', actor: 'visitor' }))
    throw new Problem('wrong_credentials', 'The email or password is incorrect')
  }
  await guess.right(identity.id)
  const { jwt } = await db.transaction(async (store) => {
    await recordAccess(container, store, { ...entry, action: 'signed-in', actor: accountActor(identity.id) })
    // Staff have thirty minutes for their second step; the session that follows it is a new one.
    const until = identity.roles.length > 0 ? { until: new Date(Date.now() + SECOND_STEP_MS).toISOString() } : {}
    return await openNamedSession(container, store, { identityId: identity.id, caller, credential: 'password', ...until })
  })
  return { jwt, ...(identity.roles.length > 0 && { secondStep: true as const }) }
}
