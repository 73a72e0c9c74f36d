/**
 * A transfer that the bank has not confirmed on its day is not with the borrower: from the end of that day it bears no interest, and no figure of the line
 * counts it (12 CFR 1026.6(a)(1)(i), as the disclosure says it), until the bank says when it arrived, or that it never will.
 */
import { lenderDay } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { lockFile } from '../store/repositories/applications.ts'
import { holdLine, isPostedFor, type Posting, post } from '../store/repositories/lines.ts'
import { lockTransfer, type TransferRow } from '../store/repositories/transfers.ts'
import { correctInterest } from './accrue-interest.ts'
import type { EngineParts } from './engine-parts.ts'

type Late = Pick<TransferRow, 'applicationId' | 'traceNumber' | 'draw' | 'amountCents' | 'settlesOn'>

const causeOf = (traceNumber: string): string => `late:${traceNumber}`

const begun = ({ traceNumber, draw, amountCents: cents, settlesOn }: Late): Posting => ({
  event: { kind: 'SETTLED_LATE', draw, cents },
  effectiveOn: settlesOn,
  cause: causeOf(traceNumber),
})

/** Nothing happens on the planned day or before it, and nothing more once it is posted. */
export async function keepLate(
  parts: Pick<EngineParts, 'db' | 'clock'>,
  { applicationId, traceNumber, ...row }: TransferRow,
): Promise<void> {
  if (row.state !== 'SENT' || lenderDay(parts.clock.now()) <= row.settlesOn) return
  if (await isPostedFor(parts.db, applicationId, causeOf(traceNumber))) return
  await parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    await holdLine(session, applicationId)
    const transfer = await lockTransfer(session, { applicationId, traceNumber })
    // Of a canceled line nothing bears interest, and what was sent is owed or not by what its owners did.
    if (!file || file.facts.cancelledAt !== undefined || transfer?.state !== 'SENT') return
    if ((await post(session, applicationId, file.facts.now, [begun(transfer)])) > 0)
      await correctInterest(session, applicationId, file.facts.now)
  })
}

/**
 * What ends it, of a transfer that arrived on `on`, or never did. One that turns out to have arrived on its day was never late: both count from that day.
 * The caller holds the line.
 */
export async function endLate(session: Session, transfer: Late, on = transfer.settlesOn): Promise<readonly Posting[]> {
  const { applicationId, traceNumber, draw, amountCents: cents, settlesOn } = transfer
  const isLate = on > settlesOn
  if (!isLate && !(await isPostedFor(session, applicationId, causeOf(traceNumber)))) return []
  const event = { kind: 'SETTLED_LATE_ENDED', draw, cents } as const
  return [...(isLate ? [begun(transfer)] : []), { event, effectiveOn: isLate ? on : settlesOn, cause: `${causeOf(traceNumber)}/ended` }]
}
