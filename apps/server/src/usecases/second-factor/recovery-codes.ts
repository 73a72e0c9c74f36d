/** Ten codes on paper, each good once, for whoever lost everything else. They are shown when they are made and kept as keyed digests. */
import { randomInt } from 'node:crypto'
import type { Session } from '../../store/db.ts'
import { countRecoveryCodes, replaceRecoveryCodes as replace, useUpRecoveryCode } from '../../store/repositories/second-factors.ts'
import { asSystem } from '../../store/scope.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { countedCode, wrongCode } from './counted-code.ts'
import type { FactorOwner, FactorParts } from './factor-owner.ts'
import { forgetSession, passFactor } from './pass-factor.ts'
import { tellOfFactor } from './tell-of-factor.ts'

const HOW_MANY = 10
const LENGTH = 10
/** Base32: no 0, 1, 8 and 9, which are read as letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
/** As they are read and typed: in two halves. */
const inHalves = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

const macOf = ({ macs }: Pick<FactorParts, 'macs'>, identityId: string, code: string): string =>
  macs.mac('guesses', `recovery/${identityId}/${code}`)

/** Ten new ones, in place of those before. */
export async function makeRecoveryCodes(parts: FactorParts, store: Session, { session }: FactorOwner): Promise<string[]> {
  const { identityId } = session
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await replace(
    store,
    identityId,
    codes.map((code) => macOf(parts, identityId, code)),
    parts.clock.now(),
  )
  return codes.map(inHalves)
}

/** With the first factor; whoever has codes left keeps them. */
export const firstRecoveryCodes = async (parts: FactorParts, store: Session, owner: FactorOwner): Promise<string[] | null> =>
  (await countRecoveryCodes(store, owner.session.identityId)) > 0 ? null : await makeRecoveryCodes(parts, store, owner)

export const replaceRecoveryCodes = (parts: FactorParts, owner: FactorOwner): Promise<{ recoveryCodes: string[] }> =>
  asSystem(() =>
    parts.db.transaction(async (store) => {
      const { identityId, organizationCode } = owner.session
      const recoveryCodes = await makeRecoveryCodes(parts, store, owner)
      await recordAccess(parts, store, { organizationCode, identityId, actor: accountActor(identityId), action: 'recovery-codes-made' })
      return { recoveryCodes }
    }),
  )

/** @throws Problem validation_failed; TooManyTries */
export async function useRecoveryCode(parts: FactorParts, owner: FactorOwner, code: string): Promise<{ jwt: string | null }> {
  const { identityId } = owner.session
  const passed = await asSystem(async () => {
    const right = await countedCode(parts, owner)
    const jwt = await parts.db.transaction(async (store) => {
      if (!(await useUpRecoveryCode(store, identityId, macOf(parts, identityId, code)))) return undefined
      return { jwt: await passFactor(parts, store, owner, 'recovery-code') }
    })
    if (jwt === undefined) throw await wrongCode(parts, owner, 'code', 'The recovery code is not right, or was used before')
    await right()
    return jwt
  })
  forgetSession(parts, owner)
  tellOfFactor(parts, owner.session, 'recovery-code-used')
  return passed
}
