import { describe, expect, it } from 'vitest'
import { closedMarks, partnerNewsOf, prequalificationState } from './partner-news.ts'

const reached = (step: string, decision = 'INITIAL') => ({ step, decision })
const day = (days: number) => new Date(Date.parse('2026-01-01T10:00:00Z') + days * 86_400_000).toISOString()
const started = { ...reached('WAITING_FOR_SOFT_CREDIT'), at: day(0) }
const stateOn = (days: number, ...later: ReturnType<typeof at>[]) =>
  prequalificationState({ now: day(days), expiresAt: day(14), openedAt: day(0), history: [started, ...later] })
const at = (days: number, step: string, decision?: string) => ({ ...reached(step, decision), at: day(days) })

describe('A partner who sent an applicant', () => {
  it('learns at once that they began, chose an offer, and are paid out, and nothing in between', () => {
    expect(partnerNewsOf(reached('UNKNOWN'), started)).toEqual(['prequalification.started'])
    expect(partnerNewsOf(reached('WAITING_FOR_INITIAL_OFFERS'), reached('OFFER_SELECTION', 'APPROVED'))).toEqual([])
    expect(partnerNewsOf(reached('OFFER_SELECTION', 'APPROVED'), reached('ADDITIONAL_QUESTION', 'SELECT'))).toEqual([
      'prequalification.offers',
    ])
    expect(partnerNewsOf(reached('ADDITIONAL_QUESTION', 'SELECT'), reached('FINAL_OFFER', 'FINAL'))).toEqual([])
    expect(partnerNewsOf(reached('FUNDING_DECISION', 'FINAL'), reached('COMPLETE', 'FINAL'))).toEqual(['prequalification.funded'])
    expect(partnerNewsOf(reached('OFFER_SELECTION', 'APPROVED'), reached('DECLINED', 'DECLINE'))).toEqual([])
  })

  it('cannot tell a refusal from offers that no one chose, or from an application that was given up, by time or by what is missing', () => {
    const refused = at(0.0001, 'DECLINED', 'DECLINE')
    const offered = at(0.0001, 'OFFER_SELECTION', 'APPROVED')
    const ways = [[refused], [offered, at(3, 'CANCELLED', 'APPROVED')], [offered, at(29, 'DECLINED', 'DECLINE')]]
    for (const way of ways) expect([stateOn(29.9, ...way), stateOn(30, ...way)]).toEqual(['STARTED', 'CLOSED'])
    expect(closedMarks([started, refused], day(31))).toEqual([day(30)])
    // What ends later is told at the next mark, whatever the day and the hour of it.
    for (const days of [30.1, 59]) expect(closedMarks([started, at(days, 'DECLINED')], day(90))).toEqual([day(60)])
    const chosen = [at(2, 'ADDITIONAL_QUESTION', 'SELECT'), at(5, 'DECLINED', 'DECLINE')]
    expect([stateOn(6, ...chosen), stateOn(30, ...chosen)]).toEqual(['OFFERS', 'CLOSED'])
  })

  it('is told of an end only where it still holds at the mark, and then once', () => {
    const reopened = [at(5, 'DECLINED'), at(20, 'OFFER_SELECTION', 'APPROVED')]
    expect(stateOn(40, ...reopened)).toBe('STARTED')
    expect(closedMarks([started, at(5, 'DECLINED'), at(40, 'CANCELLED')], day(90))).toEqual([day(30)])
    const late = [at(5, 'DECLINED'), at(40, 'ADDITIONAL_QUESTION', 'SELECT')]
    expect(stateOn(41, ...late)).toBe('CLOSED')
    expect([stateOn(51, ...late, at(50, 'COMPLETE', 'FINAL')), stateOn(60, at(40, 'COMPLETE'), at(43, 'CANCELLED'))]).toEqual([
      'FUNDED',
      'CLOSED',
    ])
  })

  it('sees a link that was not opened, was opened, or has run out', () => {
    const link = { now: day(0), expiresAt: day(4), openedAt: null }
    expect(prequalificationState(link)).toBe('SENT')
    expect(prequalificationState({ ...link, openedAt: link.now })).toBe('OPENED')
    expect(prequalificationState({ ...link, now: link.expiresAt })).toBe('EXPIRED')
  })
})
