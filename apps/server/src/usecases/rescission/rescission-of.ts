/** The owners' right to cancel as the team sees it. */
import {
  exercisedBy,
  owedAfterRescission,
  owedByOwners,
  rescissionAssurance,
  rescissionReturn,
  rescissionRight,
  rescissionStatements,
  returnDueOn,
  standing,
  statementOf,
  type Walk,
} from '@hearthline/domain'
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
    owedByOwners: [...owedByOwners(walk.known)],
    returned: walk.known(rescissionReturn)?.returned ?? [],
    assurance: state === 'ENDED' && !exercised ? assuranceOf(walk, facts.now) : null,
  }
}

/** Whether the lender is reasonably satisfied that no owner canceled, and by what (12 CFR 1026.15(c)). */
function assuranceOf(walk: Walk, now: string) {
  const { mailUntil, missing } = rescissionStatements.about!.of(walk.known)
  const over = rescissionAssurance.until?.(walk.known)
  const names = ownersIn(walk)
  const stated = walk.known(rescissionStatements)?.statements ?? []
  return {
    isSettled: over !== undefined && over <= now,
    mailUntil: mailUntil!,
    stated: stated
      .filter(({ party }) => statementOf(walk.known, party))
      .map(({ party, way, signedOn, signature }) => ({ name: names.get(party) ?? signature, way, signedOn })),
    missing: [...missing],
  }
}
