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

  it('repeats no days in the months after', () => {
    expect(interestNote({ ...draw, until: '2027-01-31', cashFrom: '2026-12-07' })).toBe('On what you owe each day.')
  })
})
