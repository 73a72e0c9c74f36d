import { describe, expect, it } from 'vitest'
import { mayAcknowledgeProblems, mayReadBankFiles } from '../session/use-me.ts'
import { accountWords, entryCount } from './bank-file-words.ts'

describe('the page of bank files', () => {
  it('shows the end of an account number, and none of one that is no longer than that', () => {
    const account = { routingNumber: '121000358', last4: '6789', accountType: 'CHECKING' } as const
    expect(accountWords(account)).toBe('Checking •••• 6789 at 121000358')
    expect(accountWords({ ...account, last4: '', accountType: 'SAVINGS' })).toBe('Savings •••• at 121000358')
    expect([entryCount(1), entryCount(2)]).toEqual(['1 entry', '2 entries'])
  })

  it('is for funders, administrators and auditors; an auditor only reads', () => {
    const may = (role: string) => [mayReadBankFiles([role]), mayAcknowledgeProblems([role])]
    expect(may('funder')).toEqual([true, true])
    expect(may('administrator')).toEqual([true, true])
    expect(may('platform-administrator')).toEqual([true, true])
    expect(may('auditor')).toEqual([true, false])
    for (const role of ['operator', 'underwriter', 'closer']) expect(may(role)).toEqual([false, false])
  })
})
