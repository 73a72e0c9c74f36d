import { describe, expect, it } from 'vitest'
import { mayReadRegister } from '../session/use-me.ts'
import { describeEdits, describeEnds, describeFound, registerYears } from './register-words.ts'

describe('the register’s dialog', () => {
  it('offers this year and those before it, back to the first with these fields', () => {
    expect(registerYears(Date.parse('2026-11-23T12:00:00Z'))).toEqual(['2026', '2025', '2024', '2023', '2022', '2021'])
    expect(registerYears(Date.parse('2019-03-01T12:00:00Z'))).toEqual(['2019', '2018'])
    // Still the old year where the lender is.
    expect(registerYears(Date.parse('2027-01-01T06:30:00Z'))[0]).toBe('2026')
  })
  it('says what stops the file, and what only has to be looked at', () => {
    expect(describeFound({ syntactical: 0, validity: 0, quality: 0 })).toBe('The official edits found nothing.')
    expect(describeFound({ syntactical: 1, validity: 2, quality: 1 })).toBe(
      '3 errors must be corrected before the file is sent, 1 value to verify.',
    )
    expect(describeFound({ syntactical: 0, validity: 0, quality: 2 })).toBe('No errors, 2 values to verify.')
    expect([describeEnds(0, 2026), describeEnds(1, 2026)]).toEqual(['No application ended in 2026.', '1 application ended in 2026.'])
    expect(describeEdits({ official: 318, run: 314, notRun: ['S307'] })).toContain('314 of the 318')
  })
  it('is offered to auditors and administrators, and to nobody who decides beside it', () => {
    expect(mayReadRegister(['auditor'])).toBe(true)
    expect(mayReadRegister(['administrator'])).toBe(true)
    expect(mayReadRegister(['auditor', 'underwriter'])).toBe(false)
    expect(mayReadRegister(['operator'])).toBe(false)
  })
})
