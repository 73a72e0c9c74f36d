/** A lender's own row of the prime rate: one person proposes it, another confirms it, and each is a line of the audit log. */
import type { AuditAction } from '@hearthline/contract'
import {
  addDays,
  compareLocalDates,
  formatLocalDateWithYear,
  type LocalDate,
  lenderDay,
  mergePrimeRows,
  primeRows,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import {
  confirmedPrimeRows,
  insertPrimeConfirmation,
  insertPrimeProposal,
  primeProposalOf,
  proposedPrimeRows,
} from '../../store/repositories/prime-rows.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { farFromPrime } from './far-from-prime.ts'
import { requireActsFor } from './read-prime-rate.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs'>

/** A change is announced a day ahead; a date further away is a typing error. */
const DAYS_AHEAD = 31

export interface PrimeRowGiven {
  readonly from: LocalDate
  readonly percent: string
  readonly source: string
}

/**
 * @throws Problem validation_failed for a day before the published rows or too far ahead, and for a rate far from that of the day; conflict where
 * it is in force from that day already
 */
export async function proposePrimeRow(
  parts: Parts,
  staff: StaffCaller,
  organizationCode: string,
  { from, percent, source }: PrimeRowGiven,
): Promise<{ proposal: number }> {
  requireActsFor(staff, organizationCode)
  const now = parts.clock.now()
  // Compared as text: the year 0000 is none of our calendar.
  if (from < primeRows[0]!.from)
    throw invalid([{ path: 'from', message: `Enter a day from ${formatLocalDateWithYear(primeRows[0]!.from)} on` }])
  if (compareLocalDates(from, addDays(lenderDay(now), DAYS_AHEAD)) > 0)
    throw invalid([{ path: 'from', message: `Enter a day at most ${DAYS_AHEAD} days ahead` }])
  return parts.db.transaction(async (session) => {
    const own = await confirmedPrimeRows(session, organizationCode)
    const there = mergePrimeRows(own).find((row) => row.from === from)
    if (there?.confirmed && Number(there.percent) === Number(percent))
      throw new Problem('conflict', 'This rate is confirmed from that day already. Nothing was added.')
    const far = farFromPrime({ from, percent }, own)
    if (far !== undefined) throw invalid([{ path: 'percent', message: far }])
    const proposal = await insertPrimeProposal(session, {
      organizationCode,
      effectiveFrom: from,
      percent,
      source,
      proposedBy: staff.identityId,
      proposedAt: now,
    })
    await record(parts, session, staff, { organizationCode, action: 'prime-rate-proposed', detail: { proposal, from, percent, source } })
    return { proposal }
  })
}

/**
 * Decisions from now on are priced by the row; those made before keep the row that they store.
 * @throws Problem not_found; forbidden for whoever proposed it; conflict where it is confirmed, proposed anew, or not what the person saw, or
 * far from the rate of its day
 */
export async function confirmPrimeRow(
  parts: Parts,
  staff: StaffCaller,
  organizationCode: string,
  seen: { readonly proposal: number; readonly from: LocalDate; readonly percent: string },
): Promise<{ from: LocalDate; percent: string }> {
  requireActsFor(staff, organizationCode)
  return parts.db.transaction(async (session) => {
    const row = await primeProposalOf(session, organizationCode, seen.proposal)
    if (!row) throw notFound('No such proposal was found')
    if (row.proposedBy === staff.identityId)
      throw new Problem('forbidden', 'You proposed this rate. Another person on the team has to confirm it.')
    const latest = (await proposedPrimeRows(session, organizationCode)).find(({ effectiveFrom }) => effectiveFrom === row.effectiveFrom)
    if (latest?.id !== row.id) throw new Problem('conflict', 'Another rate was proposed for that day since. Load the list again.')
    if (row.effectiveFrom !== seen.from || row.percent !== seen.percent)
      throw new Problem('conflict', 'The proposal is not the one you confirmed. Load the list again.')
    // It may have been proposed before this was looked at, and the rate of the day may have changed since.
    const far = farFromPrime(seen, await confirmedPrimeRows(session, organizationCode))
    if (far !== undefined) throw new Problem('conflict', `${far}, and propose it again.`)
    const now = parts.clock.now()
    const { id: proposal, proposedBy, effectiveFrom: from, percent } = row
    const isNew = await insertPrimeConfirmation(session, {
      proposal,
      organizationCode,
      proposedBy,
      confirmedBy: staff.identityId,
      confirmedAt: now,
    })
    if (!isNew) throw new Problem('conflict', 'This rate is confirmed already.')
    await record(parts, session, staff, { organizationCode, action: 'prime-rate-confirmed', detail: { proposal, from, percent } })
    return { from, percent }
  })
}

interface Entry {
  readonly organizationCode: string
  readonly action: AuditAction
  readonly detail: Record<string, unknown>
}

const record = ({ macs, clock }: Parts, session: Session, staff: StaffCaller, entry: Entry): Promise<void> =>
  appendAudit(session, macs, { ...entry, at: clock.now(), actor: actorOf(staff) })
