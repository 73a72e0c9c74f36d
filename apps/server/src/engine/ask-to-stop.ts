/**
 * A payment that is on hold, or whose line was canceled, while its processor did not answer: it is asked again until it does. Then the payment is stopped, or
 * it left: a hold of it ends, and the owners of a canceled line are told.
 */
import {
  disbursementReturns,
  EMPTY_BASIS,
  fundingHold,
  hasMoneyLeft,
  type Item,
  paymentStop,
  STOPPED_MAIL,
  type Standing,
  standing,
} from '@hearthline/domain'
import { type ApplicationFile, lockFile, type NewFact } from '../store/repositories/applications.ts'
import { advance, type Change } from './advance.ts'
import { backoffMs } from './backoff.ts'
import type { EngineParts } from './engine-parts.ts'
import type { Job } from './job-kinds.ts'
import { newFact } from './new-fact.ts'
import type { OutboxMessage } from './outbox-kinds.ts'
import { moneyLeftTold } from './settled-mails.ts'
import { mayNotLeave, PAYMENTS_ACTOR, type Stopped, stopPayment } from './stop-payment.ts'
import { withFacts } from './with-facts.ts'

/** In the transaction that ends the job. Gives how long to wait where it did not answer; then the job is sent again. */
export async function askToStop(parts: EngineParts, id: string, { application, tries }: Job<'stop-payment'>): Promise<number | undefined> {
  return parts.db.transaction(async (session) => {
    await parts.queue.complete([id], session)
    const file = await lockFile(session, application, parts.clock.now())
    if (!file || standing(file.facts).walk.known(paymentStop)?.asking === undefined) return undefined
    const isHeld = standing(file.facts).walk.known(fundingHold)?.isHeld === true
    const isWanted = mayNotLeave(file.facts) || file.facts.cancelledAt !== undefined
    const stopped = isWanted ? await stopPayment(parts, session, file) : 'NONE'
    if (stopped === 'NO_ANSWER') {
      const waitMs = backoffMs(tries + 1, parts.speed, Math.random())
      await parts.queue.send(session, [{ kind: 'stop-payment', application, tries: tries + 1 }], waitMs)
      return waitMs
    }
    await advance(session, parts, file, answered(parts, file, stopped, isHeld))
    return undefined
  })
}

function answered(parts: EngineParts, file: ApplicationFile, stopped: Exclude<Stopped, 'NO_ANSWER'>, isHeld: boolean): Change {
  const isCanceled = file.facts.cancelledAt !== undefined
  const kept = (item: Item, data: unknown) => newFact(parts.sealing, item, { basis: EMPTY_BASIS, data, actor: PAYMENTS_ACTOR })
  const facts: NewFact[] = [kept(paymentStop as Item, {})]
  if (typeof stopped !== 'string') facts.push(stopped)
  // What left is held by nobody.
  if (stopped === 'TOO_LATE' && isHeld && !isCanceled) facts.push(kept(fundingHold as Item, { isHeld: false }))
  const outcome = typeof stopped === 'string' ? stopped : ('STOPPED' as const)
  const after = standing(withFacts(file.facts, facts))
  return {
    facts,
    actor: PAYMENTS_ACTOR,
    action: 'provider-announced',
    detail: { item: paymentStop.id, outcome },
    tells: outcome === 'NONE' ? [] : isCanceled ? canceledTold(outcome, after, file.facts.now) : heldTold(outcome),
  }
}

const toBorrower = (words: { readonly subject: string; readonly body: string }): OutboxMessage => ({
  kind: 'item-settled',
  payload: { item: disbursementReturns.id, ...words },
})

/** They were told that it is on its way, and where it left that was right. */
const heldTold = (outcome: 'STOPPED' | 'TOO_LATE'): readonly OutboxMessage[] => (outcome === 'STOPPED' ? [toBorrower(STOPPED_MAIL)] : [])

const NOTHING_LEFT = {
  subject: 'No money was sent',
  body: 'We wrote that a payment from your line may have been on its way. It was stopped before it left. No money was sent.',
}

/** They were told that we find out. */
function canceledTold(outcome: 'STOPPED' | 'TOO_LATE', after: Standing, now: string): readonly OutboxMessage[] {
  if (outcome === 'TOO_LATE') return moneyLeftTold(after, now)
  return hasMoneyLeft(after.walk.known) ? [] : [toBorrower(NOTHING_LEFT)]
}
