import { describe, expect, it } from 'vitest'
import * as domain from './index.ts'

/** The names that clients outside this repository test by [api/checkable-surface]. */
const PROMISED = [
  'currentStep',
  'destinationFor',
  'isWaitingStep',
  'isStableStep',
  'pollDelays',
  'helocMachine',
  'monthlyPayment',
  'dailyInterest',
  'drawTotal',
  'recordingTax',
  'payoffAmount',
  'roundHalfEven',
  'formatMoney',
  'formatPercent',
  'formatPercentShort',
  'formatApr',
  'formatPhone',
  'joinErrors',
  'titleCaseAddress',
  'progressIndex',
  'rescissionEnd',
  'isBusinessDay',
  'uliCheckDigits',
  'effectiveApr',
] as const

describe('The package entry point', () => {
  it.each(PROMISED)('keeps the name %s', (name) => {
    expect(domain[name]).toBeDefined()
  })

  it('agrees to the cent with values calculated by hand', () => {
    expect(domain.drawTotal(50_000, 4.99)).toBe(52_495)
    expect(domain.drawTotal(50_000, 3)).toBe(51_500)
    // 100,000 at 6 % over 30 years: the textbook payment
    expect(domain.roundHalfEven(domain.monthlyPayment({ principal: 100_000, annualRatePercent: 6, years: 30 }), 2)).toBe(599.55)
    expect(domain.monthlyPayment({ principal: 12_000, annualRatePercent: 0, years: 10 })).toBe(100)
    expect(domain.monthlyPayment({ principal: Number.NaN, annualRatePercent: 5, years: 10 })).toBeNaN()
    // 10,000 x 7.305 % / 365.25 = 2.00 a day; 30.4375 days
    expect(domain.dailyInterest({ principal: 10_000, annualRatePercent: 7.305, days: 1 })).toBe(2)
    expect(domain.dailyInterest({ principal: 10_000, annualRatePercent: 7.305 })).toBe(60.88)
    expect(domain.recordingTax({ min: 0, max: 1_400, minDraw: 0, maxDraw: 100_000, draw: 50_000 })).toBe(700)
    expect(domain.recordingTax({ min: 0, max: 1_400, minDraw: 15_000, maxDraw: 100_000, draw: 5_000 })).toBe(0)
    expect(domain.payoffAmount({ preference: 'PRESERVE', liabilities: 30_000, draw: 50_000, maxDraw: 70_000 })).toBe(70_000)
    expect(domain.payoffAmount({ preference: 'DEDUCT', liabilities: 30_000, draw: 50_000, maxDraw: 70_000 })).toBe(50_000)
    expect(domain.payoffAmount({ preference: 'MAXIMIZE', liabilities: 30_000, draw: 50_000, maxDraw: 70_000 })).toBe(70_000)
  })

  it('has the sentences that clients compare', () => {
    expect(domain.formatMoney(1234.5)).toBe('$1,234')
    expect(domain.formatApr(8.25)).toBe('8.25%')
    expect(domain.formatPhone('4155550132')).toBe('(415) 555-0132')
    expect(domain.joinErrors(['Too low.', 'Too low', 'No income'])).toBe('Too low, No income.')
    expect(domain.titleCaseAddress({ street1: '12 ALDER WAY', city: 'SACRAMENTO', state: 'CA', zip: '95814' })).toBe(
      '12 Alder Way, Sacramento, CA 95814',
    )
    expect(domain.pollDelays(true)).toEqual([1000, 2000, 4000, ...Array(11).fill(5000)])
    expect(domain.pollDelays(false)).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000])
    expect(domain.progressIndex('MANUAL_NOTARY')).toBe(6)
    expect(domain.destinationFor('OFFER_SELECTION', { status: { uwSubDecision: 'VERIFIED_OFFER', uwDecision: 'APPROVED' } })).toMatchObject(
      {
        path: 'product/select',
        state: { from: 'signing/intro', decision: 'APPROVED' },
      },
    )
    // Monday, November 23, 2026; Thanksgiving on the 26th does not count
    expect(domain.rescissionEnd({ opened: '2026-11-23', noticeDelivered: '2026-11-23', disclosuresDelivered: '2026-11-23' })).toBe(
      '2026-11-27',
    )
    // 12 CFR 1003 appendix C, the worked example
    expect(domain.uliCheckDigits('10Bx939c5543TqA1144M999143X')).toBe('38')
  })
})
