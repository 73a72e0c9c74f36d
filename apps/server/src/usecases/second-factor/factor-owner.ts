/** Staff at their second step: who they are, where their session stands, and what the steps of this room need. */
import { STEP_UP_MINUTES } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { Problem } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import type { Caller } from '../session/open-session.ts'

export type FactorParts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens' | 'sealing' | 'config' | 'mail' | 'log' | 'brands'>

/** Who asks: their session, and where from. */
export interface FactorOwner {
  readonly session: LiveSession
  readonly caller: Caller
}

/** The password was given, and the second factor is still owed. */
export const isUnfinished = ({ secondFactor }: Pick<LiveSession, 'secondFactor'>): boolean => secondFactor === 'owed'

/** Real time, as sessions have it: sandbox time moves by days. */
export const isFresh = ({ secondFactor }: Pick<LiveSession, 'secondFactor'>, now = Date.now()): boolean =>
  typeof secondFactor === 'object' && now - secondFactor.at <= STEP_UP_MINUTES * 60_000

export const stepUpRequired = (): Problem =>
  new Problem('step_up_required', 'Confirm that it’s you: use your second step again, then repeat what you did')

/**
 * Whoever has the password alone adds nothing beside the factors that are there: it would be their way in.
 * @throws Problem forbidden, step_up_required
 */
export function refuseAdding({ session }: FactorOwner, hasFactors: boolean): void {
  if (isUnfinished(session)) {
    if (hasFactors) throw new Problem('forbidden', 'Finish signing in with the second step that you have. Then you can add another one.')
  } else if (!isFresh(session)) throw stepUpRequired()
}
