/**
 * Test entries to accounts: the payment processor is asked what the bank says until its days are over. Then the money may follow; what the bank answers
 * is kept among the returns, in one transaction with the end of the watch, and the flow asks for another account as after a return of the money.
 */
import {
  accountPrenote,
  addDays,
  describeReturn,
  disbursementReturns,
  EMPTY_BASIS,
  type Item,
  legalName,
  lenderDay,
  prenoteClearance,
  standing,
} from '@hearthline/domain'
import type { PrenoteStanding } from '../providers/payments/port.ts'
import { lockFile, readFile } from '../store/repositories/applications.ts'
import { endPrenote, takeWatchedPrenotes } from '../store/repositories/prenotes.ts'
import { advance } from './advance.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'
import { PAYMENTS_ACTOR } from './stop-payment.ts'

const LOOK_EVERY_MS = 30 * 60_000
const TIMEOUT_MS = 10_000
/** Longer than an account stays in question: after that nobody asks of its test any more. */
const KEPT_DAYS = 90

type Watched = Awaited<ReturnType<typeof takeWatchedPrenotes>>[number]

/** Looks once; gives how many were due. */
export async function checkPrenotes(parts: EngineParts): Promise<number> {
  const now = parts.clock.now()
  const due = await takeWatchedPrenotes(parts.db, { now, lookedBefore: new Date(Date.parse(now) - LOOK_EVERY_MS).toISOString() })
  for (const prenote of due) {
    // A processor that is silent about one must not delay the others.
    await checkOne(parts, prenote, now).catch((problem: unknown) =>
      parts.log.warn({ application: prenote.applicationId, problem: String(problem) }, 'asking how a test entry stands failed'),
    )
  }
  return due.length
}

async function checkOne(parts: EngineParts, prenote: Watched, now: string): Promise<void> {
  const { applicationId, organizationCode, traceNumber, sentOn } = prenote
  const file = await readFile(parts.db, applicationId, now)
  const { prenotes } = parts.services.provider('payments', organizationCode)
  // An organization that has another processor now, or asks for no tests any more: this one's days run on, and a person sees that it waits.
  if (!file || !prenotes) return
  const holder = standing(file.facts).walk.known(legalName)!
  const call = { idempotencyKey: `${traceNumber}/prenote/${now}`, signal: AbortSignal.timeout(TIMEOUT_MS), now }
  const { data } = await prenotes.standingOf({ holder, traceNumber, sentOn }, call)
  if (data.status !== 'SENT') await keepEnd(parts, prenote, data)
}

const keepEnd = (
  parts: EngineParts,
  { applicationId, traceNumber, settlesOn }: Watched,
  end: Exclude<PrenoteStanding, { status: 'SENT' }>,
): Promise<void> =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    if (!file) return
    const { known, bases } = standing(file.facts).walk
    const sent = known(accountPrenote)
    const isCurrent = sent?.status === 'SENT' && sent.traceNumber === traceNumber
    // Of an account that is being replaced or checked again it says nothing now; it may be that account again.
    if (!isCurrent && lenderDay(file.facts.now) <= addDays(settlesOn, KEPT_DAYS)) return
    const code = end.status === 'ANSWERED' ? { code: end.code } : {}
    const isFirst = await endPrenote(session, { applicationId, traceNumber }, { state: end.status, endedOn: end.on, ...code })
    if (!isFirst || !isCurrent) return
    const fact =
      end.status === 'CLEAR'
        ? newFact(parts.sealing, prenoteClearance as Item, {
            basis: bases[prenoteClearance.id] ?? EMPTY_BASIS,
            data: { clearedOn: end.on },
            actor: PAYMENTS_ACTOR,
          })
        : newFact(parts.sealing, disbursementReturns as Item, {
            basis: EMPTY_BASIS,
            data: { returns: [...(known(disbursementReturns)?.returns ?? []), returnOf(traceNumber, end)] },
            actor: PAYMENTS_ACTOR,
          })
    const reason = end.status === 'ANSWERED' ? { reason: describeReturn(end.code) } : {}
    await advance(session, parts, file, {
      facts: [fact],
      actor: PAYMENTS_ACTOR,
      action: 'provider-announced',
      detail: { item: fact.item, traceNumber, ...reason },
    })
  })

const returnOf = (traceNumber: string, { code, on }: { readonly code: string; readonly on: string }) => ({
  ...{ traceNumber, code, returnedOn: on },
  isTest: true,
})
