import { describe, expect, it } from 'vitest'
import { formatLateAccount, type LateAccount } from './format-late-account.ts'

const account: LateAccount = { creditor: 'First Harbor Bank', last4: '2210', kind: 'MORTGAGE', late30In12Months: 2 }

describe('an account that was paid late', () => {
  it('is described with its kind, its end and how often', () => {
    expect(formatLateAccount(account)).toBe('Mortgage ending 2210, reported 30 days late twice in the last twelve months')
    expect(formatLateAccount({ ...account, kind: 'HELOC', late30In12Months: 1 })).toContain(
      'Home equity line ending 2210, reported 30 days late once',
    )
    expect(formatLateAccount({ ...account, late30In12Months: 4 })).toContain('4 times')
  })
})
