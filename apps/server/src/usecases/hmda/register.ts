/** A year's loan/application register, made of the applications as they are kept. */
import type { Brand } from '@hearthline/brands'
import {
  type DataOf,
  type Facts,
  type HmdaAnswer,
  hmda,
  LENDER_ZONE,
  type LocalDate,
  lenderDay,
  lenderEmployee,
  readHmdaAnswers,
} from '@hearthline/domain'
import { type HmdaFile, type LarInput, larInputOf, makeHmdaFile, type Transmittal } from '@hearthline/domain/hmda'
import type { Container } from '../../container.ts'
import { type ApplicationFile, readFile, readResultsBefore } from '../../store/repositories/applications.ts'
import { demographicsIn } from '../../store/repositories/demographics.ts'
import {
  countDecidedBy,
  type EndedApplication,
  endedApplications,
  type ReconsideredRefusal,
  reconsideredRefusals,
} from '../../store/repositories/hmda.ts'
import { actorsOfStaff, type StaffCaller } from '../console/staff-caller.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { notFound, Problem } from '../problem.ts'
import { readEntry } from '../reference/registers.ts'

export interface RegisterRequest {
  readonly organization: string
  readonly year: number
}

/** Staff with the roles of their session: whoever decides, under whichever role, does not read what is kept for the regulator. */
export interface RegisterReader extends StaffCaller {
  readonly roles: readonly string[]
}

/** Row n of the file is of the n-th of these. */
export interface Register {
  readonly brand: Brand
  readonly file: HmdaFile
  readonly applications: readonly { readonly id: string; readonly loanNumber: number }[]
}

const DECIDING_ROLES = ['closer', 'funder', 'operator', 'underwriter']
const DECIDES =
  'Whoever decides on applications cannot read the demographic answers in this register. Ask an auditor, or an administrator who has decided on none of them.'

/**
 * Undefined where the lender files no register.
 * @throws Problem not_found for an organization of others; forbidden for whoever decides
 */
export async function makeRegister(container: Container, reader: RegisterReader, request: RegisterRequest): Promise<Register | undefined> {
  if (reader.roles.some((role) => DECIDING_ROLES.includes(role))) throw new Problem('forbidden', DECIDES)
  const brand = organizationByCode(container, request.organization)
  if (reader.organizations !== 'all' && !reader.organizations.includes(brand.orgCode)) throw notFound('No such organization was found')
  const transmittal = transmittalOf(brand)
  if (!transmittal) return undefined
  const found = await reportedIn(container, brand, request.year)
  const ids = found.map(({ id }) => id)
  if ((await countDecidedBy(container.db, brand.orgCode, actorsOfStaff(reader), ids)) > 0) throw new Problem('forbidden', DECIDES)
  const file = makeHmdaFile(
    transmittal,
    request.year,
    found.map(({ input }) => input),
  )
  return { brand, file, applications: found.map(({ id, loanNumber }) => ({ id, loanNumber })) }
}

function transmittalOf({ names, company }: Brand): Transmittal | undefined {
  const { hmda, address } = company
  return (
    hmda && {
      institution: names.legal,
      lei: hmda.lei,
      taxId: hmda.taxId,
      agency: hmda.agency,
      contact: {
        ...hmda.contact,
        street: [address.street1, address.street2].filter(Boolean).join(', '),
        city: address.city,
        state: address.state,
        zip: address.zip,
      },
    }
  )
}

interface Reported {
  readonly id: string
  readonly loanNumber: number
  readonly input: LarInput
}

/**
 * One after the other: a year of applications is read beside everything else that the node does. A refusal that was taken up in a later year
 * keeps its row in its own, and what became of it is a row by another identifier (comment 4(a)(1)(i)-4).
 */
async function reportedIn(container: Container, brand: Brand, year: number) {
  const { db } = container
  const ended = await endedApplications(db, brand.orgCode, `${year}-01-01T00:00:00Z`, `${year + 1}-01-01T00:00:00Z`)
  const refusals = await reconsideredRefusals(db, brand.orgCode, LENDER_ZONE)
  const found: Reported[] = []
  for (const id of new Set([...ended, ...refusals].map((end) => end.id))) {
    const earlier = refusals.filter((refusal) => refusal.id === id)
    const last = ended.find((end) => end.id === id)
    const rows = await rowsOf(container, brand, [...earlier, ...(last ? [last] : [])])
    found.push(...rows.filter(({ input }) => input.action.on.startsWith(`${year}-`)))
  }
  return found.sort((a, b) => a.loanNumber - b.loanNumber)
}

/** Of one application, for each of its ends that is reported; oldest first. */
async function rowsOf(container: Container, brand: Brand, ends: readonly (EndedApplication | ReconsideredRefusal)[]): Promise<Reported[]> {
  const { db } = container
  const rows: Reported[] = []
  let reconsidered: { readonly times: number; readonly on: LocalDate } | undefined
  for (const end of ends) {
    const file = await readFile(db, end.id, end.endedAt)
    if (!file) continue
    const { loanNumber, createdAt, origin } = file.row
    const demographics = await answersOf(container, file)
    const isOver = !('takenUpAt' in end)
    const then = isOver ? file.facts : { now: end.endedAt, results: await resultsThen(db, file.facts, end) }
    const input = larInputOf(
      { facts: then, createdAt: new Date(createdAt).toISOString(), loanNumber, demographics, reconsidered },
      {
        filer: { lei: brand.company.hmda!.lei, scoringModel: brand.company.hmda!.scoringModel },
        isWholesale: brand.lending.wholesale,
        minimumLineCents: brand.lending.lineMinimumCents,
        originatorId: await originatorOf(container, brand, origin),
      },
    )
    if (!input) continue
    rows.push({ id: end.id, loanNumber, input })
    if (!isOver) reconsidered = { times: (reconsidered?.times ?? 0) + 1, on: lenderDay(end.takenUpAt) }
  }
  return rows
}

/** As they stood at that end; that someone works for the lender is known of the person, whenever it was recorded. */
async function resultsThen(db: Container['db'], { results }: Facts, { id, endedAt }: ReconsideredRefusal): Promise<Facts['results']> {
  const employee = results[lenderEmployee.id]
  return { ...(await readResultsBefore(db, id, endedAt)), ...(employee && { [lenderEmployee.id]: employee }) }
}

/** What was answered to the demographic questions, where the file names a record of it. */
async function answersOf(
  { db, sealing }: Pick<Container, 'db' | 'sealing'>,
  { row, facts }: ApplicationFile,
): Promise<HmdaAnswer | undefined> {
  const record = (facts.results[hmda.id]?.data as DataOf<'hmda'> | undefined)?.record
  if (record === undefined) return undefined
  const kept = (await demographicsIn(db, row.organizationCode, [record])).get(record)
  return kept && readHmdaAnswers(kept.shape, JSON.parse(sealing.unseal('demographics', kept.answers)))
}

/** The NMLS identifier of the loan officer who referred the applicant, where there is one of this lender. */
async function originatorOf({ db }: Pick<Container, 'db'>, brand: Brand, origin: Record<string, unknown>): Promise<string | undefined> {
  const { referrerId } = origin
  if (typeof referrerId !== 'string') return undefined
  const officer = await readEntry(db, 'loan-originator', referrerId.toLowerCase())
  return officer?.organizationCode === brand.orgCode ? (officer.originatorDisplayInfo.nmls ?? undefined) : undefined
}
