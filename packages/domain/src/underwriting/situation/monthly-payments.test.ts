import { describe, expect, it } from 'vitest'
import { evaluate } from '../limits/evaluate.ts'
import { guidelineSchema } from '../tables/guideline.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { housingCostsSchema } from '../tables/housing-costs/housing-costs.ts'
import { housingCosts, housingCostsOf } from '../tables/housing-costs/housing-costs-of.ts'
import { missingIncome, paymentRoom } from './dti.ts'
import { type CountedPayment, countedOf } from './monthly-payments.ts'
import { type Applicant, qualifiedApplicant } from './qualified-applicant.fixture.ts'
import { createSituation } from './situation.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

const ON = '2026-11-24'
const applicant = (of: Applicant = {}, changes: Partial<UnderwritingInput> = {}) => qualifiedApplicant(of, { on: ON, ...changes })
const lien = (changes: Partial<UnderwritingLien>): UnderwritingLien => ({
  id: 'record-2',
  kind: 'HELOC',
  holder: 'Cedar Bank',
  balanceCents: 5_000_000,
  position: 2,
  payOff: false,
  ...changes,
})
const withLiens = (...liens: UnderwritingLien[]): UnderwritingInput => {
  const input = applicant()
  return { ...input, liens: [...input.liens, ...liens] }
}
const paymentsOf = (input: UnderwritingInput) => createSituation(input).payments
const partOf = (part: CountedPayment['part'], input: UnderwritingInput) => paymentsOf(input).find((payment) => payment.part === part)
/** Without a mortgage, so that nothing of taxes and insurance is held. */
const unmortgaged = (changes: Partial<UnderwritingInput> = {}): UnderwritingInput => {
  const input = applicant({ mortgageDollars: 0 }, changes)
  return { ...input, credit: { ...input.credit, tradelines: input.credit.tradelines.slice(1) } }
}

describe('what counts each month', () => {
  it('is the open accounts alone under a guideline that does not say more', () => {
    const input = { ...withLiens(lien({})), on: '2026-11-21' }
    expect(createSituation(input)).toMatchObject({
      monthlyDebtsCents: 145_400,
      payments: [{ part: 'ACCOUNTS', source: 'REPORTED', countedCents: 145_400 }],
    })
  })

  it('is told part by part, and the parts are the sum', () => {
    const situation = createSituation(withLiens(lien({}), lien({ id: 'tax-1', kind: 'TAX', balanceCents: 200_000, position: 3 })))
    expect(countedOf(situation.payments)).toBe(situation.monthlyDebtsCents)
    expect(situation.payments.map(({ part }) => part)).toEqual(['ACCOUNTS', 'LIEN', 'CLAIM', 'PROPERTY_TAX', 'INSURANCE', 'DUES'])
  })

  it('tells what the borrower attested to apart from what a bureau reported', () => {
    const payments = paymentsOf(applicant({}, { attestedAccountIds: ['card-1'] }))
    expect(payments.slice(0, 2)).toEqual([
      { part: 'ACCOUNTS', source: 'REPORTED', monthlyCents: 121_000, countedCents: 121_000 },
      { part: 'ACCOUNTS', source: 'STATED', monthlyCents: 24_400, countedCents: 24_400 },
    ])
  })
})

describe('a loan on the home that no account stands behind', () => {
  it('counts as a line of credit repaid in ten years at 10 percent', () => {
    // 50,000 at 10 % over 120 months: 660.75
    expect(partOf('LIEN', withLiens(lien({})))).toEqual({
      part: 'LIEN',
      source: 'ESTIMATED',
      monthlyCents: 66_075,
      countedCents: 66_075,
      id: 'record-2',
      holder: 'Cedar Bank',
      table: '2026-12',
    })
  })

  it('counts as a mortgage repaid in fifteen years at 7.79 percent', () => {
    // 100,000 at 7.79 % over 180 months: 943.57
    expect(partOf('LIEN', withLiens(lien({ kind: 'MORTGAGE', balanceCents: 10_000_000 })))).toMatchObject({ countedCents: 94_357 })
  })

  it('never counts as nothing, however little is owed', () => {
    expect(partOf('LIEN', withLiens(lien({ balanceCents: 1 })))?.countedCents).toBe(1)
    expect(partOf('CLAIM', withLiens(lien({ kind: 'TAX', balanceCents: 1 })))?.countedCents).toBe(1)
  })

  it('is not counted beside the account that stands behind it, whether by its number or by its holder', () => {
    expect(partOf('LIEN', applicant())).toBeUndefined()
    const input = applicant()
    expect(partOf('LIEN', { ...input, liens: [{ ...input.liens[0]!, id: 'record-1', holder: ' first harbor bank' }] })).toBeUndefined()
  })

  it('is counted where one account of the same holder already stands behind another loan', () => {
    const two = withLiens(lien({ kind: 'MORTGAGE', holder: 'First Harbor Bank' }))
    expect(paymentsOf(two).filter(({ part }) => part === 'LIEN')).toMatchObject([{ id: 'record-2' }])
    // Paid off by the line, it takes no other loan's payment with it.
    const paid = { ...two, liens: two.liens.map((each) => ({ ...each, payOff: each.id === 'record-2' })) }
    expect(paymentsOf(paid)[0]).toMatchObject({ part: 'ACCOUNTS', countedCents: 145_400 })
    expect(partOf('LIEN', paid)).toBeUndefined()
  })

  it('ends with the line that pays it off', () => {
    const [before, after] = [withLiens(lien({})), withLiens(lien({ payOff: true }))].map((input) => createSituation(input))
    expect(before!.monthlyDebtsCents - after!.monthlyDebtsCents).toBe(66_075)
    expect(after!.monthlyDebtsBeforeCents).toBe(before!.monthlyDebtsCents)
  })
})

describe('a tax claim or judgment that stays', () => {
  const claimed = (changes: Partial<UnderwritingInput> = {}): UnderwritingInput => {
    const input = applicant()
    const publicRecords = [{ kind: 'JUDGMENT' as const, filedOn: '2024-02-01', amountCents: 320_010, satisfied: false }]
    return { ...input, credit: { ...input.credit, publicRecords }, ...changes }
  }

  it('counts with a twentieth of it each month, as its payment plan is not known', () => {
    expect(partOf('CLAIM', claimed())).toMatchObject({ source: 'ESTIMATED', countedCents: 16_001, id: 'public-record-0' })
  })

  it('counts once where title and report name the same', () => {
    const { title, credit } = claimed()
    const judgments = [{ creditor: 'Elm Supply', amountCents: 320_010, filedOn: '2024-02-01' }]
    expect(paymentsOf(claimed({ title: { ...title, judgments }, credit })).filter(({ part }) => part === 'CLAIM')).toHaveLength(1)
  })

  it('ends with the line that pays it', () => {
    expect(partOf('CLAIM', claimed({ preference: { payOffTradelineIds: ['public-record-0'] } }))).toBeUndefined()
  })
})

describe('property tax, insurance and association dues', () => {
  it('are a twelfth of the state’s averages, each with its table and year', () => {
    // California: 5,369 and 1,492 a year
    expect(paymentsOf(unmortgaged()).slice(1)).toEqual([
      { part: 'PROPERTY_TAX', source: 'ESTIMATED', monthlyCents: 44_742, countedCents: 44_742, table: '2026-12', year: 2024, state: 'CA' },
      { part: 'INSURANCE', source: 'ESTIMATED', monthlyCents: 12_434, countedCents: 12_434, table: '2026-12', year: 2022, state: 'CA' },
      { part: 'DUES', source: 'NOT_KNOWN', monthlyCents: 0, countedCents: 0 },
    ])
  })

  it('are those of the property’s record where it has them', () => {
    const { property } = applicant()
    const record = unmortgaged({ property: { ...property, annualTaxCents: 300_001, monthlyDuesCents: 8_000 } })
    expect(partOf('PROPERTY_TAX', record)).toEqual({
      part: 'PROPERTY_TAX',
      source: 'RECORD',
      monthlyCents: 25_001,
      countedCents: 25_001,
    })
    expect(partOf('DUES', record)).toMatchObject({ source: 'RECORD', countedCents: 8_000 })
  })

  it('count dues for a condominium by the average of those who pay them', () => {
    const { property } = applicant()
    expect(partOf('DUES', unmortgaged({ property: { ...property, kind: 'CONDOMINIUM' } }))).toMatchObject({
      source: 'ESTIMATED',
      countedCents: 13_500,
      year: 2024,
    })
  })

  it('are not counted again as far as the first mortgage’s reported payment can hold them', () => {
    // 180,000 at 2.65 % over 30 years asks 725.33; of the reported 1,210 the other 484.67 may be tax (447.42) and insurance.
    expect(partOf('PROPERTY_TAX', applicant())).toMatchObject({ monthlyCents: 44_742, countedCents: 0, heldBy: 'mortgage-1' })
    expect(partOf('INSURANCE', applicant())).toMatchObject({ monthlyCents: 12_434, countedCents: 12_434 - (121_000 - 72_533 - 44_742) })
  })

  it('count whole where that payment can be no more than principal and interest', () => {
    const bare = applicant({ mortgagePaymentDollars: 725 })
    expect(partOf('PROPERTY_TAX', bare)).toMatchObject({ countedCents: 44_742 })
    expect(partOf('PROPERTY_TAX', bare)).not.toHaveProperty('heldBy')
  })

  it('do not disappear with the mortgage that the line pays off', () => {
    const input = applicant()
    const paid = { ...input, liens: input.liens.map((each) => ({ ...each, payOff: true })) }
    expect(partOf('PROPERTY_TAX', paid)).toMatchObject({ countedCents: 44_742 })
    expect(createSituation(paid).monthlyDebtsCents).toBe(24_400 + 44_742 + 12_434)
  })

  it('never make paying a mortgage off cost more than keeping it', () => {
    for (const payment of [0, 300, 725, 900, 1_210, 2_500]) {
      const input = applicant({ mortgagePaymentDollars: payment })
      const paid = { ...input, liens: input.liens.map((each) => ({ ...each, payOff: true })) }
      expect(createSituation(paid).monthlyDebtsCents).toBeLessThanOrEqual(createSituation(input).monthlyDebtsCents)
    }
  })
})

describe('what the income allows', () => {
  it('is less by exactly what counts beside the accounts', () => {
    const [old, whole] = [createSituation(applicant({}, { on: '2026-11-21' })), createSituation(applicant())]
    expect(paymentRoom(old) - paymentRoom(whole)).toBe(whole.monthlyDebtsCents - 145_400)
  })

  it('asks for exactly the income at which the whole DTI passes', () => {
    const short = withLiens(lien({ balanceCents: 9_000_000 }))
    const poor = { ...short, income: { ...short.income, primaryCents: 4_000_000 } }
    const dti = (input: UnderwritingInput) => evaluate(input).findings.find(({ limit }) => limit === 'DTI')!
    expect(dti(poor).passed).toBe(false)
    const room = 40_000
    const missing = missingIncome(createSituation(poor), room)!
    const earning = (more: number) => createSituation({ ...poor, income: { ...poor.income, otherCents: more * 12 } })
    expect(paymentRoom(earning(missing))).toBeGreaterThanOrEqual(room)
    expect(paymentRoom(earning(missing - 1))).toBeLessThan(room)
  })
})

describe('the table of housing costs', () => {
  it('has a row with a source for every state', () => {
    const table = housingCostsOf('2026-12')
    expect(Object.keys(table.propertyTax)).toHaveLength(51)
    for (const rows of [table.propertyTax, table.insurance])
      for (const row of Object.values(rows)) expect(row).toMatchObject({ checked: true, source: expect.stringContaining('20') })
    expect(table.propertyTax.NJ).toMatchObject({ cents: 935_800, year: 2024 })
    expect(table.insurance.FL).toMatchObject({ cents: 267_700, year: 2022 })
  })

  it('is refused without a row for a state, and with a row that has no source', () => {
    const table = housingCosts[0]!
    const { MO: _missouri, ...others } = table.propertyTax
    expect(housingCostsSchema.safeParse({ ...table, propertyTax: others }).error?.message).toContain('No row for MO')
    const unsourced = { ...table.insurance, MO: { checked: true, cents: 1, year: 2022, readOn: ON } }
    expect(housingCostsSchema.safeParse({ ...table, insurance: unsourced }).success).toBe(false)
  })

  it('is one that each guideline names and that is still there', () => {
    const named = guidelineOn(ON).dti.whole!
    expect(() => housingCostsOf(named.housingCosts)).not.toThrow()
    expect(() => housingCostsOf('1999-01')).toThrow('There is no table of housing costs 1999-01')
    const guideline = guidelineOn(ON)
    expect(guidelineSchema.safeParse({ ...guideline, dti: { ...guideline.dti, whole: { ...named, claimsBps: 0 } } }).success).toBe(false)
  })
})
