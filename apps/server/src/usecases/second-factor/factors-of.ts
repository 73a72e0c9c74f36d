/** What someone has to prove that it is them. */
import type { Session } from '../../store/db.ts'
import { type AuthenticatorAppRow, authenticatorAppOf, type PasskeyRow, passkeysOf } from '../../store/repositories/second-factors.ts'
import { Problem } from '../problem.ts'

export interface Factors {
  readonly passkeys: readonly PasskeyRow[]
  readonly app: AuthenticatorAppRow | undefined
  readonly hasAny: boolean
}

export async function factorsOf(store: Session, identityId: string): Promise<Factors> {
  const passkeys = await passkeysOf(store, identityId)
  const app = await authenticatorAppOf(store, identityId)
  return { passkeys, app, hasAny: passkeys.length > 0 || app !== undefined }
}

/** @param others that remain once it is removed */
export function refuseLastFactor(others: number): void {
  if (others === 0) throw new Problem('conflict', 'This is your only second step. Add another one first, then remove it.')
}
