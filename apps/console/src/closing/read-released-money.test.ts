import { describe, expect, it } from 'vitest'
import { destinationIn, otherNames, payoffsIn } from './read-released-money.ts'

const payoff = { debt: 'card-1', creditor: 'Cedar Bank', payee: 'Cedar Bank', payTo: '1 Bank Plaza', reportedCents: 1, amountCents: 1 }
const account = { institution: 'Harbor Bank', routingNumber: '121000358', last4: '4321', accountType: 'CHECKING', isLinked: false }

describe('what an approval of money shows', () => {
  it('is each payoff, and what to say where another name than the creditor’s is paid', () => {
    const item = (more: object = {}) => ({ id: 'funding-decision', about: { payoffs: [{ ...payoff, ...more }] } })
    expect([payoffsIn(item()).length, otherNames(item())]).toEqual([1, undefined])
    expect(otherNames(item({ payee: 'J. Doe', isOtherName: true }))).toBe(
      'I compared the letters: J. Doe is paid for the debt to Cedar Bank.',
    )
  })
  it('is the account that is new, and nothing of any other item', () => {
    expect(destinationIn({ id: 'replacement-approval', about: { account, because: 'R03, no account' } })).toMatchObject({ account })
    expect(destinationIn({ id: 'bank-review', about: { account } })).toBeUndefined()
    expect(payoffsIn({ id: 'payoff-quotes', about: { payoffs: [payoff] } })).toEqual([])
  })
})
