import { expect, it } from 'vitest'
import { mayBeMisspelled } from './misspelled.ts'

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('/')
  return { firstName, lastName }
}
const may = (said: string, right: string) => mayBeMisspelled(named(said), named(right))

it.each([
  ['Patt/Sound', 'Pat/Sound'],
  ['Pat/Sond', 'Pat/Sound'],
  ['Jose/Nunez', 'José/Núñez'],
  ['Kim/Okafr', 'Kim/Okafor'],
  ['Pat/Sound', 'Patricia Ann/Sound'],
  ['Kim/Reyes', 'Kim/Okafor'],
  ['Sound/Pat', 'Pat/Sound'],
  ['Pat/Sound', 'Pat/Sound-Reyes'],
])('%s may be %s misspelled, or with a last name of before', (said, right) => expect(may(said, right)).toBe(true))

it.each([
  ['Patt/Sound', 'Xavier/Other'],
  ['Patt/Sound', 'Peter/Sound'],
  ['Pat/Sound', 'Max/Sound'],
  ['Ann/Reyes', 'Amy/Reed'],
  ['Al/Sound', 'Abe/Sound'],
])('%s is another person than %s', (said, right) => expect(may(said, right)).toBe(false))
