/** The rows of the prime rate as a lender's decisions see them, with what is proposed and not confirmed yet. */
import { compareLocalDates, type LocalDate, lenderDay, mergePrimeRows, type PrimeRow, primeOn, primeRows } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { confirmedPrimeRows, type ProposedPrimeRow, proposedPrimeRows } from '../../store/repositories/prime-rows.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { notFound } from '../problem.ts'

/** @throws Problem not_found for staff who do not act for the organization at which they are signed in */
export function requireActsFor({ organizations }: StaffCaller, organizationCode: string): void {
  if (organizations !== 'all' && !organizations.includes(organizationCode)) throw notFound('No such organization was found')
}

/** Newest first; of one day what was proposed comes before what is in force. */
export async function readPrimeRate({ db, clock }: Pick<Container, 'db' | 'clock'>, staff: StaffCaller, organizationCode: string) {
  requireActsFor(staff, organizationCode)
  const [given, confirmed] = [await proposedPrimeRows(db, organizationCode), await confirmedPrimeRows(db, organizationCode)]
  const merged = mergePrimeRows(confirmed)
  const inForce = primeOn(lenderDay(clock.now()), merged)
  const open = given.filter((row, place) => row.confirmedAt === null && isLatest(given, row, place))
  const proposalOf = (row: ProposedPrimeRow) => ({
    id: row.id,
    byYou: row.proposedBy === staff.identityId,
    at: new Date(row.proposedAt).toISOString(),
  })
  const rows = [
    ...open.map((row) => ({
      from: row.effectiveFrom,
      percent: row.percent,
      source: row.source,
      state: 'PROPOSED' as const,
      confirmed: false,
      inForce: false,
      proposal: proposalOf(row),
      confirmedAt: null,
    })),
    ...merged.map((row) => {
      const own = isPublished(row) ? undefined : given.find((each) => each.confirmedAt !== null && isSame(each, row))
      return {
        ...row,
        state: own ? ('CONFIRMED' as const) : ('PUBLISHED' as const),
        inForce: row === inForce,
        proposal: own ? proposalOf(own) : null,
        confirmedAt: own?.confirmedAt ? new Date(own.confirmedAt).toISOString() : null,
      }
    }),
  ]
  return { rows: rows.sort((one, other) => compareLocalDates(other.from, one.from)) }
}

const isPublished = (row: PrimeRow): boolean => primeRows.includes(row)

const isSame = (given: ProposedPrimeRow, row: PrimeRow): boolean =>
  given.effectiveFrom === row.from && given.percent === row.percent && given.source === row.source

/** Of several proposals for a day the last one stands; the list has it first. */
const isLatest = (given: readonly { readonly effectiveFrom: LocalDate }[], row: ProposedPrimeRow, place: number): boolean =>
  given.findIndex(({ effectiveFrom }) => effectiveFrom === row.effectiveFrom) === place
