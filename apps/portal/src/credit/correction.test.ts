import { describe, expect, it } from 'vitest'
import { addressAnswer, isSameAddress, isSameName, nameAnswer } from './correction.ts'

const home = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' }

describe('a corrected name or address', () => {
  it('leaves out what was left empty', () => {
    expect(nameAnswer({ firstName: 'Ana', middleName: '', lastName: 'Reyes', suffix: 'N/A' })).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
    })
    expect(nameAnswer({ firstName: 'Ana', middleName: 'Lu', lastName: 'Reyes', suffix: 'JR' })).toMatchObject({
      middleName: 'Lu',
      suffix: 'JR',
    })
    expect(addressAnswer({ ...home, street2: '' })).toEqual(home)
  })
  it('is not a correction when only the case or a space differs', () => {
    expect(isSameName({ firstName: 'ana ', lastName: 'REYES' }, { firstName: 'Ana', lastName: 'Reyes' })).toBe(true)
    expect(isSameName({ firstName: 'Ana', lastName: 'Reyes' }, { firstName: 'Ana', lastName: 'Reyez' })).toBe(false)
    expect(isSameAddress({ ...home, street2: '' }, home)).toBe(true)
    expect(isSameAddress({ ...home, street2: 'Unit 2' }, home)).toBe(false)
  })
})
