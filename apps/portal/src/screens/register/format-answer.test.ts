import { emptyRegisterData, type RegisterData } from '@hearthline/domain/registration'
import { describe, expect, it } from 'vitest'
import { formatAnswer } from './format-answer.ts'

const ana: RegisterData = {
  ...emptyRegisterData,
  propertyAddress: { street1: '12 ALDER WAY', street2: '', city: 'sacramento', state: 'CA', zip: '95814', occupancyType: 'SECONDARY' },
  income: { income: 145_000, otherIncome: 6_000, employmentType: 'FULL_TIME' },
  name: { firstName: 'Ana', middleName: 'Q.', lastName: 'Reyes', suffix: 'N/A' },
  dob: { year: 1984, month: 5, day: 17 },
  email: 'ana@example.test',
  phoneNumber: '4155550132',
}

describe('an answer in a line', () => {
  it('says the home as it is written on a letter, and how it is used', () =>
    expect(formatAnswer('property-info', ana)).toBe('12 Alder Way, Sacramento, CA 95814, your second home'))
  it('says whether it is for sale', () => {
    expect(formatAnswer('sale-status', ana)).toBe('Not for sale')
    expect(formatAnswer('sale-status', { ...ana, isListedForSale: true })).toBe('For sale')
  })
  it('says what is earned and how', () => {
    expect(formatAnswer('income-info', ana)).toBe('Employed full-time, $145,000 a year, $6,000 other income')
    expect(formatAnswer('income-info', { ...ana, income: { ...ana.income, otherIncome: 0 } })).toBe('Employed full-time, $145,000 a year')
  })
  it('names the person, without an empty suffix', () => {
    expect(formatAnswer('name', ana)).toBe('Ana Q. Reyes')
    expect(formatAnswer('name', { ...ana, name: { ...ana.name, suffix: 'JR' } })).toBe('Ana Q. Reyes JR')
    expect(formatAnswer('birthdate', ana)).toBe('May 17, 1984')
    expect(formatAnswer('contact-info', ana)).toBe('ana@example.test, (415) 555-0132')
  })
  it('says nothing of a password', () => expect(formatAnswer('login-info', ana)).toBe(''))
})
