import { describe, expect, it } from 'vitest'
import { faultOfPrinted, IN_PRINTABLE_LETTERS, UNSEEN_LETTERS, withoutUnseen } from './printable-text.ts'

describe('a text that a document prints', () => {
  it.each([
    'Łukasz Nguyễn',
    'Nguye\u0302\u0303n',
    'O’Brien & Sons, N.A.',
    'José Ñandú',
    'Kaʻiulani',
    'Lot 7, N 89°15′30″ W; ½ acre, § 12 – “Alder Park”',
    'Ana Reyes,\n\tin fee simple',
    '',
  ])('is %j', (text) => expect(faultOfPrinted(text)).toBeUndefined())

  it.each([
    ['Ki\u034fm', UNSEEN_LETTERS],
    ['Kim\u3164Lee', UNSEEN_LETTERS],
    ['Kim\u2800Lee', UNSEEN_LETTERS],
    ['Kim\ufe0f', UNSEEN_LETTERS],
    ['Kim\u200d', UNSEEN_LETTERS],
    ['Kim\ue000', UNSEEN_LETTERS],
    ['Kim\ud800', UNSEEN_LETTERS],
    ['Kim\u00a0Lee', 'Type this again with ordinary spaces'],
    ['金 Lee', 'Documents cannot show “金”. Use the letters A to Z, with accents if needed.'],
    ['Kіm', 'Documents cannot show “і”. Use the letters A to Z, with accents if needed.'],
    ['𝐊im', 'Documents cannot show “𝐊”. Use the letters A to Z, with accents if needed.'],
    ['😀', 'Documents cannot show “😀”. Use the letters A to Z, with accents if needed.'],
    ['K\u0316\u0317\u0318im', 'Documents cannot show “K\u0316\u0317\u0318”. Use the letters A to Z, with accents if needed.'],
    ['4\u0301', 'Documents cannot show “4\u0301”. Use the letters A to Z, with accents if needed.'],
  ])('is not %j', (text, told) => expect(faultOfPrinted(text)).toBe(told))

  it('has the letters of a name, and a name those of a text', () => {
    for (const name of ['Łukasz', 'Nguyễn', 'José', 'Jose\u0301']) expect([name, IN_PRINTABLE_LETTERS.test(name)]).toEqual([name, true])
    for (const name of ['Ki\u034fm', 'K\u0316\u0317\u0318im', '\u0301Kim', '- \u0301Kim', 'Ким'])
      expect([name, IN_PRINTABLE_LETTERS.test(name)]).toEqual([name, false])
  })

  it('says nothing in letters that no one sees', () => {
    expect(withoutUnseen('\u2800\u3164\u200b\ufe0f\u{e0041}\u034f')).toBe('')
  })
})
