import { describe, expect, it } from 'vitest'
import { partnerNewsOf, prequalificationState } from './partner-news.ts'

describe('A partner who sent an applicant', () => {
  it('learns that they began, have offers, are through or paid out, and nothing in between', () => {
    expect(partnerNewsOf('UNKNOWN', 'WAITING_FOR_SOFT_CREDIT')).toEqual(['prequalification.started'])
    expect(partnerNewsOf('WAITING_FOR_INITIAL_OFFERS', 'OFFER_SELECTION')).toEqual(['prequalification.offers'])
    expect(partnerNewsOf('OFFER_SELECTION', 'OFFER_SELECTION')).toEqual([])
    expect(partnerNewsOf('OFFER_SELECTION', 'ADDITIONAL_QUESTION')).toEqual([])
    expect(partnerNewsOf('FUNDING_DECISION', 'COMPLETE')).toEqual(['prequalification.funded'])
  })

  it('cannot tell a refusal from an application that was given up', () => {
    expect(partnerNewsOf('OFFER_SELECTION', 'DECLINED')).toEqual(partnerNewsOf('OFFER_SELECTION', 'CANCELLED'))
    const of = (step: string) =>
      prequalificationState({
        now: '2026-11-27T00:00:00Z',
        expiresAt: '2026-12-01T00:00:00Z',
        openedAt: null,
        application: { step, decision: 'DECLINE' },
      })
    expect([of('DECLINED'), of('CANCELLED')]).toEqual(['CLOSED', 'CLOSED'])
  })

  it('sees a link that was not opened, was opened, or has run out', () => {
    const at = { now: '2026-11-27T00:00:00Z', expiresAt: '2026-12-01T00:00:00Z', openedAt: null }
    expect(prequalificationState(at)).toBe('SENT')
    expect(prequalificationState({ ...at, openedAt: at.now })).toBe('OPENED')
    expect(prequalificationState({ ...at, now: at.expiresAt })).toBe('EXPIRED')
  })
})
