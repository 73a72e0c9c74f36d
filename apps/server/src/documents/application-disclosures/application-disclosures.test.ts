import { defaultOrganizationTerms, disclosedPlan, formatExactCents, formatPercent, type PlanTerms, primeRows } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'

const TERMS: PlanTerms = {
  on: '2026-12-11',
  state: 'CO',
  occupancy: 'HOME',
  organization: defaultOrganizationTerms,
  primeRows,
}
const lender = {
  legalName: 'Hearthline Lending, Inc.',
  address: '400 Hearth Street, Sacramento, CA 95814',
  phone: '(888) 819-6388',
  email: 'help@hearthline.example',
  nmlsNumber: '0000001',
}
const render = (more: Partial<PlanTerms> = {}, terms: 'REFUNDABLE' | 'NONREFUNDABLE' = 'REFUNDABLE') => {
  const asked = { ...TERMS, ...more }
  const valuationFee = { cents: asked.organization.thirdPartyFees?.valuationCents ?? 18_000, terms, keptFrom: '2026-12-17' }
  return renderDocument({ kind: 'APPLICATION_DISCLOSURES', data: { lender, plan: disclosedPlan(asked), valuationFee } })
}
const textOf = async (...of: Parameters<typeof render>) => (await readPdf((await render(...of)).pdf)).text

describe('the disclosures that come with an application', () => {
  it('are one document for everyone to whom the same plan is disclosed that day, and another for another plan', async () => {
    const [one, again, elsewhere] = await Promise.all([render(), render(), render({ state: 'MD' })])
    expect(again.pdf).toBe(one.pdf)
    expect(Buffer.from(elsewhere.pdf).equals(Buffer.from(one.pdf))).toBe(false)
    expect(await textOf({ state: 'MD' })).toContain('for a home in MD')
  })

  it('say first what 12 CFR 1026.40(a)(2) puts first, and then everything else of (d)', async () => {
    const text = await textOf()
    const places = [
      'Keep this document',
      'All of them may change before your line is opened',
      'entitled to a refund of any fees',
      'You could lose your home',
      'terminate your line',
      'more specific information about when',
      'Minimum payment example',
      'Fees that we charge',
      'Fees that others charge',
      'Limits on the line and on draws',
      'tax advisor',
      'What You Should Know About Home Equity Lines of Credit',
      'Variable rate',
      'published in The Wall Street Journal',
      'The highest annual percentage rate that can ever apply to your line is 17.200%',
      'That rate could be reached as early as the first month',
      'Historical example',
    ].map((said) => [said, text.indexOf(said)] as const)
    for (const [said, place] of places) expect(place, said).toBeGreaterThan(0)
    expect(places.map(([, place]) => place)).toEqual(places.map(([, place]) => place).toSorted((a, b) => a - b))
  })

  it('have every figure of the plan: both payment examples and all fifteen years of the index', async () => {
    const plan = disclosedPlan(TERMS)
    const text = await textOf()
    for (const { years, months, paymentCents, lastPaymentCents } of [...plan.recentPayments, ...plan.highestPayments])
      expect(text).toContain(`${years} years ${months} ${formatExactCents(paymentCents)} ${formatExactCents(lastPaymentCents)}`)
    expect(plan.historical.years).toHaveLength(15)
    for (const { year, indexPercent, confirmed, aprPercent, limitedBy, paymentCents } of plan.historical.years) {
      const index = `${formatPercent(indexPercent)}${confirmed ? '' : ' †'}`
      const rate = `${formatPercent(aprPercent)}${limitedBy === 'FLOOR' ? ' *' : ''}`
      expect(text).toContain(`${year} ${index} ${formatPercent(plan.marginPercent)} ${rate} ${formatExactCents(paymentCents!)}`)
    }
  })

  it('say how long draws can be taken, when payments are due, and the least of a later draw (12 CFR 1026.40(d)(5)(i), (d)(10))', async () => {
    const text = await textOf()
    expect(text).toContain(
      'You can draw again for 5 years after the line is opened: the draw period. With a term of 5 years the draw period is 2 years.',
    )
    expect(text).toContain('Payments are due on day 25 of each month.')
    expect(text).toContain('Each later draw is at least $500.')
    expect(await textOf({ state: 'TX' })).toContain('By the law of TX, each later draw is at least $4,000.')
    expect(text).not.toContain('draw period is not known')
  })

  it('never write zero for a cost that is not known', async () => {
    for (const state of ['CO', 'MD', 'NY', 'CA', 'TX', 'KS', 'VA', 'DC']) {
      const text = await textOf({ state })
      expect(text.replaceAll(/\$0 on our smallest line to \$[1-9]/g, ''), state).not.toMatch(/\$0(?![\d,.])/)
      expect(text, state).toMatch(/Recording tax/)
    }
    expect(await textOf({ state: 'MD' })).toContain('Recording tax in MD: not known yet.')
    expect(await textOf({ state: 'NV' })).toMatch(/Recording tax: (not known yet|none is due)/)
  })

  it('state what a notary in person costs, and when that is due', async () => {
    const fees = (valuationCents: number, manualNotaryCents: number) => ({
      organization: { ...defaultOrganizationTerms, thirdPartyFees: { valuationCents, manualNotaryCents } },
    })
    expect(await textOf()).toContain(
      'no separate charge for an online notary. A notary who meets you in person is $300, paid from the draw, and due only where an online notary cannot be used.',
    )
    expect(await textOf(fees(18_000, 12_550))).toContain('A notary who meets you in person is $125.50')
    expect(await textOf({ state: 'TX' })).toContain(
      'Notary who meets you in person: $300, paid from the draw. It is due: for this home in TX an online notary cannot be used.',
    )
    expect(await textOf({ state: 'TX', ...fees(18_000, 0) })).toContain('Notary who meets you in person: paid by us.')
    expect(await textOf(fees(18_000, 0))).toContain('Notary, online or in person: no separate charge.')
    for (const state of ['CO', 'TX']) expect(await textOf({ state })).not.toMatch(/notary[^.]*not known yet/i)
  })

  it('name in Alaska the highest rate of a small line, and what 10,000 costs at it', async () => {
    const text = await textOf({ state: 'AK' })
    expect(text).toContain('The highest annual percentage rate that can ever apply to your line is 17.200%')
    expect(text).toContain('By the law of AK, the annual percentage rate of a line of $25,000 or less is never more than 10.000%.')
    expect(text).toContain('On a line of $25,000 or less')
    expect(text).toContain('5 years 60 $212.47')
    expect(await textOf()).not.toContain('10.000%')
  })

  it('list in Texas no origination fee that its cap on all fees never allows', async () => {
    const text = await textOf({ state: 'TX' })
    expect(text).toContain('1.50%')
    for (const fee of ['1.99%', '2.99%', '4.99%']) expect(text).not.toContain(fee)
    const organization = { ...defaultOrganizationTerms, feeChoicesBps: [499] }
    expect(await textOf({ state: 'TX', organization })).toContain('None of our origination fees is allowed in TX')
  })

  it('say until when the valuation fee is refundable, or from when it may be charged', async () => {
    expect(await textOf()).toContain('If a valuation fee is charged before Thursday, December 17, 2026, it is refundable')
    expect(await textOf({}, 'NONREFUNDABLE')).toContain('We do not charge the valuation fee before Thursday, December 17, 2026.')
    const organization = { ...defaultOrganizationTerms, thirdPartyFees: { valuationCents: 0, manualNotaryCents: 30_000 } }
    expect(await textOf({ organization })).not.toContain('refund of the valuation fee')
  })

  it('are read by machines as tables with headings', async () => {
    const { roles, pages } = await readPdf((await render()).pdf)
    expect(roles.filter((role) => role === 'Table')).toHaveLength(4)
    expect(roles.filter((role) => role === 'TH')).toHaveLength(4 + 2 + 4 + 5)
    expect(roles.filter((role) => role === 'TR')).toHaveLength(6 + 7 + 6 + 16)
    expect(pages).toBeLessThanOrEqual(5)
  })
})
