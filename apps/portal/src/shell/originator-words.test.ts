import { expect, it } from 'vitest'
import { initialsOf, safeAvatar, shownPhone, telephoneLink } from './originator-words.ts'

const origin = 'https://lend.example'

it('initials are of the first and the last name, whatever stands between', () => {
  expect(['Lou Park', 'Ana Maria de Reyes', 'Prince', '  ', 'Łukasz (Luke) Żak', '4 you'].map(initialsOf)).toEqual([
    'LP',
    'AR',
    'P',
    '',
    'ŁŻ',
    'Y',
  ])
})

it('a picture is shown from this site alone; without one, or with an unsafe one, initials stand in its place', () => {
  expect(safeAvatar('/brands/HEARTH/lou.png', origin)).toBe('https://lend.example/brands/HEARTH/lou.png')
  for (const uri of [
    null,
    undefined,
    '',
    ' ',
    'https://pictures.test/lou.png',
    '//pictures.test/lou.png',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    'https://u:p@lend.example/x',
  ])
    expect(safeAvatar(uri, origin), String(uri)).toBeUndefined()
})

it('a number can be called and read', () => {
  expect([telephoneLink('4155550100'), telephoneLink('(415) 555-0100'), telephoneLink('+14155550100')]).toEqual([
    'tel:+14155550100',
    'tel:+14155550100',
    'tel:+14155550100',
  ])
  expect([shownPhone('4155550100'), shownPhone('+14155550100'), shownPhone('+44 20 7946 0018')]).toEqual([
    '(415) 555-0100',
    '(415) 555-0100',
    '+44 20 7946 0018',
  ])
})
