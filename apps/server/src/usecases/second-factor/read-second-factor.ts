/** Where someone of the staff stands with their second step, and what they have to take it with. */
import { countRecoveryCodes } from '../../store/repositories/second-factors.ts'
import { asSystem } from '../../store/scope.ts'
import { type FactorOwner, type FactorParts, isFresh, isUnfinished } from './factor-owner.ts'
import { factorsOf } from './factors-of.ts'
import { relyingPartyOf } from './passkeys.ts'
import { maySkip } from './skip-factor.ts'

export const readSecondFactor = (parts: FactorParts, { session }: FactorOwner, origin: string) =>
  asSystem(async () => {
    const { passkeys, app, hasAny } = await factorsOf(parts.db, session.identityId)
    const host = relyingPartyOf(origin)
    const owed = hasAny ? ('CHECK' as const) : ('SET_UP' as const)
    return {
      state: isUnfinished(session) ? owed : ('DONE' as const),
      fresh: isFresh(session),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, relyingParty }) => ({
        id,
        name,
        addedAt: new Date(createdAt).toISOString(),
        lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
        here: relyingParty === host,
      })),
      authenticatorApp: app?.confirmedAt ? { addedAt: new Date(app.confirmedAt).toISOString() } : null,
      recoveryCodesLeft: await countRecoveryCodes(parts.db, session.identityId),
      maySkip: maySkip(parts, session),
    }
  })
