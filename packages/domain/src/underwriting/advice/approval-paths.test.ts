import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../../facts/credit-report.ts'
import { describeApprovalPath } from '../explanations/describe-approval-path.ts'
import { type Applicant, qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { findApprovalPaths } from './approval-paths.ts'

const on = '2026-11-21'
const pathsFor = (applicant: Applicant, changes: Partial<UnderwritingInput> = {}, more: { today?: string; mayTakeNow?: boolean } = {}) =>
  findApprovalPaths({ input: qualifiedApplicant(applicant, changes), today: on, mayTakeNow: true, ...more })
const kinds = (paths: ReturnType<typeof pathsFor>) => paths.map((path) => path.changes.map((change) => change.kind).join('+'))
const withCredit = (changes: Partial<CreditReport>): Partial<UnderwritingInput> => ({
  credit: { ...qualifiedApplicant().credit, ...changes },
})

describe('approval paths', () => {
  it('do not exist where nothing failed or where nothing helps', () => {
    expect(pathsFor({})).toEqual([])
    expect(pathsFor({ state: 'NY' })).toEqual([])
  })

  it('for a low score: the smallest that passes, checked again in ninety days', () => {
    expect(pathsFor({ score: 600 })).toMatchObject([
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
    const paths = pathsFor({ otherDebtDollars: 5_790 })
    expect(kinds(paths).slice(0, 4)).toEqual(['PAY_OFF_ACCOUNT', 'ASSETS', 'CO_OWNERS_INCOME', 'MORE_INCOME'])
    const now = paths.slice(0, 4)
    expect(now.every((path) => path.takeNow && path.checkOn === null && path.maximumLineCents >= 1_500_000)).toBe(true)
    expect(now.map((path) => path.asks)).toEqual(['NOTHING', 'NOTHING', 'INCOME', 'INCOME'])
    // 7,000 and a payment of 118.01 need 14,236.02 a month; 12,083.33 are there: 2,152.69, in whole dollars
    expect(paths[2]?.needsCents).toBe(215_300)
  })

  it('for debts of 28,000 a month: no assets are asked for, and an account too large for any line is paid off by oneself', () => {
    const paths = pathsFor({ otherDebtDollars: 26_790, otherBalanceDollars: 500_000 })
    expect(kinds(paths)).toEqual(['CO_OWNERS_INCOME', 'MORE_INCOME', 'PAY_OFF_YOURSELF'])
    expect(paths[2]).toMatchObject({ takeNow: false, checkOn: '2027-01-05' })
  })

  it('for short equity: a smaller line, the first loan paid off, a higher score, or the loan paid down', () => {
    const paths = pathsFor({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, mortgagePaymentDollars: 2_400 })
    expect(kinds(paths)).toEqual(['LOWER_AMOUNT', 'FIRST_LIEN', 'HIGHER_SCORE', 'PAY_DOWN_LIENS'])
    expect(paths[3]?.changes[0]).toMatchObject({ amountCents: 250_000 })
  })

  it('for two limits: one change for each, what asks no income first', () => {
    const paths = pathsFor({ score: 610, otherDebtDollars: 6_000 })
    expect(kinds(paths).slice(0, 4)).toEqual([
      'HIGHER_SCORE+PAY_OFF_ACCOUNT',
      'HIGHER_SCORE+ASSETS',
      'HIGHER_SCORE+CO_OWNERS_INCOME',
      'HIGHER_SCORE+MORE_INCOME',
    ])
    expect(paths.every((path) => !path.takeNow)).toBe(true)
  })

  it('for a score below what an investment asks and a collection above what may stay open: the score it asks, and the collection paid', () => {
    const { credit } = qualifiedApplicant({ score: 650 })
    const open = { id: 'collection', kind: 'COLLECTION' as const, balanceCents: 600_000, monthlyPaymentCents: 0 }
    const tradelines = [...credit.tradelines, { ...credit.tradelines[1]!, ...open }]
    const paths = pathsFor({}, { occupancy: 'INVESTMENT', credit: { ...credit, tradelines } })
    const { minimumScore } = guidelineOn(on).occupancies.INVESTMENT
    expect(paths[0]?.changes).toMatchObject([
      { kind: 'HIGHER_SCORE', score: minimumScore },
      { kind: 'PAY_OFF_ACCOUNT', accountId: 'collection', amountCents: 600_000 },
    ])
  })

  it.each([2, 3])('for a low score and %i cards that take the income: the score, and all of them paid by the line', (count) => {
    const { credit } = qualifiedApplicant({ score: 630 })
    const card = (_: unknown, index: number) => ({
      ...credit.tradelines[1]!,
      id: `card-${index}`,
      balanceCents: 600_000,
      monthlyPaymentCents: 60_000,
    })
    const tradelines = [credit.tradelines[0]!, ...Array.from({ length: count }, card)]
    const paths = pathsFor({ incomeDollars: 40_000 }, { credit: { ...credit, tradelines } })
    const ids = tradelines.slice(1).map((line) => line.id)
    const { minimumScore } = guidelineOn(on).occupancies.HOME
    expect(paths[0]?.changes).toMatchObject([
      { kind: 'HIGHER_SCORE', score: minimumScore },
      { kind: 'PAY_OFF_ACCOUNT', accountIds: ids },
    ])
    expect(kinds(paths)).toContain('HIGHER_SCORE+CO_OWNERS_INCOME')
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
    const paths = pathsFor({ ...small, score: 560, incomeDollars: 10_083 })
    const path = paths.find(({ changes }) => changes.some(({ kind }) => kind === 'PAY_DOWN_LIENS'))
    expect(path?.changes).toMatchObject([
      { kind: 'PAY_DOWN_LIENS', amountCents: 54_900 },
      { kind: 'HIGHER_SCORE', score: 640 },
      { kind: 'FIRST_LIEN', amountCents: 3_905_100 },
    ])
    // What costs money to find comes last.
    expect(paths.at(-1)).toBe(path)
  })

  it('name the largest of the smaller lines that passes, beside what it pays off', () => {
    const [path] = pathsFor({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, otherDebtDollars: 6_000 })
    expect(path?.changes).toMatchObject([{ kind: 'PAY_OFF_ACCOUNT' }, { kind: 'LOWER_AMOUNT', amountCents: 1_250_000 }])
  })

  it('never join assets with what only a refusal offers: a new application would not ask for them', () => {
    const paths = pathsFor({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, otherDebtDollars: 6_000 })
    expect(kinds(paths)).toContain('PAY_OFF_ACCOUNT+LOWER_AMOUNT')
    expect(kinds(paths).some((kind) => kind.includes('ASSETS'))).toBe(false)
  })

  it('for a home just bought, or listed: the day, and the end of the listing', () => {
    const property = { ...qualifiedApplicant().property, lastTransferOn: '2026-10-22' }
    expect(pathsFor({}, { property })).toMatchObject([{ changes: [{ kind: 'WAIT_UNTIL', on: '2027-01-21' }], checkOn: '2027-01-21' }])
    expect(pathsFor({}, { listedForSale: true })).toMatchObject([{ id: 'end-listing', checkOn: '2026-12-21', takeNow: false }])
  })

  it('that are due say so: apply again today', () => {
    const property = { ...qualifiedApplicant().property, lastTransferOn: '2026-10-22' }
    expect(pathsFor({}, { property }, { today: '2027-02-01' })).toMatchObject([{ id: 'wait-until', checkOn: '2027-02-01', takeNow: false }])
  })

  it('of two days name the later one alone', () => {
    const record = (kind: 'BANKRUPTCY' | 'FORECLOSURE', filedOn: string) => ({ kind, filedOn, satisfied: true })
    const publicRecords = [record('BANKRUPTCY', '2024-01-10'), record('FORECLOSURE', '2023-05-02')]
    expect(pathsFor({}, withCredit({ publicRecords }))).toMatchObject([{ changes: [{ kind: 'WAIT_UNTIL', on: '2030-05-02' }] }])
  })

  it('for a judgment: paid by the line; and paid oneself is not said beside it', () => {
    const publicRecords = [{ kind: 'JUDGMENT', filedOn: '2024-01-01', amountCents: 600_000, satisfied: false } as const]
    expect(kinds(pathsFor({}, withCredit({ publicRecords })))).toEqual(['PAY_OFF_ACCOUNT'])
  })

  it('are for a new application where the file is too old, and the same by name', () => {
    const [now, later] = [pathsFor({ otherDebtDollars: 5_790 }), pathsFor({ otherDebtDollars: 5_790 }, {}, { mayTakeNow: false })]
    expect(later.map((path) => path.id)).toEqual(now.map((path) => path.id))
    expect(later.slice(0, 4).every((path) => !path.takeNow && path.checkOn === on && path.asks === 'NOTHING')).toBe(true)
  })

  it('once income is verified, neither assets nor a stated income', () => {
    const income = { ...qualifiedApplicant().income, verified: true }
    const paths = pathsFor({ otherDebtDollars: 26_790, otherBalanceDollars: 500_000 }, { income })
    expect(paths.find((path) => path.id === 'more-income')).toMatchObject({ takeNow: false, checkOn: '2027-02-19' })
    expect(kinds(paths)).not.toContain('ASSETS')
  })
})

describe('an approval path in words', () => {
  it('says what to do, with whom and how much, and the day', () => {
    const input = qualifiedApplicant({ otherDebtDollars: 5_790 })
    const [paid] = findApprovalPaths({ input, today: on, mayTakeNow: true })
    expect(describeApprovalPath(paid!, input)).toEqual({
      title: 'Pay off Visa, ending 4021 with this line',
      detail: '$12,180 of the line pays it off, and its payments end. The largest line would then be $400,000.',
    })
    const low = qualifiedApplicant({ score: 610, otherDebtDollars: 6_000 })
    const [both] = findApprovalPaths({ input: low, today: on, mayTakeNow: true })
    expect(describeApprovalPath(both!, low).title).toBe('Raise your credit score to 640, and pay off Visa, ending 4021 with this line')
    expect(describeApprovalPath(both!, low).detail).toContain('Check again on or after Friday, February 19.')
  })
})
