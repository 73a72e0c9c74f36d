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

it('knows the home by a street whose ending, direction or numeral is left out or written otherwise', () => {
  const austin = { city: 'Austin', state: 'TX', zip: '78701' }
  const written: Readonly<Record<string, readonly string[]>> = {
    '12 Oak Street': [
      '12 Oak',
      '12 Oak, Austin TX 78701',
      '12 Oak Austin',
      '12 N. Oak',
      'No.12 Oak Strt',
      '12th Oak Street',
      'Oak St. no. 12',
      '１２ Oak Ｓｔ',
    ],
    '12 N Oak St': ['12 Oak St', '12 North Oak', '12  N.Oak   Street', '12 Oak St N, Austin, TX'],
    '140 5th Street': ['140 Fifth St', '140 5 Street', '140 fifth, Austin', '140 East 5th St'],
    '21 Elm Court': ['Twenty-one Elm Ct.', '21 Elm Crt #', '21 Elm Court Apt'],
    '140 Twenty-First Street': ['140 21st St'],
    '1200 FM 1431': ['1200 Farm to Market Road 1431', '1200 F.M. 1431'],
    '1200 Highway 71 W': ['1200 State Highway 71 West', '1200 TX-71', '1200 W Hwy 71'],
    '1200 County Road 12': ['1200 CR 12', '1200 Co. Rd. 12'],
  }
  for (const [street1, addresses] of Object.entries(written))
    for (const address of addresses) expect([address, isTheHome({ street1, ...austin }, address)]).toEqual([address, true])
})

it('takes another street of the same town for another place', () => {
  const austin = { city: 'Austin', state: 'TX', zip: '78701' }
  const others: Readonly<Record<string, readonly string[]>> = {
    '12 Oak Street': [
      '12 Oak Hill, Austin, TX',
      '12 Oak Hill Street, Austin, TX',
      '12 Oak Avenue, Austin, TX 78701',
      '12 Oakwood Street, Austin',
    ],
    '12 N Oak St': ['12 S Oak St, Austin, TX', '12 Oak St South, Austin, TX'],
    '140 5th Street': ['140 15th Street, Austin', '140 Fifth Ave, Austin, TX', '500 Oak Street #140, Austin'],
    '4 Oak Street': ['500 Oak Street 4, Austin, TX', '2001 Oak Street No. 4, Austin, TX'],
    '1200 FM 1431': ['1200 RM 1431', '1200 FM 620'],
    '12 Avenue B': ['12 Avenue C, Austin, TX'],
  }
  for (const [street1, addresses] of Object.entries(others))
    for (const address of addresses) expect([address, isTheHome({ street1, ...austin }, address)]).toEqual([address, false])
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
