import { expect, it } from 'vitest'
import { initialsOf, safeAvatar } from './originator-text.ts'

const origin = 'https://lend.example'

it('initials are of the first and the last name, whatever is between', () => {
  expect(['Lou Park', 'Ana Maria de Reyes', 'Prince', '  ', 'Łukasz (Luke) Żak', '4 you'].map(initialsOf)).toEqual([
    'LP',
    'AR',
    'P',
    '',
    'ŁŻ',
    'Y',
  ])
})

it('a picture is loaded only from this site; without one, or with an unsafe one, initials are shown', () => {
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
