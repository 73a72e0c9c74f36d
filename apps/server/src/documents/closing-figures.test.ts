/** Each figure of each document of a closing is one of its terms: over drawn closings, with arithmetic of this test's own where a document shows a sum. */
import { fileURLToPath } from 'node:url'
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { firstDraw, type LineTerms, lenderDay, openingOf, rescissionEnd } from '@hearthline/domain'
import { finalOffer } from '@hearthline/domain/items/signing/final-offer'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLOSING_AT, type Closing, closingOrders, knownOf, NOTICE_AT } from '../testing/closing-orders.ts'
import type { Block } from './document-text.ts'
import { type DocumentOrder, describeDocument } from './renderers.ts'

let brand: Brand
beforeAll(async () => {
  brand = (await loadBrands(fileURLToPath(new URL('../../../../brands', import.meta.url)))).get('HEARTH')!
})

const PLACES = [
  { state: 'CA', city: 'Sacramento', zip: '95814', county: 'Sacramento' },
  { state: 'TX', city: 'Austin', zip: '78701', county: 'Travis' },
  { state: 'GA', city: 'Atlanta', zip: '30303', county: 'Fulton' },
  { state: 'FL', city: 'Tampa', zip: '33602', county: 'Hillsborough' },
]
const rate = (mills: number): string => (mills / 1000).toFixed(3)
const cost = (type: string) =>
  fc.record({ type: fc.constant(type), feeType: fc.constant('THIRD_PARTY' as const), amountCents: fc.integer({ min: 1, max: 60_000 }) })

/** Terms that add up, with as many different figures as there are names for them. */
const anyClosing = fc
  .record({
    place: fc.constantFrom(...PLACES),
    isVariable: fc.boolean(),
    termYears: fc.constantFrom(5, 10, 15, 20, 30),
    drawPeriodMonths: fc.constantFrom(24, 60),
    drawCents: fc.integer({ min: 2_500_000, max: 50_000_000 }),
    feeBps: fc.integer({ min: 0, max: 499 }),
    rateMills: fc.integer({ min: 7_000, max: 14_000 }),
    indexMills: fc.integer({ min: 3_000, max: 10_000 }),
    marginMills: fc.integer({ min: 100, max: 6_000 }),
    laterMarginMills: fc.integer({ min: 100, max: 6_000 }),
    floorMills: fc.integer({ min: 3_000, max: 7_000 }),
    capMills: fc.integer({ min: 14_000, max: 17_200 }),
    payment: fc.integer({ min: 10_000, max: 900_000 }),
    last: fc.integer({ min: 1, max: 9_999 }),
    recording: cost('RECORDING_FEE'),
    notary: cost('NOTARY_FEE'),
    taxCents: fc.integer({ min: 0, max: 90_000 }),
    taxSpread: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
    debts: fc.array(fc.integer({ min: 10_000, max: 500_000 }), { maxLength: 2 }),
    later: fc.integer({ min: 50_000, max: 900_000 }),
    coOwners: fc.constantFrom([], ['Luis Reyes']),
    trust: fc.constantFrom(undefined, 'The Reyes Family Trust'),
    isInFloodZone: fc.boolean(),
  })
  .map(({ place, isVariable, taxCents, taxSpread, debts, coOwners, trust, isInFloodZone, ...drawn }): Closing => {
    const isTexas = place.state === 'TX'
    // No fee of a Texas homestead comes near 2 percent of its line here.
    const originationFeeBps = isTexas ? drawn.feeBps % 80 : drawn.feeBps
    const originationFeeCents = Math.round((drawn.drawCents * originationFeeBps) / 10_000)
    const recordingTax = isTexas ? { leastCents: 0, mostCents: 0 } : { leastCents: taxCents, mostCents: taxCents + taxSpread }
    const fromDraw = isTexas ? 4_300 : drawn.recording.amountCents
    const payOffs = debts.map((amountCents, place) => ({ creditor: `Creditor ${place}`, last4: `441${place}`, amountCents }))
    const paidOff = debts.reduce((sum, cents) => sum + cents, 0)
    const terms: LineTerms = {
      planVersion: '2026-12',
      interestVersion: '2026-12',
      type: isVariable ? 'FLOATING' : 'FIXED',
      termYears: drawn.termYears as LineTerms['termYears'],
      drawPeriodMonths: drawn.drawPeriodMonths,
      lineCents: drawn.drawCents + originationFeeCents,
      drawCents: drawn.drawCents,
      originationFeeCents,
      originationFeeBps,
      minimumLaterDrawCents: isTexas ? 400_000 : drawn.later,
      ratePercent: rate(drawn.rateMills),
      dailyPeriodicRatePercent: (drawn.rateMills / 1000 / 365).toFixed(8),
      index: { percent: rate(drawn.indexMills), from: '2026-11-01' },
      ...(isVariable && { marginPercent: rate(drawn.marginMills) }),
      laterMarginPercent: rate(drawn.laterMarginMills),
      discounts: [{ type: 'AUTOPAY', points: '0.250' }],
      floorPercent: rate(drawn.floorMills),
      lifetimeCapPercent: rate(drawn.capMills),
      monthlyPaymentCents: drawn.payment,
      lastPaymentCents: drawn.last,
      payments: drawn.termYears * 12,
      costs: [
        { type: 'RECORDING_FEE', feeType: 'GOVERNMENT', amountCents: fromDraw, paid: 'FROM_DRAW' },
        { ...drawn.notary, ...(isTexas && { amountCents: 1 + (drawn.notary.amountCents % 9_999) }), paid: 'BEFORE' },
      ],
      recordingTax,
      payOffs,
      cashToBorrowerCents: drawn.drawCents - fromDraw - recordingTax.mostCents - paidOff,
    }
    return { ...place, terms, coOwners, ...(trust && { trust }), isInFloodZone }
  })

/** '$1,234.56', cents left out where there are none: by this test's own hand. */
function dollars(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}${cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`}`
}
const days = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'facts') return block.rows.flat()
  if (block.kind === 'table') return [...block.columns, ...block.rows.flat()]
  return 'text' in block ? [block.text] : []
}
const blocksOf = (order: DocumentOrder) => describeDocument(order).text.blocks
const factsOf = (order: DocumentOrder): ReadonlyMap<string, string> =>
  new Map(blocksOf(order).flatMap((block) => (block.kind === 'facts' ? block.rows : [])))
const textOf = (order: DocumentOrder): string => blocksOf(order).flatMap(textsOf).join('\n')

/** What another law or rule names, and no term of this line: 42 USC 4013(b)(2) and 15 USC 1666(e). */
const OF_THE_LAW = ['$250,000', '$50']

function moneyAllowed({ terms }: Closing, order: DocumentOrder): ReadonlySet<string> {
  const { costs, recordingTax, payOffs } = terms
  const counted = terms.originationFeeCents + costs.reduce((sum, { amountCents }) => sum + amountCents, 0) + recordingTax.mostCents
  const ofOrder =
    order.kind === 'INSURANCE_REQUIREMENTS'
      ? [order.data.hazardCents]
      : order.kind === 'TEXAS_FAIR_MARKET_VALUE'
        ? [order.data.valueCents]
        : order.kind === 'TEXAS_ITEMIZATION'
          ? [counted, Math.floor(terms.lineCents / 50), 0]
          : []
  return new Set([
    ...[terms.lineCents, terms.drawCents, terms.originationFeeCents, terms.minimumLaterDrawCents, terms.monthlyPaymentCents].map(dollars),
    ...[terms.lastPaymentCents, terms.cashToBorrowerCents, recordingTax.leastCents, recordingTax.mostCents].map(dollars),
    ...[...costs, ...payOffs].map(({ amountCents }) => dollars(amountCents)),
    ...ofOrder.map(dollars),
    ...OF_THE_LAW,
  ])
}

const laterRate = ({ index, laterMarginPercent, floorPercent, lifetimeCapPercent }: LineTerms): string => {
  const plain = Math.round(Number(index.percent) * 1000) + Math.round(Number(laterMarginPercent) * 1000)
  return rate(Math.min(Math.max(plain, Number(floorPercent) * 1000), Number(lifetimeCapPercent) * 1000))
}

function ratesAllowed({ terms }: Closing): ReadonlySet<string> {
  const later = laterRate(terms)
  const rates = [terms.ratePercent, later, terms.index.percent, terms.laterMarginPercent, terms.floorPercent, terms.lifetimeCapPercent]
  return new Set([
    ...[...rates, terms.marginPercent, (terms.originationFeeBps / 100).toFixed(3), terms.discounts[0]?.points].map((each) => `${each}%`),
    ...[terms.dailyPeriodicRatePercent, (Number(later) / 365).toFixed(8)].map((each) => `${each}%`),
  ])
}

const overClosings = async (holds: (closing: Closing, orders: readonly DocumentOrder[]) => void) =>
  await fc.assert(
    fc.asyncProperty(anyClosing, async (closing) => holds(closing, await closingOrders(brand, closing))),
    { numRuns: 60 },
  )

describe('the documents of any closing', () => {
  it('have no sum of money and no rate but those of the terms', async () => {
    let seen = 0
    await overClosings((closing, orders) => {
      for (const order of orders) {
        const text = textOf(order)
        const money = text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []
        const rates = text.match(/\d+\.\d+%/g) ?? []
        seen += money.length + rates.length
        const [known, knownRates] = [moneyAllowed(closing, order), ratesAllowed(closing)]
        expect([order.kind, money.filter((each) => !known.has(each))]).toEqual([order.kind, []])
        expect([order.kind, rates.filter((each) => !knownRates.has(each))]).toEqual([order.kind, []])
      }
    })
    expect(seen).toBeGreaterThan(60 * 30)
  })

  it('say of the agreement what they say of the disclosure, each figure under its own name', async () => {
    await overClosings(({ terms }, orders) => {
      const [disclosed, agreed] = (['CLOSING_DISCLOSURE', 'NOTE'] as const).map((kind) =>
        factsOf(orders.find((order) => order.kind === kind)!),
      )
      const isOpen = terms.recordingTax.leastCents !== terms.recordingTax.mostCents
      const named = new Map([
        ['Credit limit', dollars(terms.lineCents)],
        ['First draw', dollars(terms.drawCents)],
        [
          `FINANCE CHARGE: origination fee, ${(terms.originationFeeBps / 100).toFixed(3)}% of the first draw`,
          dollars(terms.originationFeeCents),
        ],
        ['Owed on the first day', dollars(terms.lineCents)],
        ['Recording fee', dollars(terms.costs[0]!.amountCents)],
        [isOpen ? 'To your account, at least' : 'To your account', dollars(terms.cashToBorrowerCents)],
        ...terms.payOffs.map(
          ({ creditor, last4, amountCents }) => [`Paid to ${creditor}, account ending in ${last4}`, dollars(amountCents)] as const,
        ),
        ['ANNUAL PERCENTAGE RATE of the first draw', `${terms.ratePercent}%`],
        ['ANNUAL PERCENTAGE RATE of a later draw, at the index of today', `${laterRate(terms)}%`],
        ['Margin of later draws', `${terms.laterMarginPercent}%`],
        ['Lowest rate of the line', `${terms.floorPercent}%`],
        ['Highest rate of the line', `${terms.lifetimeCapPercent}%`],
      ])
      for (const facts of [disclosed!, agreed!]) for (const [name, value] of named) expect([name, facts.get(name)]).toEqual([name, value])
      expect(disclosed!.get('Monthly payment of the first draw')).toBe(dollars(terms.monthlyPaymentCents))
      expect(disclosed!.get('Last payment, about')).toBe(dollars(terms.lastPaymentCents))
      expect(disclosed!.get('Margin of the first draw')).toBe(terms.marginPercent && `${terms.marginPercent}%`)
    })
  })

  it('have the figures that the screen shows, and that the ledger opens with', async () => {
    await overClosings((closing, orders) => {
      const { terms } = closing
      expect(finalOffer.about!.of(knownOf(closing), lenderDay(CLOSING_AT)).terms).toEqual(terms)
      const draw = firstDraw(terms)
      const rows = factsOf(orders.find(({ kind }) => kind === 'CLOSING_DISCLOSURE')!)
      const isOpen = terms.recordingTax.leastCents !== terms.recordingTax.mostCents
      expect(rows.get(isOpen ? 'To your account, at least' : 'To your account')).toBe(dollars(draw.cashCents))
      expect(rows.get('Owed on the first day')).toBe(dollars(draw.feeCents + draw.costCents + draw.payOffCents + draw.cashCents))
    })
  })

  it('name the days of this very opening: the last draw, the last payment, and the end of the right to cancel', async () => {
    const today = lenderDay(CLOSING_AT)
    await overClosings(({ terms }, orders) => {
      const instrument = factsOf(orders.find(({ kind }) => kind === 'SECURITY_INSTRUMENT')!)
      const opening = openingOf(terms, { openedOn: today, drawnOn: '2026-12-01' })
      const [year, rest] = [Number(opening.drawsUntil.slice(0, 4)) + terms.termYears, opening.drawsUntil.slice(4)]
      // In Texas the day of the signing is entered at the closing, and both are counted from it.
      const isBlank = instrument.get('Date')?.startsWith('____') === true
      const afterDate = (until: string) => `the day ${Number(until.slice(0, 4)) - Number(today.slice(0, 4))} years after its date`
      const said = isBlank ? afterDate : days
      expect(instrument.get('Advances may be made until')).toBe(said(opening.drawsUntil))
      expect(instrument.get('Everything is due at the latest')).toBe(said(`${year}${rest}`))
      expect(instrument.get('Maximum principal secured at any one time (credit limit)')).toBe(dollars(opening.limitCents))
      const notices = orders.filter((order) => order.kind === 'RESCISSION_NOTICE')
      expect(notices.length).toBeGreaterThan(0)
      // Opened when the agreement was signed; the days are counted from the notice, which is made after the notary was met.
      const ends = rescissionEnd({ opened: today, noticeDelivered: lenderDay(NOTICE_AT), disclosuresDelivered: today })
      for (const notice of notices) expect(notice.data).toMatchObject({ openedOn: today, endsOn: ends })
    })
  })

  it('ask for insurance of all loans on the home with the line drawn in full, and never for more flood insurance than there is', async () => {
    const mortgages = new Set<number>()
    await overClosings(({ terms, isInFloodZone }, orders) => {
      const order = orders.find((each) => each.kind === 'INSURANCE_REQUIREMENTS')!
      mortgages.add(order.data.hazardCents - terms.lineCents)
      const least = Math.min(order.data.hazardCents, 25_000_000)
      expect(order.data.flood).toEqual(isInFloodZone ? { zone: 'AE', coverageCents: least } : undefined)
    })
    // Of the example's home, whatever line is opened.
    expect([...mortgages]).toEqual([expect.any(Number)])
    expect(Math.min(...mortgages)).toBeGreaterThan(0)
  })
})
