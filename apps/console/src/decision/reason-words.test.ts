import { FLOW } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { reasonReaders } from './reason-words.ts'

const UNREAD = { isToldToBorrower: false, words: expect.stringContaining('does not read this') }

describe('the field of a reason', () => {
  it.each(['trust-and-flood-review', 'hazard-insurance-review'])('warns that the borrower reads what is refused: %s', (item) => {
    expect(FLOW.some(({ id }) => id === item)).toBe(true)
    expect(reasonReaders({ item, outcome: 'REFUSED' })).toMatchObject({
      isToldToBorrower: true,
      words: expect.stringContaining('word for word'),
    })
    expect(reasonReaders({ item, outcome: 'ACCEPTED' })).toEqual(UNREAD)
  })
  it('says that a reason of the notice that is none of the form’s is read too', () => {
    const refused = { item: 'delinquency-review', outcome: 'REFUSED' } as const
    expect(reasonReaders({ ...refused, codes: ['OTHER'] })).toMatchObject({
      isToldToBorrower: true,
      words: expect.stringContaining('in the notice'),
    })
    expect(reasonReaders({ ...refused, codes: ['DELINQUENT_CREDIT_OBLIGATIONS'] })).toEqual(UNREAD)
  })
  it('says of a match and of photos that the borrower is not told why', () => {
    expect(reasonReaders({ item: 'conditions', outcome: 'REFUSED' })).toEqual(UNREAD)
    expect(reasonReaders({ item: 'sanctions-review', outcome: 'REFUSED' })).toEqual(UNREAD)
  })
  it('points to the answer that the borrower does read where a value is disputed', () => {
    expect(reasonReaders({ item: 'value-review' })).toMatchObject({
      isToldToBorrower: false,
      words: expect.stringContaining('reads your answer'),
    })
  })
})
