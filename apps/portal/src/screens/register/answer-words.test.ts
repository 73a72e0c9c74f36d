import { emptyRegisterData, type RegisterData } from '@hearthline/domain/registration'
import { describe, expect, it } from 'vitest'
import { answerWords } from './answer-words.ts'

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
    expect(answerWords('property-info', ana)).toBe('12 Alder Way, Sacramento, CA 95814, your second home'))
  it('says whether it is for sale', () => {
    expect(answerWords('sale-status', ana)).toBe('Not for sale')
    expect(answerWords('sale-status', { ...ana, isListedForSale: true })).toBe('For sale')
  })
  it('says what is earned and how', () => {
    expect(answerWords('income-info', ana)).toBe('Employed full-time, $145,000 a year, $6,000 besides')
    expect(answerWords('income-info', { ...ana, income: { ...ana.income, otherIncome: 0 } })).toBe('Employed full-time, $145,000 a year')
  })
  it('says who it is, without a suffix that is none', () => {
    expect(answerWords('name', ana)).toBe('Ana Q. Reyes')
    expect(answerWords('name', { ...ana, name: { ...ana.name, suffix: 'JR' } })).toBe('Ana Q. Reyes JR')
    expect(answerWords('birthdate', ana)).toBe('17 May 1984')
    expect(answerWords('contact-info', ana)).toBe('ana@example.test, (415) 555-0132')
  })
  it('says nothing of a password', () => expect(answerWords('login-info', ana)).toBe(''))
})
