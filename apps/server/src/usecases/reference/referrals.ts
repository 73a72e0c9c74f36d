/** Referrals and the loan originators they come from: another organization's are as unknown as none. */
import type { Brand } from '@hearthline/brands'
import { stateOf } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { applicantByReferral } from '../../store/repositories/application-origins.ts'
import { asSystem } from '../../store/scope.ts'
import { isLicensedIn, noteOpening, ownerOf } from '../agents/entry-owner.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { notFound } from '../problem.ts'
import { registerTime } from '../registers/register-place.ts'
import { readEntry, readLoanOfficer } from './registers.ts'

type Parts = Pick<Container, 'db' | 'clock'>

const UNKNOWN = 'We couldn’t find this referral'

/** @throws Problem not_found */
export async function readReferral(parts: Parts, brand: Brand, uuid: string) {
  const { isOwned, ...found } = await findReferral(parts, brand, uuid)
  if (isOwned) await noteOpening(parts, { organizationCode: brand.orgCode, register: 'referral', key: uuid.toLowerCase() })
  return found
}

/** @throws Problem not_found, also for one that is over, and a loan officer's own where they no longer refer to that home */
async function findReferral(parts: Parts, brand: Brand, uuid: string) {
  const key = uuid.toLowerCase()
  const found = await readEntry(parts.db, 'referral', key)
  const isOurs = found?.organizationCode === brand.orgCode
  const owner = isOurs ? await ownerOf(parts, { organizationCode: brand.orgCode, register: 'referral', key }) : undefined
  if (!isOurs || owner === undefined || (owner && !isLicensedIn(owner.entry, found.referral.state))) throw notFound(UNKNOWN)
  const standing = stateOf('referral', { data: found.referral, ended: false }, registerTime(parts.clock.now()))
  if (standing !== 'ACTIVE') throw notFound(UNKNOWN)
  const { validThrough: _, ...referral } = found.referral
  return { ...referral, isOwned: owner !== null }
}

/** Whether an application came of a referral; then its email, which the sign-in page fills in. @throws Problem not_found; gone where none can any more */
export async function readReferralStatus(container: Parts, brand: Brand, uuid: string) {
  const referral = await findReferral(container, brand, uuid)
  // Whoever has the referral's link is a visitor, to whom no application shows.
  const email = await asSystem(() => applicantByReferral(container.db, brand.orgCode, uuid.toLowerCase()))
  // The link may have been passed on, and whoever made it sees no applicant's email: it says none but the one that it was made with.
  if (email) return { status: 'APPLIED' as const, email: email.toLowerCase() === referral.email.toLowerCase() ? email : null }
  refuseWithdrawn(brand)
  return { status: 'OPEN' as const, email: null }
}

/** @throws Problem not_found */
export async function readLoanOriginator({ db, clock }: Pick<Container, 'db' | 'clock'>, brand: Brand, uuid: string) {
  const found = await readLoanOfficer(db, uuid, clock.now())
  if (found?.organizationCode !== brand.orgCode) throw notFound('We couldn’t find this loan originator')
  return found
}
