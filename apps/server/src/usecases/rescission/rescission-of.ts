/** The owners' right to cancel as the team sees it. */
import { exercisedBy, owedAfterRescission, rescissionReturn, rescissionRight, returnDueOn, standing } from '@hearthline/domain'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { ownersIn } from './owners-in.ts'

/** null where there is none. */
export function rescissionOf({ facts }: Pick<ApplicationFile, 'facts'>) {
  const { walk } = standing(facts)
  const { state, lastDay } = rescissionRight(walk, facts.now)
  if (state === 'NONE') return null
  const exercised = exercisedBy(walk.known) ?? null
  return {
    state,
    lastDay: lastDay ?? null,
    owners: [...ownersIn(walk)].map(([party, name]) => ({ party, name })),
    exercised,
    returnDueOn: exercised && returnDueOn(exercised),
    owed: [...owedAfterRescission(walk.known)],
    returned: walk.known(rescissionReturn)?.returned ?? [],
  }
}
