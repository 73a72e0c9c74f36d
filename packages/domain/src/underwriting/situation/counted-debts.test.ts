import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../../facts/credit-report.ts'
import type { TitleReport } from '../../facts/title-report.ts'
import { applyChange } from '../advice/apply-change.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { qualifiedApplicant } from './qualified-applicant.fixture.ts'
import { createSituation } from './situation.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

const NOW = { on: '2026-11-24', now: '2026-11-24T15:00:00Z' } as const
type Kind = 'TAX' | 'JUDGMENT'

const inReport = (kind: Kind, amountCents: number): CreditReport['publicRecords'][number] => ({
  kind: kind === 'TAX' ? 'TAX_LIEN' : 'JUDGMENT',
  filedOn: '2024-02-01',
  amountCents,
  satisfied: false,
})
const inTitle = (amountCents: number): TitleReport['judgments'][number] => ({ creditor: 'Elm Supply', amountCents, filedOn: '2024-02-01' })
const onHome = (kind: Kind, balanceCents: number, place: number): UnderwritingLien => ({
  id: `lien-${place}`,
  kind,
  holder: 'Riverton County',
  balanceCents,
  position: place + 2,
  payOff: false,
})

/** What each of the three sources says, amounts in cents. */
type Said = {
  readonly report?: readonly (readonly [Kind, number])[]
  readonly title?: readonly number[]
  readonly liens?: readonly (readonly [Kind, number])[]
}
function applicantWith({ report = [], title = [], liens = [] }: Said, on: Partial<UnderwritingInput> = NOW): UnderwritingInput {
  const input = qualifiedApplicant({}, on)
  return {
    ...input,
    credit: { ...input.credit, publicRecords: report.map(([kind, cents]) => inReport(kind, cents)) },
    title: { ...input.title, judgments: title.map(inTitle) },
    liens: [...input.liens, ...liens.map(([kind, cents], index) => onHome(kind, cents, index))],
  }
}
const claimsOf = (input: UnderwritingInput) => createSituation(input).claimsLeft
const total = (input: UnderwritingInput) => claimsOf(input).reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('claims of the report, the title and the liens', () => {
  it('are one where each source says it once', () => {
    const said = { report: [['JUDGMENT', 40_000]], title: [40_000], liens: [['JUDGMENT', 40_000]] } as const
    expect(claimsOf(applicantWith(said)).map(({ id }) => id)).toEqual(['lien-0'])
  })

  it('are two where one source says two, of whatever amount', () => {
    expect(claimsOf(applicantWith({ title: [40_000, 40_000] }))).toHaveLength(2)
    const both = applicantWith({ report: [['JUDGMENT', 40_000]], title: [40_000, 40_000] })
    expect(claimsOf(both).map(({ id }) => id)).toEqual(['title-judgment-0', 'title-judgment-1'])
    const other = applicantWith({ report: Array(3).fill(['JUDGMENT', 40_000]), title: [40_000] })
    expect(claimsOf(other).map(({ id }) => id)).toEqual(['title-judgment-0', 'public-record-1', 'public-record-2'])
  })

  it('are two where one is a tax claim and the other a judgment', () =>
    expect(total(applicantWith({ liens: [['TAX', 40_000]], title: [40_000], report: [['TAX', 40_000]] }))).toBe(80_000))

  it('are never worse for one of them being less, or gone, in every source that says it', () => {
    expect(total(applicantWith({ title: [40_000, 40_000] }))).toBeGreaterThan(total(applicantWith({ title: [40_000, 30_000] })))
    const claim = fc.record({
      cents: fc.constantFrom(30_000, 40_000, 50_000),
      less: fc.constantFrom(0, 1, 20_000, 30_000),
      // Known to the title company, and to some of the others: what two sources say at the same amount is one claim.
      report: fc.boolean(),
      lien: fc.boolean(),
    })
    type Drawn = { readonly cents: number; readonly report: boolean; readonly lien: boolean }
    const said = (claims: readonly Drawn[]): Said => ({
      title: claims.map(({ cents }) => cents),
      report: claims.flatMap(({ report, cents }) => (report ? [['JUDGMENT', cents] as const] : [])),
      liens: claims.flatMap(({ lien, cents }) => (lien ? [['JUDGMENT', cents] as const] : [])),
    })
    fc.assert(
      fc.property(fc.array(claim, { minLength: 1, maxLength: 5 }), (claims) => {
        const before = applicantWith(said(claims))
        expect(total(before)).toBe(claims.reduce((sum, { cents }) => sum + cents, 0))
        const [first, ...others] = claims
        expect(total(applicantWith(said([{ ...first!, cents: first!.cents - first!.less }, ...others])))).toBe(total(before) - first!.less)
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('are never fewer than any one source says, and never more than all of them, whatever each says', () => {
    const kind = fc.constantFrom<Kind>('TAX', 'JUDGMENT')
    const cents = fc.constantFrom(30_000, 40_000, 50_000)
    const some = fc.array(fc.tuple(kind, cents), { maxLength: 4 })
    fc.assert(
      fc.property(some, fc.array(cents, { maxLength: 4 }), some, (report, title, liens) => {
        const sums = [report.map(([, each]) => each), title, liens.map(([, each]) => each)].map((all) => all.reduce((a, b) => a + b, 0))
        const counted = total(applicantWith({ report, title, liens }))
        expect(counted).toBeGreaterThanOrEqual(Math.max(...sums))
        expect(counted).toBeLessThanOrEqual(sums.reduce((a, b) => a + b, 0))
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('of the same amount were one in guidelines before 2026-12, whatever source said them', () => {
    const then = { on: '2026-11-21', now: '2026-11-21T15:00:00Z' }
    const said = { title: [40_000, 40_000], report: [['TAX', 40_000]] } as const
    expect(claimsOf(applicantWith(said, then)).map(({ id }) => id)).toEqual(['title-judgment-0'])
    const paid = applyChange(applicantWith(said, then), { kind: 'PAY_OFF_YOURSELF', accountId: 'title-judgment-0' })
    expect(claimsOf(paid)).toEqual([])
  })
})

describe('a claim that the borrower pays', () => {
  it('ends in every source that says it, and leaves another of the same amount', () => {
    const two = applicantWith({ report: [['JUDGMENT', 40_000]], title: [40_000, 40_000] })
    const paid = applyChange(two, { kind: 'PAY_OFF_YOURSELF', accountId: 'title-judgment-0' })
    expect(claimsOf(paid).map(({ id }) => id)).toEqual(['title-judgment-1'])
    expect(paid.credit.publicRecords).toMatchObject([{ satisfied: true }])
    const both = applyChange(two, { kind: 'PAY_OFF_YOURSELF', accountIds: ['title-judgment-0', 'title-judgment-1'] })
    expect(claimsOf(both)).toEqual([])
  })
  it('is less in every source that says it once some of it is paid, and does not become two', () => {
    const one = applicantWith({ report: [['JUDGMENT', 40_000]], title: [40_000], liens: [['JUDGMENT', 40_000]] })
    const paid = applyChange(one, { kind: 'PAY_DOWN_LIENS', accountId: 'lien-0', amountCents: 10_000 })
    expect(total(paid)).toBe(30_000)
  })
})
