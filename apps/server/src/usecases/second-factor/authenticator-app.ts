/** An authenticator app: its secret is shown once and kept sealed, and each of its codes is taken once. */
import { randomUUID } from 'node:crypto'
import { lockIdentity } from '../../store/repositories/people.ts'
import {
  authenticatorAppOf,
  confirmAuthenticatorApp,
  removeAuthenticatorApp as remove,
  showAuthenticatorApp,
  takeStep,
} from '../../store/repositories/second-factors.ts'
import { asSystem } from '../../store/scope.ts'
import { notFound } from '../problem.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { countedCode, wrongCode } from './counted-code.ts'
import { type FactorOwner, type FactorParts, refuseAdding } from './factor-owner.ts'
import { factorsOf, refuseLastFactor } from './factors-of.ts'
import { addressOf, newSecret, stepOf } from './one-time-code.ts'
import { forgetSession, passFactor } from './pass-factor.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'
import { tellOfFactor } from './tell-of-factor.ts'

const entryOf = ({ session: { identityId, organizationCode } }: FactorOwner) => ({
  organizationCode,
  identityId,
  actor: accountActor(identityId),
  detail: { factor: 'authenticator-app' },
})

/** It counts for nothing until a code of it was typed. */
export const startAuthenticatorApp = (parts: FactorParts, owner: FactorOwner): Promise<{ secret: string; address: string }> =>
  asSystem(() =>
    parts.db.transaction(async (store) => {
      const { identityId, email, organizationCode } = owner.session
      await lockIdentity(store, identityId)
      refuseAdding(owner, (await factorsOf(store, identityId)).hasAny)
      const secret = newSecret()
      const secretSealed = parts.sealing.seal('second-factor', secret)
      await showAuthenticatorApp(store, { id: randomUUID(), identityId, secretSealed, createdAt: parts.clock.now() })
      const issuer = parts.brands.get(organizationCode)?.names.short ?? 'Console'
      return { secret, address: addressOf(secret, { email, issuer }) }
    }),
  )

/** @throws Problem validation_failed at a wrong code; TooManyTries */
export async function confirmApp(parts: FactorParts, owner: FactorOwner, code: string) {
  const { identityId } = owner.session
  const added = await asSystem(async () => {
    const right = await countedCode(parts, owner)
    const done = await parts.db.transaction(async (store) => {
      await lockIdentity(store, identityId)
      refuseAdding(owner, (await factorsOf(store, identityId)).hasAny)
      const shown = await authenticatorAppOf(store, identityId, false)
      if (!shown) throw notFound('Show the code to scan again, and add it to your app')
      const step = stepOf(parts.sealing.unseal('second-factor', shown.secretSealed), code, Date.now())
      if (step === undefined) return undefined
      await confirmAuthenticatorApp(store, shown, step, parts.clock.now())
      await recordAccess(parts, store, { ...entryOf(owner), action: 'second-factor-added' })
      const recoveryCodes = await firstRecoveryCodes(parts, store, owner)
      return { jwt: await passFactor(parts, store, owner, 'authenticator-app'), recoveryCodes }
    })
    if (done === undefined)
      throw await wrongCode(parts, owner, 'code', 'The code is not right. Check that the clock of your phone is set automatically.')
    await right()
    return done
  })
  forgetSession(parts, owner)
  tellOfFactor(parts, owner.session, 'authenticator-app-added')
  return added
}

/** @throws Problem validation_failed: wrong, of another time, or taken before; TooManyTries */
export async function useCode(parts: FactorParts, owner: FactorOwner, code: string): Promise<{ jwt: string | null }> {
  const passed = await asSystem(async () => {
    const right = await countedCode(parts, owner)
    const done = await parts.db.transaction(async (store) => {
      const app = await authenticatorAppOf(store, owner.session.identityId)
      const step = app && stepOf(parts.sealing.unseal('second-factor', app.secretSealed), code, Date.now())
      if (!app || step === undefined || !(await takeStep(store, app, step))) return undefined
      return { jwt: await passFactor(parts, store, owner, 'authenticator-app') }
    })
    if (done === undefined)
      throw await wrongCode(parts, owner, 'code', 'The code is not right, or was used before. Wait for the next one and type it.')
    await right()
    return done
  })
  forgetSession(parts, owner)
  return passed
}

/** @throws Problem conflict where it is the last one */
export async function removeAuthenticatorApp(parts: FactorParts, owner: FactorOwner): Promise<void> {
  const { identityId } = owner.session
  await asSystem(() =>
    parts.db.transaction(async (store) => {
      await lockIdentity(store, identityId)
      const { app, passkeys } = await factorsOf(store, identityId)
      if (!app) throw notFound('There is no authenticator app')
      refuseLastFactor(passkeys.length)
      await remove(store, identityId)
      await recordAccess(parts, store, { ...entryOf(owner), action: 'second-factor-removed' })
    }),
  )
  tellOfFactor(parts, owner.session, 'authenticator-app-removed')
}
