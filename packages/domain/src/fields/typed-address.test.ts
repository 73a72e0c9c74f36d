import { describe, expect, it } from 'vitest'
import { splitTypedAddress } from './typed-address.ts'

const parts = (text: string) => {
  const { street1, street2, city, state, zip } = splitTypedAddress(text)
  return [street1, street2, city, state, zip]
}

describe('an address typed in one line', () => {
  it.each([
    ['12 Alder Way, Sacramento, CA 95814', ['12 Alder Way', '', 'Sacramento', 'CA', '95814']],
    ['12 Alder Way, Sacramento, California 95814-1234', ['12 Alder Way', '', 'Sacramento', 'CA', '95814']],
    ['12 Alder Way, Sacramento, CA, 95814, USA', ['12 Alder Way', '', 'Sacramento', 'CA', '95814']],
    ['12 Alder Way, Apt 4, Sacramento, CA 95814', ['12 Alder Way', 'Apt 4', 'Sacramento', 'CA', '95814']],
    ['12 Alder Way Apt 4, Sacramento, CA 95814', ['12 Alder Way', 'Apt 4', 'Sacramento', 'CA', '95814']],
    ['12 Alder Way #4, Sacramento, CA 95814', ['12 Alder Way', '#4', 'Sacramento', 'CA', '95814']],
    ['12 alder way sacramento ca 95814', ['12 alder way', '', 'sacramento', 'CA', '95814']],
    ['12 Alder Way Unit 2 Sacramento CA 95814', ['12 Alder Way', 'Unit 2', 'Sacramento', 'CA', '95814']],
    ['9 Elm St. Charleston, West Virginia 25301', ['9 Elm St.', '', 'Charleston', 'WV', '25301']],
    ['9 Elm St, New York, New York 10001', ['9 Elm St', '', 'New York', 'NY', '10001']],
    ['1 State St, Hartford CT 06103', ['1 State St', '', 'Hartford', 'CT', '06103']],
  ])('%s', (text, expected) => expect(parts(text)).toEqual(expected))

  it('drops characters that a postal city does not have', () => {
    expect(splitTypedAddress('9 Elm St, St. Louis, MO 63101').city).toBe('St Louis')
    expect(splitTypedAddress('9 Elm St, Winston-Salem, NC 27101').city).toBe('Winston Salem')
    expect(splitTypedAddress("9 Elm St, Coeur d'Alene, ID 83814").city).toBe('Coeur d Alene')
  })

  it('is read as far as it can be', () => {
    expect(parts('12 Alder Way, Sacramento')).toEqual(['12 Alder Way', '', 'Sacramento', '', ''])
    expect(parts('12 Alder Way Sacramento')).toEqual(['12 Alder Way', '', 'Sacramento', '', ''])
    expect(parts('12 Alder Way 95814')).toEqual(['12 Alder Way', '', '', '', '95814'])
    expect(parts('12 Alder Way, Apt 4')).toEqual(['12 Alder Way', 'Apt 4', '', '', ''])
  })

  it.each(['12 Alder Way', '12 Alder Ct', '1600 Colorado', '100 Broadway', 'Alder Way Sacramento', '12 Park Avenue West'])(
    '%s stays a street',
    (text) => expect(parts(text)).toEqual([text, '', '', '', '']),
  )

  it('takes Ct for a court unless the zip is of Connecticut', () => {
    expect(parts('12 Alder Ct 95814')).toEqual(['12 Alder Ct', '', '', '', '95814'])
  })

  it('is quick with text that is not an address', () => {
    const before = performance.now()
    splitTypedAddress(`${'a, '.repeat(80)}${' '.repeat(80)}`)
    expect(performance.now() - before).toBeLessThan(200)
  })
})
