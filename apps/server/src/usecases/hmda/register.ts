/** A year's loan/application register, made of the applications as they are kept. */
import type { Brand } from '@hearthline/brands'
import { type HmdaFile, larInputOf, makeHmdaFile, type Transmittal } from '@hearthline/domain/hmda'
import type { Container } from '../../container.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { countDecidedBy, endedApplications } from '../../store/repositories/hmda.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
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

const DECIDING_ROLES = ['operator', 'underwriter']
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
  const actors = [`operator:${reader.identityId}`, `platform:${reader.identityId}`]
  if ((await countDecidedBy(container.db, brand.orgCode, actors, ids)) > 0) throw new Problem('forbidden', DECIDES)
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

/** One after the other: a year of applications is read beside everything else that the node does. */
async function reportedIn(container: Container, brand: Brand, year: number) {
  const { db } = container
  const ended = await endedApplications(db, brand.orgCode, `${year}-01-01T00:00:00Z`, `${year + 1}-01-01T00:00:00Z`)
  const found = []
  for (const { id, endedAt } of ended) {
    const file = await readFile(db, id, endedAt)
    if (!file) continue
    const { loanNumber, createdAt, origin } = file.row
    const input = larInputOf(
      { facts: file.facts, createdAt: new Date(createdAt).toISOString(), loanNumber },
      {
        filer: { lei: brand.company.hmda!.lei, scoringModel: brand.company.hmda!.scoringModel },
        isWholesale: brand.lending.wholesale,
        minimumLineCents: brand.lending.lineMinimumCents,
        originatorId: await originatorOf(container, brand, origin),
      },
    )
    if (input?.action.on.startsWith(`${year}-`)) found.push({ id, loanNumber, input })
  }
  return found
}

/** The NMLS identifier of the loan officer who referred the applicant, where there is one of this lender. */
async function originatorOf({ db }: Pick<Container, 'db'>, brand: Brand, origin: Record<string, unknown>): Promise<string | undefined> {
  const { referrerId } = origin
  if (typeof referrerId !== 'string') return undefined
  const officer = await readEntry(db, 'loan-originator', referrerId.toLowerCase())
  return officer?.organizationCode === brand.orgCode ? (officer.originatorDisplayInfo.nmls ?? undefined) : undefined
}
