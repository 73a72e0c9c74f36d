import { describe, expect, it } from 'vitest'
import { interestNote } from './interest-note.ts'

const draw = { paid: ['fee', 'costs'], drawnOn: '2026-12-03' }

describe('what is said beside the interest of a month', () => {
  it('names what was paid out, and from when it bears interest', () => {
    expect(interestNote({ ...draw, until: '2026-12-08', cashFrom: '2026-12-07' })).toBe(
      'Interest begins on the day money is paid out: for the fee and costs on Thursday, December 3, and for the cash on Monday, December 7.',
    )
    expect(interestNote({ ...draw, paid: [], until: '2026-12-08', cashFrom: '2026-12-07' })).toBe(
      'Interest begins on the day money is paid out: for the cash on Monday, December 7.',
    )
  })

  it('says that cash which the bank does not have, or sent back, bears none', () => {
    expect(interestNote({ ...draw, until: '2026-12-05', cashFrom: null })).toBe(
      'Interest begins on the day money is paid out: for the fee and costs on Thursday, December 3. You owe none on the cash yet.',
    )
    // What is read later of days before it was there says when it was.
    expect(interestNote({ ...draw, until: '2026-12-05', cashFrom: '2026-12-07' })).toContain('for the cash on Monday, December 7.')
    // Where debts and costs take the whole draw there is no cash.
    expect(interestNote({ ...draw, until: '2026-12-05' })).not.toContain('cash')
  })

  it('says why payoffs that left before the draw bear interest from the day of the draw', () => {
    const early = { ...draw, paid: ['costs', 'payoffs'], drawnOn: '2026-12-04', until: '2026-12-08', cashFrom: '2026-12-07' }
    expect(interestNote({ ...early, paidBefore: '2026-12-03' })).toBe(
      'Interest begins for the costs and payoffs on Friday, December 4, and for the cash on Monday, December 7. We paid your creditors on Thursday, December 3, and you owe interest on that only from the day of your draw.',
    )
    expect(interestNote({ ...early, paidBefore: '2026-12-04' })).toBe(interestNote(early))
  })

  it('repeats no days in the months after', () => {
    expect(interestNote({ ...draw, until: '2027-01-31', cashFrom: '2026-12-07' })).toBe('On what you owe each day.')
  })
})
