/** The loan officer who referred an applicant, and what that binds: where they are licensed, and whether they opened an inquiry. */
import type { Brand } from '@hearthline/brands'
import type { CreateBody } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { invalid } from '../problem.ts'
import { readLoanOfficer } from '../reference/registers.ts'

/** The same sentence that the portal shows [registration/property]. */
const NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.'

export interface Referral {
  /** The officer speaks with this applicant first: until they do, only they can help with another application [registration/may-start]. */
  readonly isInquiry: boolean
  /** As it was on the day they applied: an officer may change brokers. */
  readonly wholesaleBrokerNmls?: string
}

/** @throws Problem validation_failed outside of the officer's licensed states, where the lender holds referred applicants to them */
export async function referringOfficer(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  brand: Brand,
  { referrerId, propertyRequest }: Pick<CreateBody, 'referrerId' | 'propertyRequest'>,
): Promise<Referral> {
  const officer = referrerId ? await readLoanOfficer(db, referrerId, clock.now()) : undefined
  // One that this organization does not know binds no one: the reference is kept as it was given.
  if (officer?.organizationCode !== brand.orgCode) return { isInquiry: false }
  if (officer.enforceLicensedStatesForReferral && !officer.licensedStates.includes(propertyRequest.state)) {
    throw invalid([{ path: 'propertyRequest.state', message: NOT_LICENSED }])
  }
  const { opensInquiries = false, wholesaleBrokerNmls } = officer
  return { isInquiry: opensInquiries, ...(wholesaleBrokerNmls && { wholesaleBrokerNmls }) }
}
