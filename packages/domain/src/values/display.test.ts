import { describe, expect, it } from 'vitest'
import { titleCaseAddress, toTitleCase } from './address-display.ts'
import { formatClock, formatMoment } from './clock-display.ts'
import { formatCounty } from './county-display.ts'
import { joinErrors } from './join-errors.ts'
import { formatPhone, phoneDigits, phoneLink } from './phone.ts'
import { shortenWallet } from './shorten-wallet.ts'

describe('a phone number', () => {
  it('is shown with its area code in brackets, with or without the country code', () => {
    for (const text of ['4155550132', '14155550132', '+14155550132', '+1 (415) 555-0132', '415.555.0132'])
      expect(formatPhone(text)).toBe('(415) 555-0132')
    expect(formatPhone('4155550132')).toHaveLength(14)
  })

  it('is shown unchanged when it is not a US number', () => {
    expect(formatPhone('+44 20 7946 0018')).toBe('+44 20 7946 0018')
    expect(formatPhone('+4930901820')).toBe('+4930901820')
    expect(phoneDigits('555-0132')).toBeUndefined()
  })

  it('is dialed with its country code', () => {
    for (const text of ['4155550132', '(415) 555-0132', '888-819-6388', '+14155550132']) expect(phoneLink(text)).toMatch(/^tel:\+1\d{10}$/)
    expect(phoneLink('+44 20 7946 0018')).toBe('tel:+442079460018')
  })
})

describe('a county', () => {
  it('is named as one, once, and as the records have it where it is none', () => {
    for (const [county, state, said] of [
      ['Denver', 'CO', 'Denver County'],
      ['Sacramento County', 'CA', 'Sacramento County'],
      ['Orleans', 'LA', 'Orleans Parish'],
      ['Richmond City', 'VA', 'Richmond City'],
      ['District of Columbia', 'DC', 'District of Columbia'],
      ['Juneau', 'AK', 'Juneau'],
      ['', 'CO', ''],
    ] as const)
      expect(formatCounty(county, state)).toBe(said)
  })
})

describe('an address', () => {
  it('is one line with street and city in title case', () => {
    expect(titleCaseAddress({ street1: '12 ALDER WAY', city: 'sacramento', state: 'ca', zip: '95814' })).toBe(
      '12 Alder Way, Sacramento, CA 95814',
    )
    expect(titleCaseAddress({ street1: '12 alder way', street2: 'apt 4b', city: 'SACRAMENTO', state: 'CA', zip: '95814' })).toBe(
      '12 Alder Way, Apt 4B, Sacramento, CA 95814',
    )
    expect(titleCaseAddress({ street1: '1 a st', street2: '', city: 'st. louis', state: 'MO', zip: '63101' })).toBe(
      '1 A St, St. Louis, MO 63101',
    )
  })

  it('keeps ordinals, directionals and names as they are written', () => {
    expect(toTitleCase('123 NW 5TH ST')).toBe('123 NW 5th St')
    expect(toTitleCase("o'neil-SMITH  road")).toBe("O'Neil-Smith Road")
    expect(toTitleCase("JOE'S LANE")).toBe("Joe's Lane")
    expect(toTitleCase('9 McDonald Ave')).toBe('9 McDonald Ave')
    expect(toTitleCase('PO BOX 7')).toBe('PO Box 7')
  })
})

describe('a time', () => {
  it('is read on a twelve-hour clock', () => {
    expect(['00:00', '00:30', '09:05', '12:00', '17:00', '23:59'].map(formatClock)).toEqual([
      '12:00 AM',
      '12:30 AM',
      '9:05 AM',
      '12:00 PM',
      '5:00 PM',
      '11:59 PM',
    ])
    expect(formatClock('14:02:07')).toBe('2:02:07 PM')
  })

  it('of an instant is shown with its date in the requested time zone', () => {
    expect(formatMoment('2026-11-24T01:00:00Z', 'America/Los_Angeles')).toBe('Nov 23, 2026, 5:00 PM')
    expect(formatMoment('2026-11-24T01:00:00Z', 'America/New_York')).toBe('Nov 23, 2026, 8:00 PM')
    expect(() => formatMoment('yesterday', 'America/New_York')).toThrow(RangeError)
  })
})

describe('joined errors', () => {
  it('end with one period', () => {
    expect(joinErrors(['Required'])).toBe('Required.')
    expect(joinErrors(['Required.'])).toBe('Required.')
    expect(joinErrors([new Error('No such user')])).toBe('No such user.')
  })

  it('are joined by commas, each once', () => {
    expect(joinErrors(['First.', new Error('Second'), 'First'])).toBe('First, Second.')
    expect(joinErrors(['Bad', 42, null, {}])).toBe('Bad, Something unexpected happened.')
    expect(joinErrors([undefined])).toBe('Something unexpected happened.')
  })

  it('are empty when there are none', () => {
    expect(joinErrors([])).toBe('')
    expect(joinErrors(['', 'A'])).toBe('A.')
  })
})

describe('what is shown only in part', () => {
  it('a wallet address over eleven characters shows six and five', () => {
    expect(shortenWallet('tp1qwertyuiopasdf')).toBe('tp1qwe...pasdf')
    expect(shortenWallet('tp1qwertyui')).toBe('tp1qwertyui')
  })
})
