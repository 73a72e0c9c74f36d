/**
 * The money of an application is stopped where no bank has it yet: the payment processor is asked to, in the transaction of whoever holds the payment or
 * cancels the line. What was stopped is among the returns, and out of the ledger, as the processor says it (docs/decisions/0093).
 */
import {
  disbursement,
  disbursementReturns,
  EMPTY_BASIS,
  type Facts,
  fundingHold,
  type Item,
  isOpenBeforeMoney,
  legalName,
  paymentStop,
  standing,
  WITHDRAWN,
} from '@hearthline/domain'
import type { TransferStanding } from '../providers/payments/port.ts'
import { ProviderRefused, ProviderUnavailable } from '../providers/provider-call.ts'
import type { Session } from '../store/db.ts'
import type { ApplicationFile, NewFact } from '../store/repositories/applications.ts'
import { holdLine, post } from '../store/repositories/lines.ts'
import { lockTransfer, moveTransfer } from '../store/repositories/transfers.ts'
import { asSystemIn } from '../store/scope.ts'
import { correctInterest } from './accrue-interest.ts'
import type { EngineParts } from './engine-parts.ts'
import { endLate } from './late-transfers.ts'
import { newFact } from './new-fact.ts'
import { withFacts } from './with-facts.ts'

const TIMEOUT_MS = 10_000
/** What is kept of a transfer is what its processor says. */
export const PAYMENTS_ACTOR = 'provider:payments'

type Parts = Pick<EngineParts, 'services' | 'sealing'>

/**
 * NONE: no money is on its way. TOO_LATE: a bank has it, or the processor takes nothing back. NO_ANSWER: the processor did not say. Otherwise what says that
 * it was stopped.
 */
export type Stopped = 'NONE' | 'TOO_LATE' | 'NO_ANSWER' | NewFact

/** The caller has locked the application. */
export async function stopPayment(parts: Parts, session: Session, { row, facts }: ApplicationFile): Promise<Stopped> {
  const { known } = standing(facts).walk
  const sent = known(disbursement)
  if (!sent) return 'NONE'
  const { traceNumber, sentOn } = sent
  const payments = parts.services.provider('payments', row.organizationCode)
  // Where debts and costs take the whole draw there is nothing for a bank to send.
  if (!payments.withdraw || sent.status === 'SETTLED') return 'TOO_LATE'
  const { now } = facts
  const call = {
    idempotencyKey: `${traceNumber}/withdraw`,
    application: { id: row.id, organizationCode: row.organizationCode },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    now,
  }
  return asSystemIn(session, async () => {
    const stands = await payments.withdraw!({ holder: known(legalName)!, traceNumber, sentOn }, call, session).then(
      ({ data }) => data,
      unstopped,
    )
    if (typeof stands === 'string') return stands
    return stands.status === 'WITHDRAWN' ? keepStopped(parts, session, { row, facts }, { traceNumber, ...stands }) : 'TOO_LATE'
  })
}

/** A processor of which the transfer is not stops nothing; one that is away may have it still. No notice waits for it. @throws anything else */
function unstopped(problem: unknown): 'TOO_LATE' | 'NO_ANSWER' {
  if (problem instanceof ProviderRefused) return 'TOO_LATE'
  if (problem instanceof ProviderUnavailable) return 'NO_ANSWER'
  throw problem
}

/** What is kept of it beside the hold or the notice: that it was stopped, or that it is asked for again until the processor answers (ask-to-stop.ts). */
export function factsOfStop(
  { sealing }: Pick<EngineParts, 'sealing'>,
  { facts }: Pick<ApplicationFile, 'facts'>,
  stopped: Stopped,
): readonly NewFact[] {
  if (stopped === 'NONE' || stopped === 'TOO_LATE') return []
  if (stopped !== 'NO_ANSWER') return [stopped]
  const { known } = standing(facts).walk
  const { traceNumber } = known(disbursement)!
  const before = known(paymentStop)?.asking
  const data = { asking: before?.traceNumber === traceNumber ? before : { traceNumber, since: facts.now } }
  return [newFact(sealing, paymentStop as Item, { basis: EMPTY_BASIS, data, actor: PAYMENTS_ACTOR })]
}

type Withdrawn = Extract<TransferStanding, { status: 'WITHDRAWN' }>

/** Out of the ledger, where the line is open by now, and among what came back. */
export async function keepStopped(
  { sealing }: Pick<EngineParts, 'sealing'>,
  session: Session,
  { row: { id: applicationId }, facts }: ApplicationFile,
  { traceNumber, on }: Withdrawn & { readonly traceNumber: string },
): Promise<NewFact> {
  await holdLine(session, applicationId)
  const transfer = await lockTransfer(session, { applicationId, traceNumber })
  if (transfer) {
    const { amountCents: cents, draw, settlesOn: effectiveOn } = transfer
    const event = { kind: 'WITHDRAWN', draw, cents } as const
    await post(session, applicationId, facts.now, [
      { event, effectiveOn, cause: `withdrawn:${traceNumber}` },
      ...(await endLate(session, transfer)),
    ])
    await correctInterest(session, applicationId, facts.now)
    await moveTransfer(session, { applicationId, traceNumber }, { state: 'WITHDRAWN' })
  }
  const before = standing(facts).walk.known(disbursementReturns)?.returns ?? []
  const data = { returns: [...before, { traceNumber, code: WITHDRAWN, returnedOn: on }] }
  return newFact(sealing, disbursementReturns as Item, { basis: EMPTY_BASIS, data, actor: PAYMENTS_ACTOR })
}

/** The team holds it, or something that it waits for is open again. */
export function mayNotLeave(facts: Facts): boolean {
  const { walk } = standing(facts)
  return walk.known(fundingHold)?.isHeld === true || isOpenBeforeMoney(walk)
}

/** The same with facts that are about to be kept: whether a payment that they say is on its way may be at all. */
export async function stopWhatMayNotLeave(
  parts: Parts,
  session: Session,
  { row, facts }: ApplicationFile,
  kept: readonly NewFact[],
): Promise<readonly NewFact[]> {
  if (!kept.some(({ item }) => item === disbursement.id)) return []
  const after = { row, facts: withFacts(facts, kept) }
  if (facts.cancelledAt === undefined && !mayNotLeave(after.facts)) return []
  return factsOfStop(parts, after, await stopPayment(parts, session, after))
}
