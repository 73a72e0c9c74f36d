import { describe, expect, it } from 'vitest'
import { faultOfFullName } from './full-name.ts'

describe('the full name of a person in one field', () => {
  it('is a first and a last name in the letters of a name', () => {
    for (const name of ['Kim Okafor', 'José María Peña-Ruiz', ' Kim  L Okafor Jr '])
      expect([name, faultOfFullName(name)]).toEqual([name, undefined])
  })

  it('is told which signs are none of a name', () => {
    expect(faultOfFullName('Spouse: Vic Splitford')).toBe('Enter letters, spaces and hyphens only. Leave out “:”.')
    expect(faultOfFullName('Vic, (Lee) Reyes 2')).toBe('Enter letters, spaces and hyphens only. Leave out “,”, “(”, “)”, and “2”.')
    expect(faultOfFullName('Kim\u202e Okafor')).toBe('Enter letters, spaces and hyphens only. Leave out a character that does not show.')
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
