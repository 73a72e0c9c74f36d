/**
 * Credits that were sent to borrowers: the payment processor is asked whether they settled or came back, as long as one may come back. A return is
 * posted in the ledger and kept as a fact in one transaction, once, however often it is told.
 */
import {
  arrivedMail,
  cashBackWords,
  describeReturn,
  disbursementReturns,
  disbursementSettlements,
  EMPTY_BASIS,
  exercisedBy,
  type Item,
  lastReturn,
  legalName,
  lenderDay,
  settledOn,
  standing,
  WITHDRAWN,
} from '@hearthline/domain'
import type { TransferStanding } from '../providers/payments/port.ts'
import { lockFile, readFile } from '../store/repositories/applications.ts'
import { holdLine, post } from '../store/repositories/lines.ts'
import { lockTransfer, moveTransfer, type TransferRow, takeWatchedTransfers } from '../store/repositories/transfers.ts'
import { correctInterest } from './accrue-interest.ts'
import { advance } from './advance.ts'
import type { EngineParts } from './engine-parts.ts'
import { endLate, keepLate } from './late-transfers.ts'
import { newFact } from './new-fact.ts'
import { keepStopped, PAYMENTS_ACTOR } from './stop-payment.ts'

const LOOK_EVERY_MS = 30 * 60_000
const TIMEOUT_MS = 10_000

/** Looks once; gives how many were due. */
export async function checkTransfers(parts: EngineParts): Promise<number> {
  const now = parts.clock.now()
  const lookedBefore = new Date(Date.parse(now) - LOOK_EVERY_MS).toISOString()
  const due = await takeWatchedTransfers(parts.db, { now, today: lenderDay(now), lookedBefore })
  for (const transfer of due) {
    // A processor that is silent about one must not delay the others.
    await checkOne(parts, transfer, now).catch((problem: unknown) =>
      parts.log.warn({ application: transfer.applicationId, problem: String(problem) }, 'asking how a transfer stands failed'),
    )
  }
  return due.length
}

async function checkOne(parts: EngineParts, transfer: TransferRow, now: string): Promise<void> {
  const { applicationId, traceNumber } = transfer
  const data = await standingOf(parts, transfer, now).catch(async (problem: unknown) => {
    await keepLate(parts, transfer)
    throw problem
  })
  if (data?.status === 'SETTLED') await keepSettled(parts, applicationId, traceNumber, data.on)
  if (data?.status === 'RETURNED' || data?.status === 'WITHDRAWN') await keepReturn(parts, applicationId, traceNumber, data)
  if (data?.status === 'SENT') await keepLate(parts, transfer)
}

/** undefined of an application that is gone. */
async function standingOf(
  parts: EngineParts,
  { applicationId, organizationCode, traceNumber, sentOn }: TransferRow,
  now: string,
): Promise<TransferStanding | undefined> {
  const file = await readFile(parts.db, applicationId, now)
  if (!file) return undefined
  const holder = standing(file.facts).walk.known(legalName)!
  const call = { idempotencyKey: `${traceNumber}/standing/${now}`, signal: AbortSignal.timeout(TIMEOUT_MS), now }
  return (await parts.services.provider('payments', organizationCode).standingOf({ holder, traceNumber, sentOn }, call)).data
}

const keepSettled = (parts: EngineParts, applicationId: string, traceNumber: string, on: string): Promise<void> =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    await holdLine(session, applicationId)
    const transfer = await lockTransfer(session, { applicationId, traceNumber })
    if (!file || transfer?.state !== 'SENT') return
    const event = { kind: 'SETTLED', cents: transfer.amountCents } as const
    await post(session, applicationId, file.facts.now, [
      { event, effectiveOn: on, cause: `settled:${traceNumber}` },
      // Interest counts from the day on which the bank has it, and not from the day that was planned.
      ...(await endLate(session, transfer, on)),
    ])
    await correctInterest(session, applicationId, file.facts.now)
    await moveTransfer(session, { applicationId, traceNumber }, { state: 'SETTLED' })
    const before = standing(file.facts).walk.known(disbursementSettlements)?.settled ?? []
    const data = { settled: [...before, { traceNumber, settledOn: on }] }
    const item = disbursementSettlements.id
    await advance(session, parts, file, {
      facts: [newFact(parts.sealing, disbursementSettlements as Item, { basis: EMPTY_BASIS, data, actor: PAYMENTS_ACTOR })],
      actor: PAYMENTS_ACTOR,
      action: 'provider-announced',
      detail: { item, traceNumber },
      // Whoever canceled the line is told what is owed, by what cancels it.
      tells: file.facts.cancelledAt === undefined ? [{ kind: 'item-settled', payload: { item, ...arrivedMail(on) } }] : [],
    })
  })

const keepReturn = (
  parts: EngineParts,
  applicationId: string,
  traceNumber: string,
  end: Exclude<TransferStanding, { status: 'SENT' | 'SETTLED' }>,
): Promise<void> =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    await holdLine(session, applicationId)
    const transfer = await lockTransfer(session, { applicationId, traceNumber })
    if (!file || !transfer || transfer.state === 'RETURNED' || transfer.state === 'WITHDRAWN') return
    const { known } = standing(file.facts).walk
    const detail = {
      item: disbursementReturns.id,
      traceNumber,
      reason: describeReturn(end.status === 'RETURNED' ? end.code : WITHDRAWN),
      earlier: lastReturn(known)?.traceNumber,
    }
    if (end.status === 'WITHDRAWN') {
      // Stopped at the processor, and what brought that about here came to nothing.
      const fact = await keepStopped(parts, session, file, { traceNumber, ...end })
      await advance(session, parts, file, { facts: [fact], actor: PAYMENTS_ACTOR, action: 'provider-announced', detail })
      return
    }
    const { code, on: returnedOn } = end
    const { amountCents: cents, draw } = transfer
    // Of a return that is told before the settlement nothing later is known than the day that was planned.
    const settlesOn = settledOn(known, traceNumber) ?? transfer.settlesOn
    await post(session, applicationId, file.facts.now, [
      // A return that is told before the settlement closes what was on its way.
      { event: { kind: 'SETTLED', cents }, effectiveOn: settlesOn, cause: `settled:${traceNumber}` },
      { event: { kind: 'RETURNED', draw, cents }, effectiveOn: settlesOn, cause: `return:${traceNumber}` },
      ...(await endLate(session, transfer)),
    ])
    await correctInterest(session, applicationId, file.facts.now)
    await moveTransfer(session, { applicationId, traceNumber }, { state: 'RETURNED', returnCode: code, returnedOn })
    const before = known(disbursementReturns)?.returns ?? []
    const data = { returns: [...before, { traceNumber, code, returnedOn }] }
    const fact = newFact(parts.sealing, disbursementReturns as Item, { basis: EMPTY_BASIS, data, actor: PAYMENTS_ACTOR })
    await advance(session, parts, file, {
      ...{ facts: [fact], actor: PAYMENTS_ACTOR, action: 'provider-announced', detail },
      // Nobody is asked for another account, nor waits for the money: an owner canceled.
      tells: exercisedBy(known)
        ? [{ kind: 'item-settled', payload: { item: disbursementReturns.id, ...cashBackWords(known, returnedOn) } }]
        : [],
    })
  })
