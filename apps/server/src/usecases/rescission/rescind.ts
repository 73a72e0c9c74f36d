/**
 * An owner has rescinded: kept with how and when, and the application ends (12 CFR 1026.15(a)(4): the act of one is effective for all), also where money
 * has left: then no more is sent, and what is owed both ways is listed.
 */
import { EMPTY_BASIS, hasMoneyLeft, type Item, type RescissionExercise, rescissionExercise, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance } from '../../engine/advance.ts'
import { SENDS_MONEY } from '../../engine/is-wanted.ts'
import { newFact } from '../../engine/new-fact.ts'
import { stopPayment } from '../../engine/stop-payment.ts'
import { withFacts } from '../../engine/with-facts.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { hasLiveRun } from '../../store/repositories/runs.ts'

export async function rescind(
  session: Session,
  { engine, sealing }: Pick<Container, 'engine' | 'sealing'>,
  file: ApplicationFile,
  given: Omit<RescissionExercise, 'money'>,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Advanced> {
  // Under the lock of the application: a payment that is sent now commits after this, and is kept as sent.
  const isUnderWay = await hasLiveRun(session, file.row.id, [...SENDS_MONEY])
  // What no bank has yet stays here (12 CFR 1026.15(c)).
  const stopped = await stopPayment(engine.parts, session, file)
  const stops = typeof stopped === 'string' ? [] : [stopped]
  const { known } = standing(withFacts(file.facts, stops)).walk
  const money = isUnderWay ? 'UNDER_WAY' : hasMoneyLeft(known) ? 'SENT' : undefined
  const exercised: RescissionExercise = { ...given, ...(money && { money }) }
  const fact = newFact(sealing, rescissionExercise as Item, { basis: EMPTY_BASIS, data: { exercised }, actor })
  return advance(session, engine.parts, file, {
    facts: [fact, ...stops],
    actor,
    action: 'rescinded',
    detail: {
      reason,
      way: exercised.way,
      party: exercised.party,
      givenOn: exercised.givenOn,
      receivedOn: exercised.receivedOn,
      ...(money && { money }),
    },
    cancelledAt: file.facts.now,
  })
}
