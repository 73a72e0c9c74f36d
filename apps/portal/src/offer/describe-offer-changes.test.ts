import { describe, expect, it } from 'vitest'
import { describeMove, describeReport, describeVerified } from './describe-offer-changes.ts'

describe('what moved since the first offer, in words', () => {
  it('says each part with its size, its direction and its cause', () => {
    const parts = [
      { causes: ['HARD_PULL' as const], by: 1_392 },
      { causes: ['INCOME' as const, 'OWN' as const], by: -22_754 },
    ]
    expect(describeMove({ line: 'PAYMENT', before: 75_970, after: 54_608, parts })).toEqual({
      what: 'Monthly payment',
      was: '$759.70',
      is: '$546.08',
      reasons: ['$13.92 more, because of your full credit report', '$227.54 less, because of your verified income and what you changed'],
    })
  })
  it('says a rate in percent', () =>
    expect(describeMove({ line: 'RATE', before: 8_500, after: 8_625, parts: [{ causes: ['PRICES'], by: 125 }] })).toMatchObject({
      was: '8.50%',
      is: '8.625%',
      reasons: ['0.125% more, because of rates and prices of the day'],
    }))
})

describe('what is different in the full credit report, in words', () => {
  it('names score, accounts and inquiries, without blame', () => {
    const figures = { balanceCents: 1_218_000, monthlyPaymentCents: 24_400, late30In12Months: 0 }
    const visa = { creditor: 'Visa', last4: '4021' }
    const accounts = [
      { ...visa, change: 'CHANGED' as const, before: figures, after: { ...figures, balanceCents: 1_540_000, late30In12Months: 1 } },
      { ...visa, change: 'NEW' as const, before: null, after: figures },
      { ...visa, change: 'GONE' as const, before: figures, after: null },
    ]
    const inquiries = [{ creditor: 'Coastline Auto Finance', on: '2026-11-12' }]
    expect(describeReport({ score: { before: 748, after: 721, used: 721 }, accounts, inquiries })).toEqual([
      'Your credit score is 721. It was 748 on the first report.',
      'Visa ending in 4021: balance $15,400 instead of $12,180, 1 late payment in the last 12 months.',
      'Visa ending in 4021 is new: balance $12,180, monthly payment $244.',
      'Visa ending in 4021 is no longer listed as open.',
      'Coastline Auto Finance checked your credit on Nov 12, 2026.',
    ])
  })
  it('names the score that the offer rests on, while that is the first report’s', () =>
    expect(describeReport({ score: { before: 754, after: 757, used: 754 }, accounts: [], inquiries: [] })).toEqual([
      'Your credit score is 757. It was 754 on the first report. Your offer is still based on 754: we use 757 when we confirm it.',
    ]))
})

describe('what was verified since the offer was chosen', () => {
  it('is told also where the offer stays: how much of the income, and another value of the home', () => {
    const income = { statedCents: 14_500_000, verifiedCents: 11_600_000 }
    expect(describeVerified({ income, value: null })).toEqual(['We verified $116,000 of the $145,000 you told us.'])
    // 26 times $5,576.92 is 8 cents less.
    for (const verifiedCents of [15_000_000, 14_499_992])
      expect(describeVerified({ income: { ...income, verifiedCents }, value: null })).toEqual([
        'We verified the $145,000 a year that you told us.',
      ])
    expect(describeVerified({ income: null, value: { beforeCents: 48_000_000, afterCents: 52_000_000 } })).toEqual([
      'Your home is now valued at $520,000. It was $480,000 when you chose.',
    ])
    expect(describeVerified({ income: null, value: null })).toEqual([])
  })
})
