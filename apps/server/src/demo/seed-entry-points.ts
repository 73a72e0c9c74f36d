/** Every entry point of the registration for the sandbox: letters, referrals, officers, an affiliate. Named in docs/sandbox.md. */
import type { Register } from '@hearthline/contract'
import type { Session } from '../store/db.ts'
import type { SavedEntry } from '../usecases/reference/registers.ts'
import { type DemoEntry, seed } from './seed-registers.ts'

/** Licensed in Texas alone, and the lender holds referred applicants to it. */
export const LICENSED_IN_TEXAS = '10a4c0de-0000-4000-8000-000000000002'
/** Opens each application as an inquiry: the applicant calls before anything else is begun. */
export const OPENS_INQUIRIES = '10a4c0de-0000-4000-8000-000000000003'
export const OPEN_REFERRAL = '10a4c0de-0000-4000-8000-00000000c001'
/** Value of the cookie _ft_prepop. */
export const AFFILIATE_KEY = 'demo-affiliate'

const ELM = { street1: '48 Elm Street', city: 'Sacramento', state: 'CA', zip: '95816' }

const officer = (originatorName: string, more: Partial<SavedEntry<'loan-originator'>>): SavedEntry<'loan-originator'> => ({
  organizationCode: 'HEARTH',
  originatorDisplayInfo: {
    originatorName,
    brokerName: null,
    avatarUri: null,
    email: `${originatorName.toLowerCase().replace(' ', '.')}@hearthline.example`,
    phoneNumber: '9165550177',
    nmls: '000177',
  },
  enforceLicensedStatesForReferral: false,
  licensedStates: ['CA', 'TX'],
  ...more,
})

const letter = (offerCode: string, respondByDate: string): SavedEntry<'offer-code'> => ({
  firstName: 'Rosa',
  lastName: 'Reyes',
  inHomeDate: '2025-01-06',
  respondByDate,
  offerCode,
  ...ELM,
  street2: null,
})

const ofHearth = (register: Register, key: string): DemoEntry => ({ organizationCode: 'HEARTH', register, key })

/** Entries that it makes. */
export const DEMO_ENTRIES: readonly DemoEntry[] = [
  ofHearth('offer-code', 'MAIL2026'),
  ofHearth('offer-code', 'PAST2025'),
  ofHearth('offer-code', 'FIRM2026'),
  ofHearth('loan-originator', LICENSED_IN_TEXAS),
  ofHearth('loan-originator', OPENS_INQUIRIES),
  ofHearth('referral', OPEN_REFERRAL),
  ofHearth('affiliate-prepopulation', AFFILIATE_KEY),
]

export async function seedEntryPoints(store: Session, now: string): Promise<void> {
  const inAYear = `${Number(now.slice(0, 4)) + 1}-12-31`
  await seed(store, 'offer-code', 'HEARTH:MAIL2026', letter('MAIL2026', inAYear))
  await seed(store, 'offer-code', 'HEARTH:PAST2025', letter('PAST2025', '2025-01-31'))
  await seed(store, 'offer-code', 'HEARTH:FIRM2026', {
    ...letter('FIRM2026', inAYear),
    kind: 'PRESCREEN',
    // Below the lender's lowest rate, so that the offers show what it gives.
    firmOffer: { rateBps: 699, feeBps: 199, expiresOn: inAYear, criteria: { minimumScore: 660 }, collateral: { states: ['CA'] } },
  })
  await seed(
    store,
    'loan-originator',
    LICENSED_IN_TEXAS,
    officer('Tess Moreno', { enforceLicensedStatesForReferral: true, licensedStates: ['TX'] }),
  )
  await seed(store, 'loan-originator', OPENS_INQUIRIES, officer('Ines Ortega', { opensInquiries: true }))
  await seed(store, 'referral', OPEN_REFERRAL, {
    organizationCode: 'HEARTH',
    referral: {
      firstName: 'Remy',
      lastName: 'Reyes',
      suffix: null,
      ...ELM,
      street2: null,
      phoneNumber: '9165550111',
      email: 'remy@example.test',
    },
  })
  await seed(store, 'affiliate-prepopulation', `HEARTH:${AFFILIATE_KEY}`, {
    name: { firstName: 'Avery', lastName: 'Reyes' },
    address: ELM,
    dob: { year: 1984, month: 5, day: 17 },
    email: null,
    phone: '9165550122',
    income: 98_000,
    affiliate: 'Nest Finder',
    abVersion: 'v2',
  })
}
