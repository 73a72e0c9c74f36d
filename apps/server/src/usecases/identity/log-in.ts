/** Email and password to a session. An unknown email and a wrong password look and take the same. */
import type { Container } from '../../container.ts'
import { identityByEmail } from '../../store/repositories/people.ts'
import { Problem } from '../problem.ts'
import { countedGuess } from '../session/guesses.ts'
import { type Caller, openSession } from '../session/open-session.ts'

/** @throws Problem wrong_credentials; TooManyTries */
export async function logIn(
  container: Pick<Container, 'db' | 'tokens' | 'passwords' | 'config' | 'digest'>,
  given: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<{ readonly jwt: string }> {
  const { passwords, db } = container
  const account = given.email.toLowerCase()
  const guess = await countedGuess(container, account, caller.network)
  const identity = await identityByEmail(db, account)
  const fits = identity ? await passwords.verify(identity.passwordHash, given.password) : await passwords.verifyNobody(given.password)
  if (!identity || !fits) throw new Problem('wrong_credentials', 'The email or the password is not right')
  await guess.right(identity.id)
  return await openSession(container, db, identity.id, caller)
}
