/** line-opening: the account by the terms that were signed, with the first draw, and what was paid out of it. */
import type { Known, LineTerms } from '@hearthline/domain'
import {
  addBusinessDays,
  closingTerms,
  disbursement,
  firstDraw,
  isBankingDay,
  noteSigning,
  openingOf,
  payoffPostings,
  payoffs,
  payoffTrueUpCents,
  recordingTrueUpCents,
  signedOn,
} from '@hearthline/domain'
import type { LineChange, Posting } from '../../store/repositories/lines.ts'
import type { WorkContext } from '../work-context.ts'
import { cashToBorrowerCents } from './cash-to-borrower.ts'

/** Sent again after a return, it posts the new transfer to the account that is open. @throws RangeError for terms that do not add up */
export async function openLine({ known, application, now, services, settledOn, keepLine }: WorkContext) {
  const kept = await services.lineOf(application.id)
  const terms = kept?.terms ?? known(closingTerms)!
  const sent = known(disbursement)!
  const days = {
    // With the signature the borrower is bound, and the agreement says so.
    openedOn: kept?.openedOn ?? signedOn(known(noteSigning), settledOn(noteSigning)) ?? sent.sentOn,
    drawnOn: kept?.draws[0]?.drawnOn ?? sent.sentOn,
  }
  const opening = openingOf(terms, days)
  keepLine(openingChange(known, { id: application.id, organizationCode: application.organizationCode, terms, opening, now }))
  return opening
}

interface Opened {
  readonly id: string
  readonly organizationCode: string
  readonly terms: LineTerms
  readonly opening: ReturnType<typeof openingOf>
  readonly now: string
}

/** The rows of an account that is opened, without anything in it. */
export function accountRows({ id, organizationCode, terms, opening, now }: Opened): NonNullable<LineChange['opening']> {
  const { openedOn, drawnOn, drawsUntil, limitCents } = opening
  const { payments, monthlyPaymentCents, ratePercent: statedRatePercent } = terms
  return {
    line: { applicationId: id, organizationCode, openedOn, drawsUntil, limitCents, terms, openedAt: now },
    draw: { applicationId: id, draw: 1, drawnOn, payments, monthlyPaymentCents, statedRatePercent },
  }
}

/** The rows of an account that is opened, and of what has left it so far. */
export function openingChange(known: Known, opened: Opened): LineChange {
  const { id, organizationCode, terms, opening } = opened
  return {
    opening: accountRows(opened),
    postings: [...paidOut(known, terms, opening.drawnOn), ...transferred(known)],
    ...transferOf(known, { applicationId: id, organizationCode }),
  }
}

/** Banking days after settlement in which a bank may send a credit back, and one more for the file to arrive (Nacha Operating Rules 3.8). */
const WATCHED_DAYS = 5

function transferOf(known: Known, of: { readonly applicationId: string; readonly organizationCode: string }): Pick<LineChange, 'transfer'> {
  const amountCents = cashToBorrowerCents(known)
  const { traceNumber, sentOn, status = 'SETTLED', settlesOn = sentOn } = known(disbursement)!
  // Where debts and costs take the whole draw nothing was sent.
  if (amountCents === 0) return {}
  const watchUntil = addBusinessDays(settlesOn, WATCHED_DAYS, isBankingDay)
  return { transfer: { ...of, traceNumber, draw: 1, amountCents, sentOn, settlesOn, state: status, watchUntil } }
}

/** What was owed to others is paid when the line is funded. */
function paidOut(known: Known, terms: LineTerms, drawnOn: string): Posting[] {
  const draw = firstDraw(terms, recordingTrueUpCents(known), payoffTrueUpCents(known))
  const { references = [], paid } = known(payoffs) ?? {}
  const at = (event: Posting['event'], cause: string): Posting => ({ event, effectiveOn: drawnOn, cause })
  return [
    at(draw, 'work:line-opening'),
    at({ kind: 'COSTS_PAID', cents: draw.costCents }, 'work:line-opening/costs'),
    ...payoffPostings(known, drawnOn),
    // Paid by the terms, as one sum.
    ...(!paid && references.length > 0 ? [at({ kind: 'PAYOFFS_PAID', cents: draw.payOffCents }, `work:payoffs/${references[0]}`)] : []),
  ]
}

/** Once for each trace number: a transfer that came back has another when it is sent again. */
function transferred(known: Known): Posting[] {
  const cents = cashToBorrowerCents(known)
  const { traceNumber, sentOn, status, settlesOn = sentOn } = known(disbursement)!
  const sent: Posting = { event: { kind: 'SENT', draw: 1, cents }, effectiveOn: settlesOn, cause: `sent:${traceNumber}` }
  const settled: Posting = { event: { kind: 'SETTLED', cents }, effectiveOn: settlesOn, cause: `settled:${traceNumber}` }
  return status === 'SENT' ? [sent] : [sent, settled]
}
