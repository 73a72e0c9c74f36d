/** An owner has rescinded: kept with how and when, and the application ends (12 CFR 1026.15(a)(4): the act of one is effective for all). */
import { EMPTY_BASIS, type Item, type RescissionExercise, rescissionExercise } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'

export function rescind(
  session: Session,
  { engine, sealing }: Pick<Container, 'engine' | 'sealing'>,
  file: ApplicationFile,
  exercised: RescissionExercise,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Advanced> {
  const fact = newFact(sealing, rescissionExercise as Item, { basis: EMPTY_BASIS, data: { exercised }, actor })
  return advance(session, engine.parts, file, {
    facts: [fact],
    actor,
    action: 'rescinded',
    detail: { reason, way: exercised.way, party: exercised.party, givenOn: exercised.givenOn },
    cancelledAt: file.facts.now,
  })
}
