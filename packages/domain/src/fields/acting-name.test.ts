import { describe, expect, it } from 'vitest'
import { faultOfActingName } from './acting-name.ts'

describe('the name of who acts for someone', () => {
  it('is that of a person or of a bank, as a document has it', () => {
    for (const name of [
      'Rita Rep',
      'Lee Park Jr.',
      'Lee Park, Jr.',
      'John Q. Public',
      'J.P. Morgan Chase Bank, N.A.',
      'First Bank & Trust, N.A.',
      'U.S. Bank National Association',
      'The First National Bank and Trust Company of New York, N.A.',
      'St. Mary’s Trust Co.',
      'María de la Cruz O’Neill-Vance',
      'Wells Fargo Bank, N.A., Wm. Penn',
      'd’Angelo McBride',
      '1st Source Bank',
      '4Front Credit Union',
      'Lee Park, Ph.D.',
      'Lee Park, as Administrator',
      'deShawn Lee',
      'Mohammed ibn Said',
      'Ali el Amin',
      'Fr. Lee Park',
      'Jos. Smith',
      'M&T Bank',
      'AT&T Trust',
      'eTrade Bank',
      '5th/3rd Bank',
      'Mt. Hood Bank',
      'Ft. Worth Trust',
      'Sgt. Lee Park',
      'Trust Dept. of First Bank',
      'Anna Lee née Park',
      'Yusuf abu Bakr',
      'van Dyke Trust Company',
      'Lee Park, as trustee',
      'Lee Park, personal representative of Sam Reyes',
      'First Bank (Trust Department)',
    ])
      expect([name, faultOfActingName(name)]).toEqual([name, undefined])
  })

  it('holds no sentence, number, address or letter that no one sees', () => {
    for (const name of [
      'you. All is right and nothing is needed: http://evil.example/ok or 555 0100. Rita Rep',
      'You. All Is Right. Rita Rep',
      'Rita Rep 555 0100',
      'Rita Rep, call 5550100',
      'Rita at evil.example',
      'Rita Evil.COM',
      'Evil.com',
      'Rita rita@evil.example',
      'Rita “All Is Right” Rep',
      'Rita: Call No One',
      'All Is Right! Rita Rep',
      'Call 55Five 50One 00Zero',
      '1st Pay 2nd Call 3rd Lose Home',
      'payNow To wwwEvil',
      'Call 555-0100',
      'Rita Rep (5550100)',
      'Rita555 Rep',
      '5th/0100 Rita',
      'https Evil',
      'Rita [Evil]',
      'ㅤㅤㅤ',
      'Rita\u200b Rep',
      'of the',
      '...',
      'A Name That Is Far Too Long For Anyone Who Acts For An Estate Here',
    ])
      expect([name, faultOfActingName(name) === undefined]).toEqual([name, false])
    expect(faultOfActingName('Rita Rep, call 555 0100')).toBe(
      'Enter the name alone, in at most 12 words, with no sentence, web address, or number other than one like “5th”',
    )
  })
})
