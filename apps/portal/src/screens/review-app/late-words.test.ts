import { describe, expect, it } from 'vitest'
import { type LateAccount, lateInWords } from './late-words.ts'

const account: LateAccount = { creditor: 'First Harbor Bank', last4: '2210', kind: 'MORTGAGE', late30In12Months: 2 }

describe('an account that was paid late', () => {
  it('is told with its kind, its end and how often', () => {
    expect(lateInWords(account)).toBe('Mortgage ending 2210, reported 30 days late twice in the last twelve months')
    expect(lateInWords({ ...account, kind: 'HELOC', late30In12Months: 1 })).toContain(
      'Home equity line ending 2210, reported 30 days late once',
    )
    expect(lateInWords({ ...account, late30In12Months: 4 })).toContain('4 times')
  })
})
