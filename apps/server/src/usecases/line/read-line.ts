/** An open line as borrower, team and partner see it: by one function, from the ledger's own entries. */
import { automaticPayments, lenderDay, linePlanOn, lineStanding, payoffsBack, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { ratedDraws } from '../../engine/rated-draws.ts'
import { type ApplicationFile, readFile } from '../../store/repositories/applications.ts'
import { lineOf } from '../../store/repositories/lines.ts'
import { primeRowsOf } from '../../store/repositories/prime-rows.ts'
import { transfersOf } from '../../store/repositories/transfers.ts'
import { asSystem } from '../../store/scope.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound } from '../problem.ts'
import type { PartnerCaller } from '../session/live-session.ts'
import { recentOf } from './recent-of-line.ts'

type Parts = Pick<Container, 'db' | 'clock'>

/** @throws Problem not_found */
export async function readLine(parts: Parts, caller: Caller, uuid: string) {
  return lineBody(parts, await openApplication(parts.db, caller, uuid, parts.clock.now()))
}

/** @throws Problem not_found, forbidden */
export async function readLineAsStaff(parts: Parts, staff: StaffCaller, uuid: string) {
  return lineBody(parts, await openAsStaff(parts.db, staff, uuid, parts.clock.now()))
}

/** @throws Problem not_found also for an application of another organization */
export async function readLineForPartner(parts: Parts, partner: PartnerCaller, uuid: string) {
  const file = await readFile(parts.db, uuid, parts.clock.now())
  if (!file || file.row.organizationCode !== partner.organizationCode) throw notFound('No such application was found')
  // Partners read nothing of bank accounts.
  const { line } = await lineBody(parts, file)
  return { line: line && { ...line, automaticPayments: undefined } }
}

async function lineBody({ db, clock }: Parts, { row, facts }: ApplicationFile) {
  const kept = await lineOf(db, row.id)
  if (!kept) return { line: null }
  // A lender's own rows of the index are staff's to read; what follows from them is told to whoever has the line.
  const primeRows = await asSystem(() => primeRowsOf(db, kept.organizationCode))
  const { openedOn, drawsUntil, limitCents } = kept
  const today = lenderDay(clock.now())
  const figures = lineStanding(
    { limitCents, drawsUntil, dueDay: linePlanOn(openedOn).dueDay, draws: ratedDraws(kept, primeRows), entries: kept.entries },
    today,
  )
  const { known } = standing(facts).walk
  // Of a canceled line nothing is drawn and no payment falls due. Once it counts, the ledger says what is left: what is to be given back (12 CFR 1026.15(d)).
  const isCanceled = row.cancelledAt !== null
  const transfers = await transfersOf(db, row.id)
  // What was asked for after the hour at which the day's payments leave is drawn on the next banking day.
  const [drawn] = kept.entries
  const owedFrom = drawn && drawn.effectiveOn > today ? drawn.effectiveOn : undefined
  const canceled = { status: 'CANCELED', availableCents: 0, nextPayment: null, pastDue: null, automaticPayments: null } as const
  return {
    line: {
      ...{ openedOn, drawsUntil, limitCents, status: 'OPEN' as const },
      ...figures,
      automaticPayments: automaticPayments(known) ?? null,
      ...(isCanceled && canceled),
      ...(owedFrom && { owedFrom }),
      onItsWay: transfers
        .filter(({ state }) => state === 'SENT')
        .map(({ amountCents, sentOn, settlesOn: asEarlyAs }) => ({ amountCents, sentOn, asEarlyAs, hasLeft: sentOn < today })),
      payoffsBack: [...payoffsBack(known)],
      recent: recentOf(kept, { known, transfers, today, isCanceled }),
    },
  }
}
