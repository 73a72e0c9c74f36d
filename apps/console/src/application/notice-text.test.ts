import { describe, expect, it } from 'vitest'
import { noticeText } from './notice-text.ts'

const notice = { kind: 'success', words: 'Accepted: Bank account.', since: 7 } as const
const file = (version: number, kind: string, step: string, gaveUp = false, rescission: object | null = null) =>
  ({ version, openItem: { kind, gaveUp }, rescission, summary: { loanNumber: 'HL-8', step } }) as unknown as Parameters<
    typeof noticeText
  >[1]

describe('what is said after a decision', () => {
  it('names no step while the decision is not read yet, or work goes on', () => {
    expect(noticeText(notice, file(7, 'wait', 'CONDITIONS_OPEN'))).toBe('Accepted: Bank account. HL-8 is moving on…')
    expect(noticeText(notice, file(8, 'work', 'GEN_CLOSING_DISCLOSURE'))).toBe('Accepted: Bank account. HL-8 is moving on…')
  })
  it('names the step at which the application rests', () => {
    expect(noticeText(notice, file(9, 'ask', 'FINAL_OFFER'))).toBe('Accepted: Bank account. HL-8 was then at: Final offer.')
    expect(noticeText(notice, file(9, 'work', 'GEN_CLOSING_DISCLOSURE', true))).toMatch(/was then at: /)
  })
  it('does not call a line withdrawn that an owner canceled', () => {
    const ended = (exercised: object | null) => noticeText(notice, file(9, 'none', 'CANCELLED', false, { exercised }))
    expect(ended({ party: 'borrower' })).toBe('Accepted: Bank account. HL-8 was then at: Canceled under the right to cancel.')
    expect(ended(null)).toBe('Accepted: Bank account. HL-8 was then at: Withdrawn.')
  })
  it('is what it is where nothing was recorded', () => {
    expect(noticeText({ kind: 'warning', words: 'Nothing was recorded.' }, file(9, 'ask', 'FINAL_OFFER'))).toBe('Nothing was recorded.')
  })
})
