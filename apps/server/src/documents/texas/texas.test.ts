import { closingTerms, formatExactCents, type InstrumentParty, TEXAS_NOTICE_PROVISIONS } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { SignaturePlace } from '../document-text.ts'
import { type DocumentOrder, renderDocument } from '../renderers.ts'
import { texasConsent } from './texas-consent.ts'
import { texasFairMarketValue } from './texas-fair-market-value.ts'

const OWNERS: readonly InstrumentParty[] = [
  { party: 'borrower', name: 'Ana Reyes', capacity: 'BORROWER', asTrustee: false },
  { party: 'kim', name: 'Kim Ortega', capacity: 'OWNER', asTrustee: false },
  { party: 'sam', name: 'Sam Reyes', capacity: 'SPOUSE', asTrustee: false },
]
const DATA = {
  parties: {
    lender: {
      legalName: 'Hearthline Lending, Inc.',
      address: '400 Hearth Street, Sacramento, CA 95814',
      phone: '(888) 819-6388',
      email: 'help@hearthline.example',
      nmlsNumber: '0000001',
    },
    applicant: { name: 'Ana Reyes', address: '2100 Alder Way, Austin, TX 78701' },
  },
  loanNumber: 10_042,
  madeAt: '2026-11-24T18:30:00.000Z',
  home: '2100 Alder Way, Austin, TX 78701',
  terms: closingTerms.example,
  owners: OWNERS,
} as const
const textOf = async (order: DocumentOrder) => (await readPdf((await renderDocument(order)).pdf)).text.replace(/\s+/g, ' ')
const partiesOf = (blocks: readonly { kind: string }[]) =>
  blocks.filter((block): block is SignaturePlace => block.kind === 'signature').map(({ party }) => party)

describe('the documents of a Texas homestead', () => {
  it('the notice of section 50(g) has every provision, in the order of the constitution', async () => {
    const text = await textOf({ kind: 'TEXAS_NOTICE', data: DATA })
    const places = TEXAS_NOTICE_PROVISIONS.map((provision) => text.indexOf(provision.replace(/\s+/g, ' ')))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).toContain('THIS NOTICE IS ONLY A SUMMARY OF YOUR RIGHTS UNDER THE TEXAS CONSTITUTION')
  })

  it('the itemization names each fee and whether it counts toward 2 percent (50(a)(6)(E), (M)(ii)), in the figures of the terms', async () => {
    const terms = {
      ...closingTerms.example,
      costs: [...closingTerms.example.costs, { type: 'VALUATION_FEE', feeType: 'THIRD_PARTY', amountCents: 60_000, paid: 'BEFORE' }],
    } as typeof closingTerms.example
    const appraised = await textOf({ kind: 'TEXAS_ITEMIZATION', data: { ...DATA, terms, isAppraised: true } })
    expect(appraised).toContain('Appraisal by a third party $600 No, excluded by law')
    expect(appraised).toContain(`Origination fee ${formatExactCents(terms.originationFeeCents)} Yes`)
    expect(appraised).toContain(`Counts toward the limit ${formatExactCents(terms.originationFeeCents + 4_300)}`)
    const opinion = await textOf({ kind: 'TEXAS_ITEMIZATION', data: { ...DATA, terms, isAppraised: false } })
    expect(opinion).toContain(`Counts toward the limit ${formatExactCents(terms.originationFeeCents + 4_300 + 60_000)}`)
  })

  it('the value is acknowledged by each owner and by no one else (50(a)(6)(Q)(ix))', async () => {
    const data = { ...DATA, valueCents: 73_500_000, source: 'An appraisal by a third party' }
    expect(await textOf({ kind: 'TEXAS_FAIR_MARKET_VALUE', data })).toContain('Fair market value of the homestead $735,000')
    expect(partiesOf(texasFairMarketValue.describe(data).blocks)).toEqual(['borrower', 'kim'])
  })

  it('each owner and each spouse consents, and no one but the borrower promises to pay (50(a)(6)(A); 12 CFR 1002.7(d)(4))', async () => {
    expect(partiesOf(texasConsent.describe(DATA).blocks)).toEqual(['borrower', 'kim', 'sam'])
    expect(await textOf({ kind: 'TEXAS_CONSENT', data: DATA })).toContain('does not promise to pay')
  })

  it('the lender signs the acknowledgment of value beside the owners, and no spouse who owns nothing does (50(a)(6)(Q)(ix))', async () => {
    const data = { ...DATA, valueCents: 73_500_000, source: 'An appraisal by a third party' }
    expect(await textOf({ kind: 'TEXAS_FAIR_MARKET_VALUE', data })).toContain(
      // The day is entered at the office: the acknowledgment is of the value on the day on which the line is made.
      'Signature of the lender /s/ Hearthline Lending, Inc. Date ____________',
    )
    expect(partiesOf(texasFairMarketValue.describe(data).blocks)).toEqual(['borrower', 'kim'])
  })

  it('no discount points are charged, and the right to rescind is told with its three days (50(a)(6)(Q)(viii))', async () => {
    expect(await textOf({ kind: 'TEXAS_DISCOUNT_POINTS', data: DATA })).toContain('Bona fide discount points None')
    const text = await textOf({ kind: 'TEXAS_RESCISSION', data: DATA })
    expect(text).toContain('within three days after the extension of credit is made')
    for (const { name } of OWNERS) expect(text).toContain(name)
  })
})
