import { describe, expect, it } from 'vitest'
import { titleCaseAddress, titleCaseWords } from './address-display.ts'
import { joinErrors } from './join-errors.ts'
import { formatPhone, phoneDigits } from './phone.ts'
import { shortenWallet } from './shorten-wallet.ts'

describe('a phone number', () => {
  it('is shown with its area code in brackets, with or without the country code', () => {
    for (const text of ['4155550132', '14155550132', '+14155550132', '+1 (415) 555-0132', '415.555.0132'])
      expect(formatPhone(text)).toBe('(415) 555-0132')
    expect(formatPhone('4155550132')).toHaveLength(14)
  })

  it('is shown as it came when it is no US number', () => {
    expect(formatPhone('+44 20 7946 0018')).toBe('+44 20 7946 0018')
    expect(formatPhone('+4930901820')).toBe('+4930901820')
    expect(phoneDigits('555-0132')).toBeUndefined()
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
    expect(titleCaseWords('123 NW 5TH ST')).toBe('123 NW 5th St')
    expect(titleCaseWords("o'neil-SMITH  road")).toBe("O'Neil-Smith Road")
    expect(titleCaseWords("JOE'S LANE")).toBe("Joe's Lane")
    expect(titleCaseWords('9 McDonald Ave')).toBe('9 McDonald Ave')
    expect(titleCaseWords('PO BOX 7')).toBe('PO Box 7')
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

  it('are nothing when there are none', () => {
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
