import { expect, it } from 'vitest'
import { recipientBy } from './letter-recipient.ts'

const LETTER = { lastName: 'PENA', street1: '48 ELM STREET', street2: null, city: 'SACRAMENTO', state: 'CA', zip: '95816' }
const CEDAR = { street1: '77 Cedar Way', city: 'Davis', state: 'CA', zip: '95618' }
const byName = (letter: string, typed: string) =>
  recipientBy({ ...LETTER, lastName: letter }, { lastName: typed, addresses: [CEDAR] }).includes('NAME')
const byAddress = (street1: string, more: { zip?: string; city?: string; street2?: string } = {}, letter = LETTER) =>
  recipientBy(letter, {
    lastName: 'Abbott',
    addresses: [CEDAR, { street1, city: 'Sacramento', state: 'CA', zip: '95816', ...more }],
  }).includes('ADDRESS')

it('a letter in capitals without accents is to the person who types their own name', () => {
  for (const [letter, typed] of [
    ['PENA', 'Peña'],
    ['REYES', 'Reyés'],
    ['REYES', 'Reyes-Lopez'],
    ['REYES LOPEZ', 'Lopez'],
    ['REYES', 'Reyes Jr'],
    ['REYES JR.', 'Reyes'],
    ['OBRIEN', "O'Brien"],
    ['O BRIEN', 'O’Brien'],
    ['DELACRUZ', 'de la Cruz'],
    ['VAN DER BERG', 'Vanderberg'],
    ['SORENSEN', 'Sørensen'],
    ['MUELLER', 'Müller'],
    ['WALESA', 'Wałęsa'],
    ['KAIULANI', 'Kaʻiulani'],
    ['LE', 'Lê'],
  ] as const)
    expect([letter, typed, byName(letter, typed)]).toEqual([letter, typed, true])
})

it('another last name is not that of the letter, whatever small words or suffixes both have', () => {
  for (const [letter, typed] of [
    ['REYES', 'Abbott'],
    ['DE LA CRUZ', 'de la Rosa'],
    ['SMITH JR', 'Jones Jr'],
    ['REYES', 'Rey'],
    ["O'BRIEN", "O'Neill"],
    ['---', '...'],
  ] as const)
    expect([letter, typed, byName(letter, typed)]).toEqual([letter, typed, false])
})

it('a letter is to an address by its number and street, however they are written, and whatever the unit', () => {
  for (const street of ['48 Elm St', '48 Elm St.', '48 elm street apt 2', '48 Elm Street #2', '048 Elm'])
    expect([street, byAddress(street)]).toEqual([street, true])
  expect(byAddress('48 Elm Street', { street2: 'Unit 5' })).toBe(true)
  expect(byAddress('48 Elm Street', {}, { ...LETTER, street1: '48 ELM ST APT 2' })).toBe(true)
  expect(byAddress('48 Elm St', { zip: '95817' })).toBe(true)
  for (const street of ['84 Elm Street', '48 Elm Avenue', '48 Elmwood Street', '148 Elm Street'])
    expect([street, byAddress(street)]).toEqual([street, false])
  expect(byAddress('48 Elm Street', { zip: '90210', city: 'Los Angeles' })).toBe(false)
})

it('says by which of both a letter fits, and fits no one by nothing', () => {
  const addresses = [{ street1: '48 Elm St', zip: '95816-1234' }]
  expect(recipientBy(LETTER, { lastName: 'Peña', addresses })).toEqual(['NAME', 'ADDRESS'])
  expect(recipientBy(LETTER, { lastName: 'Abbott', addresses: [CEDAR] })).toEqual([])
})
