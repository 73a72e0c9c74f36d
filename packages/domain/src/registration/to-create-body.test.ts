import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EMPLOYMENT_CHOICES, EMPLOYMENT_LABELS, toWireEmployment } from './employment.ts'
import { emptyRegisterData, type RegisterData } from './register-data.ts'
import { toCreateBody } from './to-create-body.ts'
import { toWaitlistBody, waitlistReason } from './waitlist.ts'
import { waitlistStep } from './waitlist-step.ts'
import { toWireSuffix, toWizardSuffix } from './wizard-suffixes.ts'

const alder = { street1: '12 Alder Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' } as const
const ana: RegisterData = {
  ...emptyRegisterData,
  propertyAddress: alder,
  homeAddress: alder,
  isSaleStatusSet: true,
  isIncomeSet: true,
  income: { income: 145_000, otherIncome: 0, employmentType: 'FULL_TIME' },
  name: { firstName: 'Ana', middleName: '', lastName: 'Reyes', suffix: 'N/A' },
  dob: { year: 1984, month: 5, day: 17 },
  email: 'ana@example.test',
  phoneNumber: '4155550132',
  communicationConsent: true,
  termPrivacyConsent: true,
}

describe('the body that creates an application', () => {
  it('is the promised one, to the letter', () => {
    const address = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' }
    const context = { utmParameters: { utm_source: 'web' } }
    expect(toCreateBody({ data: ana, softCreditAccepted: true, context })).toStrictEqual({
      profileRequest: {
        name: { firstName: 'Ana', lastName: 'Reyes' },
        dob: { year: 1984, month: 5, day: 17 },
        email: 'ana@example.test',
        phoneNumber: '4155550132',
        homeAddress: address,
      },
      propertyRequest: address,
      propertyListedForSale: false,
      employmentType: 'FULL_TIME',
      employmentSource: 'FULL_TIME',
      income: { incomePrimary: 145000, incomeOther: 0, incomeCoDeeders: 0 },
      consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
      consentListRequest: [
        { type: 'TERMS_PRIVACY', accepted: true },
        { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
      ],
      utmParameters: { utm_source: 'web' },
    })
  })

  it('carries what the visit knows, and no more', () => {
    const context = {
      abVersionsRequest: [{ name: 'hero', version: 'b' }],
      affiliateAbVersion: 'v1',
      affiliateAppIndicator: 'partner',
      affiliateLiveOffers: true,
      marketingTools: { totalExpertOwnerId: 'o', totalExpertContactId: 'c' },
      publish: true,
      offerCode: 'SPRING',
      optimizelyProfileRequest: { optimizelyProfileUuid: 'u' },
      referrerId: 'r',
      referralId: undefined,
    }
    const body = toCreateBody({ data: ana, softCreditAccepted: true, context })
    const { referralId: _, ...sent } = context
    expect(body).toMatchObject(sent)
    expect('referralId' in body).toBe(false)
    expect('utmParameters' in body).toBe(false)
  })

  it('keeps the choice with the mapped employment', () => {
    const data: RegisterData = { ...ana, income: { ...ana.income, employmentType: 'CHILD_SUPPORT' } }
    expect(toCreateBody({ data, softCreditAccepted: true })).toMatchObject({
      employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS',
      employmentSource: 'CHILD_SUPPORT',
    })
  })

  it('sends a middle name, suffix and second line when given', () => {
    const data: RegisterData = {
      ...ana,
      name: { ...ana.name, middleName: 'Q.', suffix: 'JR' },
      propertyAddress: { ...alder, street2: 'Apt 4' },
    }
    const body = toCreateBody({ data, softCreditAccepted: true })
    expect(body.profileRequest.name).toEqual({ firstName: 'Ana', middleName: 'Q.', lastName: 'Reyes', suffix: 'JR' })
    expect(body.propertyRequest.street2).toBe('Apt 4')
  })

  it('leaves email and phone to the broker in the newer authentication', () => {
    const { profileRequest } = toCreateBody({ data: { ...ana, email: '', phoneNumber: '' }, softCreditAccepted: true })
    expect(Object.keys(profileRequest)).toEqual(['name', 'dob', 'homeAddress'])
  })

  it('is not created from incomplete answers', () => {
    expect(() => toCreateBody({ data: { ...ana, isIncomeSet: false }, softCreditAccepted: true })).toThrow(/annual-income/)
    expect(() => toCreateBody({ data: emptyRegisterData, softCreditAccepted: true })).toThrow(RangeError)
  })
})

describe('employment on the wire', () => {
  it.each(['ALIMONY', 'CHILD_SUPPORT', 'PUBLIC_ASSISTANCE_PROGRAM'])('%s is separate maintenance', (choice) =>
    expect(toWireEmployment(choice)).toBe('SEPARATE_MAINTENANCE_PAYMENTS'),
  )
  it.each(['EMPLOYED', 'FULL_TIME', 'OTHER', 'PART_TIME', 'RETIRED', 'SELF_EMPLOYED', 'SEPARATE_MAINTENANCE_PAYMENTS'])(
    '%s stays as it is',
    (choice) => expect(toWireEmployment(choice)).toBe(choice),
  )
  it.each(['UNEMPLOYED', 'ASTRONAUT', ''])('%j is unrecognized', (choice) => expect(toWireEmployment(choice)).toBe('UNRECOGNIZED'))
  it('has nine choices, each with a label', () => {
    expect(EMPLOYMENT_CHOICES).toHaveLength(9)
    expect(Object.values(EMPLOYMENT_LABELS).every((label) => label.length > 0)).toBe(true)
  })
})

describe('suffixes', () => {
  it('are blank on the wire for N/A', () => expect(['N/A', '', 'III'].map(toWireSuffix)).toEqual([undefined, undefined, 'III']))
  it('are shown as the wizard lists them', () => {
    expect(['', null, 'Jr.', 'iv', 'VI'].map(toWizardSuffix)).toEqual(['N/A', 'N/A', 'JR', 'IV', undefined])
  })
})

describe('the waitlist', () => {
  const served = { state: 'CA', zip: '95814', servedStates: ['CA', 'TX'], unservedZipPrefixes: ['961', ''] }
  it('accepts people who are not served', () => {
    expect(waitlistReason(served)).toBeUndefined()
    expect(waitlistReason({ ...served, state: 'NV' })).toBe('STATE_NOT_SERVED')
    expect(waitlistReason({ ...served, zip: '96150' })).toBe('ZIP_NOT_SERVED')
  })
  it('takes utm_source=cloc unless the crypto flag is on', () => {
    expect(waitlistReason({ ...served, utmSource: 'cloc' })).toBe('CRYPTO')
    expect(waitlistReason({ ...served, utmSource: 'cloc', cryptoEnabled: true })).toBeUndefined()
    expect(waitlistReason({ ...served, utmSource: 'web' })).toBeUndefined()
  })
  it('posts eleven fields', () => {
    const { street1, street2, city, state, zip } = alder
    const { firstName, lastName } = ana.name
    const form = { firstName, lastName, dob: '05/17/1984', email: ana.email, income: '$145,000', consent: true }
    const answer = z.parse(waitlistStep({ today: '2026-11-21' }), { ...form, street1, street2, city, state, zip })
    expect(toWaitlistBody(answer)).toStrictEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      dob: '1984-05-17',
      email: 'ana@example.test',
      income: 145_000,
      street1: '12 Alder Way',
      street2: '',
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
      consent: true,
    })
  })
  it('marks whoever waits for the line for owners of digital assets', () => {
    const { street1, street2, city, state, zip } = alder
    const form = { firstName: 'Ana', lastName: 'Reyes', dob: '05/17/1984', email: ana.email, income: '$145,000', consent: true }
    const answer = z.parse(waitlistStep({ today: '2026-11-21' }), { ...form, street1, street2, city, state, zip })
    expect(toWaitlistBody(answer, 'STATE_NOT_SERVED')).toStrictEqual(toWaitlistBody(answer))
    expect(toWaitlistBody(answer, 'CRYPTO')).toMatchObject({ email: 'ana@example.test', reason: 'CRYPTO' })
  })
  it('asks for each of them but the second line', () => {
    const empty = { firstName: '', lastName: '', dob: '', email: '', street1: '', city: '', state: '', zip: '', consent: false }
    const fields = z.safeParse(waitlistStep({ today: '2026-11-21' }), empty).error?.issues.map(({ path }) => path.join('.'))
    expect(new Set(fields)).toEqual(
      new Set(['firstName', 'lastName', 'dob', 'email', 'income', 'street1', 'city', 'state', 'zip', 'consent']),
    )
  })
})
