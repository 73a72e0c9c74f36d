import { describe, expect, it } from 'vitest'
import { factsUpTo, standing, verifiedFacts } from '../index.ts'

const NOW = '2026-11-23T18:30:00.000Z'

const verified = (item: Parameters<typeof factsUpTo>[0], given: Readonly<Record<string, unknown>> = {}) => {
  const facts = factsUpTo(item, NOW, given)
  return verifiedFacts(facts, standing(facts).walk.known)
}
const kinds = (...given: Parameters<typeof verified>) => verified(...given).map(({ kind }) => kind)

describe('what of a person was verified', () => {
  it('is nothing while an offer is being chosen: all of it is stated', () => expect(kinds('chosen-offer')).toEqual([]))

  it('is identity, income, and account by the final offer, each with its day and figures', () => {
    expect(verified('final-offer')).toEqual([
      { kind: 'IDENTITY', on: '2026-11-23', by: 'CHECK' },
      { kind: 'INCOME', on: '2026-11-23', annualCents: 14_500_000 },
      { kind: 'BANK_ACCOUNT', on: '2026-11-23', institution: 'Harbor Bank', last4: expect.any(String) },
    ])
  })

  it('counts a phone number only once its code was entered', () => {
    const given = { contact: { phoneNumber: '4155550132', confirmed: { at: '2026-11-20T18:00:00.000Z', by: 'TEXT' } } }
    expect(verified('final-offer', given)[0]).toEqual({ kind: 'PHONE', on: '2026-11-20', phoneNumber: '4155550132' })
    expect(kinds('final-offer', { contact: { phoneNumber: '4155550132', withoutCode: true } })).not.toContain('PHONE')
  })

  it('lists neither an identity that the check left open nor an account that the bank did not confirm', () => {
    const open = { 'identity-check': { status: 'PENDING_REVIEW', reasons: [], reference: 'r' } }
    expect(kinds('conditions', open)).not.toContain('IDENTITY')
    expect(kinds('conditions', { 'account-check': { status: 'FAILED', reference: 'r' } })).not.toContain('BANK_ACCOUNT')
  })
})
