import { describe, expect, it } from 'vitest'
import { faultOfFullName } from './full-name.ts'

describe('the full name of a person in one field', () => {
  it('is a first and a last name in the letters of a name', () => {
    for (const name of ['Kim Okafor', 'José María Peña-Ruiz', ' Kim  L Okafor Jr '])
      expect([name, faultOfFullName(name)]).toEqual([name, undefined])
  })

  it.each([
    '\u200b\u200b',
    'K',
    'Kim',
    'K O',
    '12345 67',
    'Kim\u202e Okafor',
    'Kim Okafor\u0007',
    '<b>Kim</b> Okafor',
    'https://a.b Kim',
    'Reyes, Ana',
    'Ким Ли',
  ])('is not %j', (name) => {
    expect(faultOfFullName(name)).toBeDefined()
  })
})
