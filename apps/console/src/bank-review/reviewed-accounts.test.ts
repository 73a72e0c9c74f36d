import { describe, expect, it } from 'vitest'
import { accountNumberText, describeHolderMatch } from './account-found.ts'
import { readReviewedAccounts } from './reviewed-accounts.ts'

type Walk = Parameters<typeof readReviewedAccounts>[0]['walk']

const walk = (items: Readonly<Record<string, unknown>>): Walk =>
  Object.entries(items).map(([id, data]) => ({ id, data })) as unknown as Walk

const ACCOUNT = { institution: 'Harbor Bank', routingNumber: '121000358', accountType: 'CHECKING', last4: '6789' }
const PEOPLE = {
  'legal-name': { firstName: 'Ana', lastName: 'Reyes' },
  'about-you': { coOwners: [{ firstName: 'Sam', lastName: 'Reyes' }] },
}

describe('a bank account under review', () => {
  it('is shown with who it may belong to, its last digits, and what the bank says', () => {
    const check = {
      status: 'PENDING_REVIEW',
      reference: 'account-1',
      because: 'ANOTHER_HOLDER',
      match: { outcome: 'NONE', score: 20 },
      holders: ['Mo Santos'],
    }
    const [reviewed, ...others] = readReviewedAccounts({
      walk: walk({ ...PEOPLE, 'disbursement-account': ACCOUNT, 'account-check': check }),
    })
    expect(others).toEqual([])
    expect(reviewed).toMatchObject({ people: ['Ana Reyes', 'Sam Reyes'], found: { holders: ['Mo Santos'] } })
    expect(accountNumberText(reviewed!.account)).toBe('Harbor Bank, 121000358, checking, ending in 6789')
    expect(describeHolderMatch(reviewed!.found)).toBe('Another name (score 20 of 100)')
  })

  it('is not one that the bank verified', () => {
    const check = { status: 'VERIFIED', reference: 'account-1' }
    expect(readReviewedAccounts({ walk: walk({ 'disbursement-account': ACCOUNT, 'account-check': check }) })).toEqual([])
  })

  it('may be another account for the payments, and a number of four digits is hidden', () => {
    const check = { status: 'FAILED_VERIFICATION', reference: 'account-2', because: 'CLOSED' }
    const [reviewed] = readReviewedAccounts({
      walk: walk({ 'payment-method': { payType: 'AUTOPAY', otherAccount: { ...ACCOUNT, last4: '' } }, 'autopay-check': check }),
    })
    expect(reviewed?.purpose).toBe('Payments are drawn from here')
    expect(accountNumberText(reviewed!.account)).toContain('number hidden')
    expect(describeHolderMatch(reviewed!.found)).toBe('The bank reports no name')
  })
})
