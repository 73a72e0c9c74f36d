/** The loan officer who referred an applicant, and what that binds: where they are licensed, and whether they opened an inquiry. */
import type { Brand } from '@hearthline/brands'
import type { CreateBody } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { ownedEntry } from '../../store/repositories/agent-entries.ts'
import { asSystem } from '../../store/scope.ts'
import { senderOf } from '../agents/entry-owner.ts'
import { invalid } from '../problem.ts'
import { readEntry, readLoanOfficer } from '../reference/registers.ts'

/** The same sentence that the portal shows [registration/property]. */
const NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.'

/** The lender takes only whom a loan officer of its own sends [routes/not-accepting]. */
const NEEDS_OFFICER =
  'Applications here start with a loan officer, and we do not know the one in your link. Please ask your loan officer for a new link.'

export interface Referral {
  /** The officer speaks with this applicant first: until they do, only they can help with another application [registration/may-start]. */
  readonly isInquiry: boolean
  /** As it was on the day they applied: an officer may change brokers. */
  readonly wholesaleBrokerNmls?: string
  /** Whose own code or referral they came by, where the link named no one. */
  readonly referrerId?: string
}

/**
 * @throws Problem validation_failed outside of the officer's licensed states, where the lender holds referred applicants to them; and where the
 * lender takes only referred applicants, and neither the officer nor the referral is one of its own
 */
export async function referringOfficer(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  brand: Brand,
  body: Pick<CreateBody, 'referrerId' | 'referralId' | 'offerCode' | 'propertyRequest'>,
): Promise<Referral> {
  const { referralId, propertyRequest } = body
  const named = body.referrerId ? await readLoanOfficer(db, body.referrerId, clock.now()) : undefined
  // A link that names no one this lender knows takes no applicant from whoever sent the code or the referral.
  const sender = named?.organizationCode === brand.orgCode ? undefined : await senderOf({ db, clock }, brand.orgCode, body)
  const officer = sender === undefined ? named : await readLoanOfficer(db, sender, clock.now())
  // One that this organization does not know binds no one: the reference is kept as it was given.
  if (officer?.organizationCode !== brand.orgCode) {
    if (brand.lending.requiresLoanOfficer && !(await isOwnReferral(db, brand, referralId)))
      throw invalid([{ path: 'referrerId', message: NEEDS_OFFICER }])
    return { isInquiry: false }
  }
  if (officer.enforceLicensedStatesForReferral && !officer.licensedStates.includes(propertyRequest.state)) {
    throw invalid([{ path: 'propertyRequest.state', message: NOT_LICENSED }])
  }
  const { opensInquiries = false, wholesaleBrokerNmls } = officer
  return { isInquiry: opensInquiries, ...(wholesaleBrokerNmls && { wholesaleBrokerNmls }), ...(sender && { referrerId: sender }) }
}

async function isOwnReferral(db: Container['db'], brand: Brand, referralId: string | undefined): Promise<boolean> {
  const referral = referralId ? await readEntry(db, 'referral', referralId.toLowerCase()) : undefined
  // A loan officer's own one that is good names its loan officer before.
  return referral?.organizationCode === brand.orgCode && !(await isOwned(db, brand, referralId!))
}

const isOwned = async (db: Container['db'], { orgCode }: Brand, key: string): Promise<boolean> =>
  (await asSystem(() => ownedEntry(db, { organizationCode: orgCode, register: 'referral', key: key.toLowerCase() }))) !== undefined
