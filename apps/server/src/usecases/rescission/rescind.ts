/**
 * An owner has rescinded: kept with how and when, and the application ends (12 CFR 1026.15(a)(4): the act of one is effective for all), also where money
 * has left: then no more is sent, and what is owed both ways is listed.
 */
import {
  canceledMail,
  EMPTY_BASIS,
  exercisedBy,
  type Item,
  type LocalDate,
  moneyOut,
  type RescissionExercise,
  recordedToBorrower,
  rescissionExercise,
  standing,
  stoppedTransfers,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance } from '../../engine/advance.ts'
import { SENDS_MONEY } from '../../engine/is-wanted.ts'
import { newFact } from '../../engine/new-fact.ts'
import { factsOfStop, type Stopped, stopPayment } from '../../engine/stop-payment.ts'
import { withFacts } from '../../engine/with-facts.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { hasLiveRun } from '../../store/repositories/runs.ts'
import { invalid } from '../problem.ts'

export const SCAN_OF_NOTICE = 'Upload the scan of the notice, with its envelope'

/** Under the lock of the application: a payment that is sent now commits after this, and is kept as sent. */
async function moneyAt(session: Session, { row, facts }: ApplicationFile, stopped: Stopped): Promise<RescissionExercise['money']> {
  if (await hasLiveRun(session, row.id, [...SENDS_MONEY])) return 'UNDER_WAY'
  const out = moneyOut(standing(facts).walk.known)
  // The processor did not say whether it can still stop the cash.
  if (stopped === 'NO_ANSWER' && !out.some(({ what }) => what === 'PAYOFFS')) return 'UNDER_WAY'
  return out.length > 0 ? 'SENT' : undefined
}

/** An owner who cancels while a written notice is checked may have sent it: the 20 days run from the first that we had (12 CFR 1026.15(d)(2)). */
function firstReceivedOn({ facts }: ApplicationFile, receivedOn: LocalDate): LocalDate {
  const before = exercisedBy(standing(facts).walk.known)?.receivedOn
  return before !== undefined && before < receivedOn ? before : receivedOn
}

export async function rescind(
  session: Session,
  { engine, sealing }: Pick<Container, 'engine' | 'sealing'>,
  file: ApplicationFile,
  given: Omit<RescissionExercise, 'money' | 'takesTwo' | 'stopped'>,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Advanced> {
  // What no bank has yet stays here (12 CFR 1026.15(c)).
  const stopped = await stopPayment(engine.parts, session, file)
  const stops = factsOfStop(engine.parts, file, stopped)
  const after = { row: file.row, facts: withFacts(file.facts, stops) }
  const money = await moneyAt(session, after, stopped)
  const before = money === 'UNDER_WAY' ? { stopped: stoppedTransfers(standing(after.facts).walk.known).length } : {}
  // What an owner does in the portal is their own act; what the team records of one is the word of one person (record 0126).
  const takesTwo = given.way !== 'HERE'
  // What a notice extinguishes once money has left, it extinguishes by what is on file. Before, what stops the money waits for no scan.
  if (takesTwo && money !== undefined && given.document === undefined) throw invalid([{ path: 'document', message: SCAN_OF_NOTICE }])
  const exercised: RescissionExercise = {
    ...given,
    receivedOn: firstReceivedOn(file, given.receivedOn),
    ...(money && { money }),
    ...before,
    ...(takesTwo && { takesTwo }),
  }
  const fact = newFact(sealing, rescissionExercise as Item, { basis: EMPTY_BASIS, data: { exercised }, actor })
  // Its words name what had left by now, as it stands with what was stopped.
  const words = takesTwo
    ? recordedToBorrower(standing(after.facts).walk.known, exercised, file.facts.now)
    : canceledMail(standing(withFacts(after.facts, [fact])).walk.known)
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
    ...(words && { tells: [{ kind: 'item-settled', payload: { item: rescissionExercise.id, ...words } }] }),
  })
}
