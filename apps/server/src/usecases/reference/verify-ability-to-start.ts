/** May a person start an application under an organization, and if not, what the modal shows [registration/may-start]. */
import type { Brand } from '@hearthline/brands'
import { isEnded, lenderDay } from '@hearthline/domain'
import { HELOC_WAIT_DAYS } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { type ApplicationRow, allApplicationsOf } from '../../store/repositories/applications.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { readLoanOfficer } from './registers.ts'

/** Days after a HELOC before the next may be started [registration/may-start]. */
const DAY_MS = 86_400_000

const titles = {
  RECENT_HELOC: 'It looks like you have received a HELOC from us within the last 45 days.',
  INQUIRY: 'Action Required: Contact Your Loan Officer',
  ACTIVE: 'Active application already exists.',
} as const
export type StartReason = keyof typeof titles

const isActive = (row: ApplicationRow) => !isEnded(row.step) && row.cancelledAt === null
const waitEnd = (row: ApplicationRow) => new Date(Date.parse(row.stepSince) + HELOC_WAIT_DAYS * DAY_MS).toISOString()

/** @throws Problem gone at a lender that takes no applications */
export async function verifyAbilityToStart({ db, clock }: Pick<Container, 'db' | 'clock'>, brand: Brand, identityId: string) {
  refuseWithdrawn(brand)
  const rows = await allApplicationsOf(db, identityId)
  const active = rows.filter(isActive)
  const here = rows.filter((row) => row.organizationCode === brand.orgCode)
  const hindrance = hindranceAmong(here, clock.now())
  return {
    canStartApplication: !hindrance,
    organizationsWithActiveApplication: [...new Set(active.map((row) => row.organizationCode))],
    reason: hindrance?.reason ?? null,
    modal: hindrance && {
      title: titles[hindrance.reason],
      applicationUuid: hindrance.row.id,
      startedAt: new Date(hindrance.row.createdAt).toISOString(),
      availableOn: hindrance.reason === 'RECENT_HELOC' ? lenderDay(waitEnd(hindrance.row)) : null,
      contact: await contactFor({ db, clock }, brand, hindrance.reason === 'INQUIRY' ? hindrance.row : undefined),
    },
  }
}

/** An application in progress comes before a HELOC just received: Continue is what the person came for. */
function hindranceAmong(rows: readonly ApplicationRow[], now: string): { reason: StartReason; row: ApplicationRow } | null {
  const active = rows.find(isActive)
  if (active) return { reason: active.origin.isInquiry === true ? 'INQUIRY' : 'ACTIVE', row: active }
  const recent = rows.find((row) => row.step === 'COMPLETE' && waitEnd(row) > now)
  return recent ? { reason: 'RECENT_HELOC', row: recent } : null
}

async function contactFor({ db, clock }: Pick<Container, 'db' | 'clock'>, brand: Brand, inquiry: ApplicationRow | undefined) {
  const referrer = inquiry?.origin.referrerId
  const officer = typeof referrer === 'string' ? await readLoanOfficer(db, referrer, clock.now()) : undefined
  if (officer) {
    const { originatorName, phoneNumber, email } = officer.originatorDisplayInfo
    return { name: originatorName, phoneNumber, email }
  }
  return { name: brand.names.short, phoneNumber: brand.company.supportPhone, email: brand.company.supportEmail }
}
