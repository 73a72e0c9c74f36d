/** The sandbox's own accounts may go on without a second factor: their password is published, and nothing there is anyone's. */
import { DEMO_STAFF } from '../../demo/demo-accounts.ts'
import { asSystem } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import type { FactorOwner, FactorParts } from './factor-owner.ts'
import { forgetSession, passFactor } from './pass-factor.ts'

/** Never in production, and never in a rehearsal of it. */
export const maySkip = ({ config }: Pick<FactorParts, 'config'>, { email }: { readonly email: string }): boolean =>
  !config.production && DEMO_STAFF.some((account) => account.email === email)

/** @throws Problem conflict */
export async function skipFactor(parts: FactorParts, owner: FactorOwner): Promise<{ jwt: string | null }> {
  if (!maySkip(parts, owner.session)) throw new Problem('conflict', 'Only a demo account of the sandbox continues without a second step')
  const jwt = await asSystem(() => parts.db.transaction((store) => passFactor(parts, store, owner, 'skipped')))
  forgetSession(parts, owner)
  return { jwt }
}
