import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { birthdateStep } from './birthdate-step.ts'
import { consentsStep } from './consents-step.ts'
import { contactStep } from './contact-step.ts'
import { forSaleStep } from './for-sale-step.ts'
import { homeAddressFrom, homeAddressStep } from './home-address-step.ts'
import { incomeStep } from './income-step.ts'
import { incomeWarning, needsIncomeWarning } from './income-warning.ts'
import { legalNameStep } from './legal-name-step.ts'
import { propertySearchStep, propertyStep } from './property-step.ts'
import { canRegister, setPasswordStep } from './set-password-step.ts'

const said = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const alder = { street1: '12 Alder Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814' }

describe('property step', () => {
  it('asks for an address and an occupancy type', () => {
    expect(said(propertyStep(), { ...alder, occupancyType: 'HOME' })).toBeUndefined()
    expect(said(propertyStep(), { ...alder, street1: '' })).toEqual([
      'street1: Street address is required',
      'occupancyType: Please select an occupancy type',
    ])
    expect(said(propertyStep(), { ...alder, occupancyType: 'CASTLE' })).toEqual(['occupancyType: Please select an occupancy type'])
  })
  it('does not miss a street before the fields are revealed', () => {
    expect(said(propertySearchStep, { search: '12 Alder', occupancyType: 'SECONDARY' })).toBeUndefined()
    expect(said(propertySearchStep, { search: '' })).toEqual([
      'search: Please enter a valid property address',
      'occupancyType: Please select an occupancy type',
    ])
  })
})

describe('home address step', () => {
  const property = { ...alder, occupancyType: 'INVESTMENT' } as const
  it('accepts yes as an answer', () => {
    expect(said(homeAddressStep, { livesThere: true })).toBeUndefined()
    expect(homeAddressFrom({ livesThere: true }, property)).toEqual({ ...alder, occupancyType: 'HOME' })
  })
  it('asks for the home otherwise', () => {
    expect(said(homeAddressStep, { livesThere: false, ...alder, zip: '' })).toEqual(['zip: Please enter a valid zipcode'])
    const home = { livesThere: false, ...alder, street1: '9 Elm St', state: 'NY' } as const
    expect(said(homeAddressStep, home)).toBeUndefined()
    expect(homeAddressFrom(home, property).street1).toBe('9 Elm St')
  })
  it('must be answered', () => expect(said(homeAddressStep, {})).toEqual(['livesThere: Required']))
})

describe('for-sale step', () => {
  it('must be answered', () => {
    expect(said(forSaleStep, {})).toEqual(['isListedForSale: Required'])
    expect(said(forSaleStep, { isListedForSale: false })).toBeUndefined()
  })
  it('asks in two wordings', () => {})
})

describe('income step', () => {
  it.each([
    [{ income: 145_000 }, ['employmentType: Required']],
    [
      { employmentType: 'UNEMPLOYED', income: 145_000 },
      ["employmentType: We apologize. At this time, we don't lend to unemployed borrowers."],
    ],
    [{ employmentType: 'RETIRED' }, ['income: Required']],
    [{ employmentType: 'RETIRED', income: -1 }, ['income: Must be at least $0']],
    [{ employmentType: 'RETIRED', income: 10_000_000 }, ['income: Must be less than $10,000,000']],
    [{ employmentType: 'RETIRED', income: 1, otherIncome: -1 }, ['otherIncome: Must be at least $0']],
  ])('%j says %j', (value, messages) => expect(said(incomeStep, value)).toEqual(messages))

  it('treats missing other income as zero', () => {
    expect(z.parse(incomeStep, { employmentType: 'ALIMONY', income: '$24,000' })).toEqual({
      employmentType: 'ALIMONY',
      income: 24_000,
      otherIncome: 0,
    })
  })

  it('warns under 15,000', () => {
    expect([0, 14_999.99, 15_000].map(needsIncomeWarning)).toEqual([true, true, false])
    expect(incomeWarning.body('$4,000')).toContain('$4,000')
  })
})

describe('legal name step', () => {
  it('shows N/A where no suffix is chosen, and takes the list', () => {
    expect(z.parse(legalNameStep(), { firstName: 'Ana', lastName: 'Reyes' }).suffix).toBe('N/A')
    expect(said(legalNameStep(), { firstName: 'Ana', lastName: 'Reyes', suffix: 'JR' })).toBeUndefined()
    expect(said(legalNameStep(), { firstName: 'Ana', lastName: 'Reyes', suffix: 'VI' })).toHaveLength(1)
  })
})

describe('birthdate step', () => {
  const on = (dob: string, rule = {}) => said(birthdateStep({ today: '2026-11-21', ...rule }), { dob })
  it('asks for 18, 19 in Alabama, 62 by the flag', () => {
    expect(on('11/21/2008')).toBeUndefined()
    expect(on('11/21/2008', { state: 'AL' })).toEqual(['dob: Must be at least 19 years old'])
    expect(on('11/21/2008', { state: 'NE' })).toBeUndefined()
    expect(on('11/21/2008', { state: 'NE', turnedOn: ['NE'] })).toEqual(['dob: Must be at least 19 years old'])
    expect(on('11/22/1964', { ageRestricted: true })).toEqual(['dob: Must be 62 years or older to apply for a loan'])
  })
})

describe('contact and password steps', () => {
  it('leave text messages unticked', () => {
    expect(z.parse(contactStep, { email: 'ana@example.test', phoneNumber: '(415) 555-0132' })).toEqual({
      email: 'ana@example.test',
      phoneNumber: '4155550132',
      smsMarketingConsent: false,
      smsTransactionalConsent: false,
    })
  })
  const good = { password: 'Correct-horse9!', confirmation: 'Correct-horse9!', termPrivacyConsent: true, communicationConsent: true }
  it('need both consents and a matching password', () => {
    expect(said(setPasswordStep, good)).toBeUndefined()
    expect(said(setPasswordStep, { ...good, termPrivacyConsent: false })).toEqual(['termPrivacyConsent: Required'])
    expect(said(setPasswordStep, { ...good, communicationConsent: undefined })).toEqual(['communicationConsent: Required'])
    expect(said(setPasswordStep, { ...good, confirmation: 'x' })).toEqual(["confirmation: Passwords don't match"])
    expect(said(consentsStep, {})).toEqual(['termPrivacyConsent: Required', 'communicationConsent: Required'])
  })
  it('submit only with email, phone and password', () => {
    const whole = { email: 'ana@example.test', phoneNumber: '4155550132', password: 'x' }
    expect(canRegister(whole)).toBe(true)
    for (const key of ['email', 'phoneNumber', 'password']) expect(canRegister({ ...whole, [key]: '' })).toBe(false)
  })
})
