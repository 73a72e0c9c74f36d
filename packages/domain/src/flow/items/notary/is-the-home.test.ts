import { expect, it } from 'vitest'
import { isTheHome } from './is-the-home.ts'

const HOME = { street1: '12 Alder Street Apt 4', city: 'Austin', state: 'TX', zip: '78701' }

it('knows the home wherever its street stands in an address, and however it is written', () => {
  for (const address of [
    '12 Alder Street, Austin, TX 78701',
    'The Smith home, 12 Alder Street, Austin, TX',
    'c/o Reyes, 12 ALDER ST., Unit 9, Austin, TX 78701-1234',
    'Office 78704, 12 alder st',
  ])
    expect([address, isTheHome(HOME, address)]).toEqual([address, true])
  expect(isTheHome({ street1: '5 N. O’Neill Blvd' }, 'At home: 5 North ONeill Boulevard')).toBe(true)
})

it('knows the home by a wrong ZIP code, and by another spelling of its number', () => {
  const home = { street1: '12 A Alder Way', city: 'Austin', state: 'TX', zip: '78701' }
  for (const address of [
    '12 A Alder Way, Austin, TX 75201',
    '12 A Alder Way, Austin 75201',
    '12 A Alder Way 00000',
    '12 A Alder Way, TX 75201',
    '12 A Alder Way, Rollingwood, TX 78746',
    '012-A Alder Way, Austin, TX 78701',
    '12A Alder Way, Austin, TX',
    'Twelve A Alder Way, Austin, TX',
  ])
    expect([address, isTheHome(home, address)]).toEqual([address, true])
  const unit = { street1: '12 Alder Way', street2: 'Unit A', city: 'Austin', state: 'TX', zip: '78701' }
  for (const address of ['12-A Alder Way, Austin, TX', '12 Alder Way, Suite 5, Austin, TX 75201'])
    expect([address, isTheHome(unit, address)]).toEqual([address, true])
})

it('takes no other address for the home', () => {
  for (const address of [
    '200 Congress Avenue, Austin, TX 78701',
    '112 Alder Street, Austin, TX 78701',
    '12 Alder Court, Austin, TX 78701',
    // The same street of another town.
    '12 Alder Street, Dallas, TX 75201',
    '12 Alder Street, Suite 400, Fort Worth, TX 76102',
    '1200 Alder Street, Austin, TX 78701',
  ])
    expect([address, isTheHome(HOME, address)]).toEqual([address, false])
  expect(isTheHome({}, '200 Congress Avenue, Austin, TX 78701')).toBe(false)
})
