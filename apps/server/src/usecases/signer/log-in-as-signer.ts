/** Email and mailed code to a session in which the person does what they sign, and nothing else. */
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { recordNetwork } from '../../store/repositories/limit-counts.ts'
import { identityByEmail, insertIdentity } from '../../store/repositories/people.ts'
import { consumeSignInCode, countSignInCodeAttempt } from '../../store/repositories/sign-in-codes.ts'
import { insertSigners } from '../../store/repositories/signers.ts'
import { asSystem } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import { type Caller, openSession } from '../session/open-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { findSignings } from './find-signings.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens' | 'passwords'>

const refused = () => new Problem('wrong_credentials', 'The code is not right, or no longer good. Request a new code and try again.')

/**
 * An account that is there already keeps everything it has: the session opens none of it. A new one has a password that no one knows, until
 * its owner sets one by a reset link.
 * @throws Problem wrong_credentials
 */
export const logInAsSigner = (
  parts: Parts,
  given: { readonly request: string; readonly email: string; readonly code: string },
  caller: Caller,
): Promise<{ readonly jwt: string }> =>
  // A visitor sees no application; who has the code is someone whom one of them names.
  asSystem(async () => {
    const { db, macs, clock } = parts
    const email = given.email.trim().toLowerCase()
    const now = clock.now()
    const { organizationCode, address } = caller
    const code = { id: given.request, organizationCode, emailMac: macs.mac('guesses', email) }
    const wanted = await countSignInCodeAttempt(db, code, now)
    const codeMac = macs.mac('guesses', `${email}/${given.code}`)
    const fits = wanted !== undefined && timingSafeEqual(Buffer.from(wanted), Buffer.from(codeMac))
    if (!fits || !(await consumeSignInCode(db, { ...code, codeMac }))) {
      await db.transaction((store) =>
        recordAccess(parts, store, {
          organizationCode,
          identityId: undefined,
          detail: { address },
          action: 'signer-sign-in-failed',
          actor: 'visitor',
        }),
      )
      throw refused()
    }
    const passwordHash = await parts.passwords.hash(randomBytes(32).toString('base64url'))
    return await db.transaction(async (store) => {
      const signings = await findSignings(store, email, organizationCode, now)
      if (signings.length === 0) throw refused()
      const identityId = await identityFor(store, { email, passwordHash, organizationCode, createdAt: now })
      await insertSigners(
        store,
        signings.map(({ applicationId, signer }) => ({ applicationId, party: signer.party, identityId, organizationCode, since: now })),
      )
      const detail = { address, signings: signings.map(({ applicationId, signer }) => `${applicationId}/${signer.party}`) }
      await recordAccess(parts, store, {
        organizationCode,
        identityId,
        actor: accountActor(identityId),
        action: 'signer-signed-in',
        detail,
      })
      await recordNetwork(store, identityId, caller.network)
      return await openSession(parts, store, identityId, caller, 'code')
    })
  })

async function identityFor(store: Session, row: Omit<Parameters<typeof insertIdentity>[1], 'id'>): Promise<string> {
  const id = randomUUID()
  if (await insertIdentity(store, { id, ...row })) return id
  return (await identityByEmail(store, row.email))!.id
}
