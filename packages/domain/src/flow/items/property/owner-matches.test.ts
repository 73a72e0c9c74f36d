import { expect, it } from 'vitest'
import { ownerMatches } from './owner-matches.ts'

const matches = (record: string, firstName: string, lastName: string) =>
  ownerMatches([{ name: record, kind: 'PERSON' }], { firstName, lastName })

it.each(["O'BRIEN, SINEAD", 'SINEAD O BRIEN', 'OBRIEN SINEAD', 'O’Brien Sinéad'])(
  'a name with an apostrophe is found in the record %s',
  (record) => expect(matches(record, 'Sinéad', "O'Brien")).toBe(true),
)

it('a name of one letter is a word of its own', () => {
  expect(matches('MIN-JUN O', 'Min-jun', 'O')).toBe(true)
  expect(matches('MIN-JUN OH', 'Min-jun', 'O')).toBe(false)
  expect(matches("O'BRIEN MIN", 'Min-jun', 'Brie')).toBe(false)
})
