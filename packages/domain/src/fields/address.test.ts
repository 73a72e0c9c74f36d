import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { usStateCodes } from '../facts/us-states.ts'
import { address } from './address.ts'
import { streetTypeahead } from './street-typeahead.ts'

const alder = { street1: '12 Alder Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814' }
const said = (change: object, options = {}) =>
  z.safeParse(address(options), { ...alder, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const REGULATOR = "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen."

describe('an address', () => {
  it('passes, with or without a second line', () => {
    expect(z.parse(address(), alder)).toEqual(alder)
    expect(said({ street2: undefined })).toBeUndefined()
  })

  it.each([
    [{ street1: '' }, 'street1: Street address is required'],
    [{ street1: undefined }, 'street1: Street address is required'],
    [{ city: '' }, 'city: Please enter a valid city name'],
    [{ city: 'Area 51' }, 'city: Please enter a valid city name'],
    [{ city: 'Winston-Salem' }, 'city: Please enter a valid city name'],
    [{ state: 'C' }, 'state: State must be two characters in length'],
    [{ state: '' }, 'state: State must be two characters in length'],
    [{ state: 'CAL' }, 'state: State must be two characters in length'],
    [{ state: 'ZZ' }, 'state: Please enter a valid state'],
    [{ state: 'PR' }, 'state: Please enter a valid state'],
    [{ state: '9!' }, 'state: Please enter a valid state'],
    [{ zip: '9581' }, 'zip: Please enter a valid zipcode'],
    [{ zip: '95814-1234' }, 'zip: Please enter a valid zipcode'],
    [{ zip: '9581a' }, 'zip: Please enter a valid zipcode'],
  ])('%j says %s', (change, message) => expect(said(change)).toEqual([message]))

  it('refuses New York only while its regulator reviews', () => {
    expect(said({ state: 'NY' })).toBeUndefined()
    expect(said({ state: 'ny' }, { nyRegulatorReview: true })).toEqual([`state: ${REGULATOR}`])
    expect(said({ state: 'NJ' }, { nyRegulatorReview: true })).toBeUndefined()
  })

  it('writes the state in capitals', () => expect(z.parse(address(), { ...alder, state: 'ca' }).state).toBe('CA'))
  it('knows fifty states and the District', () => expect(usStateCodes).toHaveLength(51))
})

describe('the address search', () => {
  it.each(['', '  ', '12', 'Alder', '  Alder  ', undefined])('%j is no property address', (value) =>
    expect(z.safeParse(streetTypeahead, value).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter a valid property address',
    ]),
  )
  it('takes more than one word', () => expect(z.safeParse(streetTypeahead, '12 Alder').success).toBe(true))
})
