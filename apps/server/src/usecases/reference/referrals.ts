/** Referrals and the loan originators they come from: another organization's are as unknown as none. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { applicantByReferral } from '../../store/repositories/application-origins.ts'
import { asSystem } from '../../store/scope.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { notFound } from '../problem.ts'
import { readEntry, readLoanOfficer } from './registers.ts'

/** @throws Problem not_found */
export async function readReferral({ db }: Pick<Container, 'db'>, brand: Brand, uuid: string) {
  const found = await readEntry(db, 'referral', uuid.toLowerCase())
  if (found?.organizationCode !== brand.orgCode) throw notFound('We couldn’t find this referral')
  return found.referral
}

/** Whether an application came of a referral; then its email, which the sign-in page fills in. @throws Problem not_found; gone where none can any more */
export async function readReferralStatus(container: Pick<Container, 'db'>, brand: Brand, uuid: string) {
  await readReferral(container, brand, uuid)
  // Whoever has the referral's link is a visitor, to whom no application shows.
  const email = await asSystem(() => applicantByReferral(container.db, brand.orgCode, uuid.toLowerCase()))
  if (email) return { status: 'APPLIED' as const, email }
  refuseWithdrawn(brand)
  return { status: 'OPEN' as const, email: null }
}

/** @throws Problem not_found */
export async function readLoanOriginator({ db, clock }: Pick<Container, 'db' | 'clock'>, brand: Brand, uuid: string) {
  const found = await readLoanOfficer(db, uuid, clock.now())
  if (found?.organizationCode !== brand.orgCode) throw notFound('We couldn’t find this loan originator')
  return found
}
