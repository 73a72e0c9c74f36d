/** Email and mailed code to a borrower's session; whoever has no account yet gives a phone number with them, and has one then. */
import { timingSafeEqual } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { recordNetwork } from '../../store/repositories/limit-counts.ts'
import { identityByEmail } from '../../store/repositories/people.ts'
import { consumeSignInCode, countSignInCodeAttempt } from '../../store/repositories/sign-in-codes.ts'
import { asSystem } from '../../store/scope.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { Problem } from '../problem.ts'
import { countedGuess, mailedCode } from '../session/guesses.ts'
import { type Caller, openSession } from '../session/open-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { brokerCode } from './broker-code.ts'
import { linkAfterCode } from './link-account.ts'
import { refuseWithoutBroker } from './login-mode.ts'
import { registerCustomer, unknownPassword } from './new-customer.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'config' | 'macs' | 'tokens' | 'passwords'>

export interface CodeGiven {
  readonly request: string
  readonly email: string
  readonly code: string
  /** Ten digits; of whoever has no account yet. */
  readonly phoneNumber?: string | undefined
  /** Of a sign-in at the lender's provider in this same browser that needs the code too. */
  readonly state?: string | undefined
  readonly browser?: string | undefined
}

const refused = () => new Problem('wrong_credentials', 'The code is not right, or no longer good. Request a new code and try again.')

/**
 * Only whoever has the mailbox learns whether it has an account. The session has the rights of a borrower, also where the account is one of staff.
 * @returns no token where a phone number is still to be given: the code stays good for that
 * @throws TooManyTries; Problem wrong_credentials, conflict; gone for whoever has no account, at a lender that takes no applications
 */
export const logInByCode = (parts: Parts, brand: Brand, given: CodeGiven, caller: Caller): Promise<{ readonly jwt: string | null }> =>
  asSystem(async () => {
    refuseWithoutBroker(brand)
    const { db, clock } = parts
    const { organizationCode, address } = caller
    const now = clock.now()
    const asked = brokerCode(parts, { id: given.request, email: given.email, organizationCode })
    const guess = await countedGuess(parts, asked.email, caller.network, mailedCode(asked.emailMac))
    const wanted = await countSignInCodeAttempt(db, asked, now)
    const codeMac = asked.macOf(given.code)
    const fits = wanted !== undefined && timingSafeEqual(Buffer.from(wanted), Buffer.from(codeMac))
    if (fits) await guess.forget()
    const known = fits ? await identityByEmail(db, asked.email) : undefined
    if (fits && !known) refuseWithdrawn(brand)
    if (fits && !known && given.phoneNumber === undefined) return { jwt: null }
    if (!fits || !(await consumeSignInCode(db, { ...asked, codeMac }))) {
      const failed = { organizationCode, identityId: known?.id, detail: { address, by: 'code' }, actor: 'visitor' } as const
      await db.transaction((store) => recordAccess(parts, store, { ...failed, action: 'sign-in-failed' }))
      throw refused()
    }
    // A password that no one knows: the mailbox is what opens the account.
    const passwordHash = known ? '' : await unknownPassword(parts)
    return await db.transaction(async (store) => {
      const identityId =
        known?.id ?? (await registerCustomer(store, brand, { email: asked.email, passwordHash, createdAt: now }, given.phoneNumber!))
      const action = known ? 'signed-in' : 'registered'
      await recordAccess(parts, store, {
        organizationCode,
        identityId,
        actor: accountActor(identityId),
        action,
        detail: { address, by: 'code' },
      })
      await linkAfterCode(parts, store, { identityId, email: asked.email, organizationCode, state: given.state, browser: given.browser })
      await recordNetwork(store, identityId, caller.network)
      return await openSession(parts, store, identityId, caller, 'broker')
    })
  })
