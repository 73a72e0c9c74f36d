/** Passkeys (WebAuthn): the browser signs a challenge of this session, for this host, after the person proved themselves to their device. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Session } from '../../store/db.ts'
import { lockIdentity } from '../../store/repositories/people.ts'
import {
  type ChallengePurpose,
  insertPasskey,
  keepChallenge,
  type PasskeyRow,
  passkeysOf,
  recordPasskeyUse,
  removePasskey as remove,
  takeChallenge,
} from '../../store/repositories/second-factors.ts'
import { asSystem } from '../../store/scope.ts'
import { notFound, Problem } from '../problem.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { wrongCode } from './counted-code.ts'
import { type FactorOwner, type FactorParts, refuseAdding } from './factor-owner.ts'
import { factorsOf, refuseLastFactor } from './factors-of.ts'
import { forgetSession, passFactor } from './pass-factor.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/** To find the key, touch it and perhaps fetch a phone. */
const GOOD_FOR_MS = 5 * 60_000
const MOST_PASSKEYS = 10
/** EdDSA, ES256 and RS256: what devices have and the runtime checks without experiments. */
const ALGORITHMS = [-8, -7, -257] as const
const REFUSED = 'The passkey was not accepted. Try again, or use another way.'

/** @param origin scheme, host and port by which the console was reached */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname

const entryOf = ({ session: { identityId, organizationCode } }: FactorOwner, name: string) => ({
  organizationCode,
  identityId,
  actor: accountActor(identityId),
  detail: { factor: 'passkey', name },
})

async function challenged(store: Session, { session }: FactorOwner, purpose: ChallengePurpose, challenge: string): Promise<void> {
  const { sessionId, identityId } = session
  const expiresAt = new Date(Date.now() + GOOD_FOR_MS).toISOString()
  await keepChallenge(store, { sessionId, identityId, purpose, challenge, expiresAt })
}

const namesOf = (keys: readonly PasskeyRow[]) => keys.map(({ id, transports }) => ({ id, transports }))

export const passkeyToAdd = (parts: FactorParts, owner: FactorOwner, origin: string) =>
  asSystem(async () => {
    const { identityId, email, organizationCode } = owner.session
    const { passkeys, hasAny } = await factorsOf(parts.db, identityId)
    refuseAdding(owner, hasAny)
    if (passkeys.length >= MOST_PASSKEYS) throw new Problem('conflict', `You have ${MOST_PASSKEYS} passkeys. Remove one first.`)
    const options = await generateRegistrationOptions({
      rpName: parts.brands.get(organizationCode)?.names.short ?? 'Console',
      rpID: relyingPartyOf(origin),
      userName: email,
      userID: Uint8Array.from(Buffer.from(identityId.replaceAll('-', ''), 'hex')),
      timeout: GOOD_FOR_MS,
      excludeCredentials: namesOf(passkeys),
      supportedAlgorithmIDs: [...ALGORITHMS],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    })
    await challenged(parts.db, owner, 'add-passkey', options.challenge)
    return { ...options }
  })

export interface NewPasskey {
  readonly name: string
  readonly credential: unknown
  readonly origin: string
}

/** @throws Problem validation_failed where what the browser sent does not answer the challenge of this session */
export async function addPasskey(parts: FactorParts, owner: FactorOwner, { name, credential, origin }: NewPasskey) {
  const { identityId, sessionId } = owner.session
  const added = await asSystem(async () => {
    const expectedChallenge = await takeChallenge(parts.db, sessionId, 'add-passkey', new Date().toISOString())
    const made = expectedChallenge && (await readNewKey(credential as RegistrationResponseJSON, expectedChallenge, origin))
    if (!made) throw await wrongCode(parts, owner, 'credential', REFUSED)
    return await parts.db.transaction(async (store) => {
      await lockIdentity(store, identityId)
      const { passkeys, hasAny } = await factorsOf(store, identityId)
      refuseAdding(owner, hasAny)
      if (passkeys.some((key) => key.name.toLowerCase() === name.toLowerCase()))
        throw new Problem('conflict', 'You have a passkey of that name. Choose another name.')
      const row = { ...made, identityId, name, relyingParty: relyingPartyOf(origin), createdAt: parts.clock.now() }
      if (!(await insertPasskey(store, row))) throw new Problem('conflict', 'This passkey was added before.')
      await recordAccess(parts, store, { ...entryOf(owner, name), action: 'second-factor-added' })
      const recoveryCodes = await firstRecoveryCodes(parts, store, owner)
      return { jwt: await passFactor(parts, store, owner, 'passkey'), recoveryCodes }
    })
  })
  forgetSession(parts, owner)
  tellOfFactor(parts, owner.session, 'passkey-added')
  return added
}

/** Undefined for whatever the library does not take: what it says of it is for developers. */
async function readNewKey(response: RegistrationResponseJSON, expectedChallenge: string, origin: string) {
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [...(response.response.transports ?? [])] }
}

export const passkeyToUse = (parts: FactorParts, owner: FactorOwner, origin: string) =>
  asSystem(async () => {
    const rpID = relyingPartyOf(origin)
    const here = (await passkeysOf(parts.db, owner.session.identityId)).filter(({ relyingParty }) => relyingParty === rpID)
    if (here.length === 0) throw notFound('There is no passkey for this address')
    const options = await generateAuthenticationOptions({
      rpID,
      allowCredentials: namesOf(here),
      userVerification: 'required',
      timeout: GOOD_FOR_MS,
    })
    await challenged(parts.db, owner, 'use-passkey', options.challenge)
    return { ...options }
  })

/** @throws Problem validation_failed */
export async function usePasskey(
  parts: FactorParts,
  owner: FactorOwner,
  given: { readonly credential: unknown; readonly origin: string },
): Promise<{ jwt: string | null }> {
  const { identityId, sessionId } = owner.session
  const passed = await asSystem(async () => {
    const response = given.credential as AuthenticationResponseJSON
    const expectedChallenge = await takeChallenge(parts.db, sessionId, 'use-passkey', new Date().toISOString())
    const key = (await passkeysOf(parts.db, identityId)).find(({ id }) => id === response.id)
    const counter = expectedChallenge && key && (await readUse(response, key, expectedChallenge, given.origin))
    if (!key || typeof counter !== 'number') throw await wrongCode(parts, owner, 'credential', REFUSED)
    const done = await parts.db.transaction(async (store) => {
      if (!(await recordPasskeyUse(store, key, counter, parts.clock.now()))) return undefined
      return { jwt: await passFactor(parts, store, owner, 'passkey') }
    })
    if (done === undefined) throw await wrongCode(parts, owner, 'credential', REFUSED)
    return done
  })
  forgetSession(parts, owner)
  return passed
}

/** The counter of the key; the library refuses one that did not grow. */
async function readUse(response: AuthenticationResponseJSON, key: PasskeyRow, expectedChallenge: string, origin: string) {
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    requireUserVerification: true,
    credential: { id: key.id, publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')), counter: key.counter },
  }).catch(() => undefined)
  return checked?.verified && key.relyingParty === relyingPartyOf(origin) ? checked.authenticationInfo.newCounter : undefined
}

/** @throws Problem conflict where it is the last one */
export async function removePasskey(parts: FactorParts, owner: FactorOwner, id: string): Promise<void> {
  const { identityId } = owner.session
  await asSystem(() =>
    parts.db.transaction(async (store) => {
      await lockIdentity(store, identityId)
      const { app, passkeys } = await factorsOf(store, identityId)
      if (!passkeys.some((key) => key.id === id)) throw notFound('There is no such passkey')
      refuseLastFactor(passkeys.length - 1 + (app ? 1 : 0))
      const name = await remove(store, identityId, id)
      await recordAccess(parts, store, { ...entryOf(owner, name ?? ''), action: 'second-factor-removed' })
    }),
  )
  tellOfFactor(parts, owner.session, 'passkey-removed')
}
