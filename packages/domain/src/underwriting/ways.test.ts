import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../facts/credit-report.ts'
import { type Applicant, soundApplicant } from './sound-applicant.fixture.ts'
import type { UnderwritingInput } from './underwriting-input.ts'
import { waysThatPass } from './ways.ts'
import { wayWords } from './words/way-words.ts'

const on = '2026-11-21'
const waysFor = (applicant: Applicant, changes: Partial<UnderwritingInput> = {}, more: { today?: string; mayTakeNow?: boolean } = {}) =>
  waysThatPass({ input: soundApplicant(applicant, changes), today: on, mayTakeNow: true, ...more })
const kinds = (ways: ReturnType<typeof waysFor>) => ways.map((way) => way.changes.map((change) => change.kind).join('+'))
const withCredit = (changes: Partial<CreditReport>): Partial<UnderwritingInput> => ({ credit: { ...soundApplicant().credit, ...changes } })

describe('ways that would pass', () => {
  it('are none where nothing failed, and none where nothing helps', () => {
    expect(waysFor({})).toEqual([])
    expect(waysFor({ state: 'NY' })).toEqual([])
  })

  it('for a low score: the smallest that passes, looked at again in ninety days', () => {
    expect(waysFor({ score: 600 })).toMatchObject([
      {
        id: 'higher-score',
        changes: [{ kind: 'HIGHER_SCORE', score: 640 }],
        takeNow: false,
        asks: 'NOTHING',
        checkOn: '2027-02-19',
        wouldBe: [{ limit: 'SCORE', figure: { unit: 'POINTS', value: 640 } }],
      },
    ])
  })

  it('for a short income: an account paid by the line, assets, a co-owner’s income, more of one’s own; cheapest first and at most five', () => {
    const ways = waysFor({ otherDebtDollars: 5_790 })
    expect(kinds(ways)).toEqual(['PAY_OFF_ACCOUNT', 'ASSETS', 'CO_OWNERS_INCOME', 'MORE_INCOME'])
    expect(ways.every((way) => way.takeNow && way.checkOn === null && way.maximumLineCents >= 1_500_000)).toBe(true)
    expect(ways.map((way) => way.asks)).toEqual(['NOTHING', 'NOTHING', 'INCOME', 'INCOME'])
    // 7,000 and a payment of 118.01 need 14,236.02 a month; 12,083.33 are there: 2,152.69, in whole dollars
    expect(ways[2]?.needsCents).toBe(215_300)
  })

  it('for debts of 28,000 a month: no assets are asked for, and an account too large for any line is paid off by oneself', () => {
    const ways = waysFor({ otherDebtDollars: 26_790, otherBalanceDollars: 500_000 })
    expect(kinds(ways)).toEqual(['CO_OWNERS_INCOME', 'MORE_INCOME', 'PAY_OFF_YOURSELF'])
    expect(ways[2]).toMatchObject({ takeNow: false, checkOn: '2027-01-05' })
  })

  it('for short equity: a smaller line, the first loan paid off, a higher score, or the loan paid down', () => {
    const ways = waysFor({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, mortgagePaymentDollars: 2_400 })
    expect(kinds(ways)).toEqual(['LOWER_AMOUNT', 'FIRST_LIEN', 'HIGHER_SCORE', 'PAY_DOWN_LIENS'])
    expect(ways[3]?.changes[0]).toMatchObject({ amountCents: 250_000 })
  })

  it('for two limits: one change for each, and never one more than is needed', () => {
    const ways = waysFor({ score: 610, otherDebtDollars: 6_000 })
    expect(kinds(ways)).toContain('HIGHER_SCORE+CO_OWNERS_INCOME')
    expect(ways.every((way) => way.changes.length === 2 && !way.takeNow)).toBe(true)
  })

  it('for several limits: what an earlier change asks for is no more than the later ones leave to be asked', () => {
    // Alone, $600 paid on the first loan bring it under 60 percent; once the line pays off what is left of it, $549 are enough.
    const small = {
      valueDollars: 90_000,
      mortgageDollars: 39_600,
      mortgagePaymentDollars: 238,
      otherDebtDollars: 0,
      otherBalanceDollars: 1_000,
    }
    const ways = waysFor({ ...small, score: 560, incomeDollars: 10_083 })
    const way = ways.find(({ changes }) => changes.some(({ kind }) => kind === 'FIRST_LIEN'))
    expect(way?.changes).toMatchObject([
      { kind: 'HIGHER_SCORE', score: 640 },
      { kind: 'PAY_DOWN_LIENS', amountCents: 54_900 },
      { kind: 'FIRST_LIEN' },
    ])
  })

  it('never join assets with what only a refusal offers: a new application would not ask for them', () => {
    const ways = waysFor({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, otherDebtDollars: 6_000 })
    expect(kinds(ways)).toContain('LOWER_AMOUNT+PAY_OFF_ACCOUNT')
    expect(kinds(ways).some((kind) => kind.includes('ASSETS'))).toBe(false)
  })

  it('for a home just bought, or listed: the day, and the end of the listing', () => {
    const property = { ...soundApplicant().property, lastTransferOn: '2026-10-22' }
    expect(waysFor({}, { property })).toMatchObject([{ changes: [{ kind: 'WAIT_UNTIL', on: '2027-01-21' }], checkOn: '2027-01-21' }])
    expect(waysFor({}, { listedForSale: true })).toMatchObject([{ id: 'end-listing', checkOn: '2026-12-21', takeNow: false }])
  })

  it('whose day has come say so: apply again today', () => {
    const property = { ...soundApplicant().property, lastTransferOn: '2026-10-22' }
    expect(waysFor({}, { property }, { today: '2027-02-01' })).toMatchObject([{ id: 'wait-until', checkOn: '2027-02-01', takeNow: false }])
  })

  it('of two days name the later one alone', () => {
    const record = (kind: 'BANKRUPTCY' | 'FORECLOSURE', filedOn: string) => ({ kind, filedOn, satisfied: true })
    const publicRecords = [record('BANKRUPTCY', '2024-01-10'), record('FORECLOSURE', '2023-05-02')]
    expect(waysFor({}, withCredit({ publicRecords }))).toMatchObject([{ changes: [{ kind: 'WAIT_UNTIL', on: '2030-05-02' }] }])
  })

  it('for a judgment: paid by the line; and paid oneself is not said beside it', () => {
    const publicRecords = [{ kind: 'JUDGMENT', filedOn: '2024-01-01', amountCents: 600_000, satisfied: false } as const]
    expect(kinds(waysFor({}, withCredit({ publicRecords })))).toEqual(['PAY_OFF_ACCOUNT'])
  })

  it('are for a new application where the file is too old, and the same by name', () => {
    const [now, later] = [waysFor({ otherDebtDollars: 5_790 }), waysFor({ otherDebtDollars: 5_790 }, {}, { mayTakeNow: false })]
    expect(later.map((way) => way.id)).toEqual(now.map((way) => way.id))
    expect(later.every((way) => !way.takeNow && way.checkOn === on && way.asks === 'NOTHING')).toBe(true)
  })

  it('once income is verified, neither assets nor one’s own word', () => {
    const income = { ...soundApplicant().income, verified: true }
    const ways = waysFor({ otherDebtDollars: 26_790, otherBalanceDollars: 500_000 }, { income })
    expect(ways.find((way) => way.id === 'more-income')).toMatchObject({ takeNow: false, checkOn: '2027-02-19' })
    expect(kinds(ways)).not.toContain('ASSETS')
  })
})

describe('a way in words', () => {
  it('says what to do, with whom and how much, and the day', () => {
    const input = soundApplicant({ otherDebtDollars: 5_790 })
    const [paid] = waysThatPass({ input, today: on, mayTakeNow: true })
    expect(wayWords(paid!, input)).toEqual({
      title: 'Pay off Visa, ending 4021 with this line',
      detail: '$12,180 of the line goes straight to it, and its payments end. The largest line would then be $400,000.',
    })
    const low = soundApplicant({ score: 610, otherDebtDollars: 6_000 })
    const [both] = waysThatPass({ input: low, today: on, mayTakeNow: true })
    expect(wayWords(both!, low).title).toBe('Raise your credit score to 640, and add $4,251 a month of a co-owner’s income')
    expect(wayWords(both!, low).detail).toContain('Look again from Friday, 19 February.')
  })
})
