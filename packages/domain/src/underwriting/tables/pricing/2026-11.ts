import type { z } from 'zod'
import type { pricingTableSchema } from '../pricing-table.ts'

/**
 * The default lender's prices, November 2026. All figures are ours but the floor and the ceiling (APR 7.60 to 17.20 %) [pricing/tables] and the
 * fee limit (4.99 %). Set so that, at prime 6.75, a score of 748 at 60 % CLTV with a line of 50,000 to 200,000 behind one mortgage over
 * 20 years at 2.99 % costs 6.75 + 2.50 + 0.35 - 0.25 - 0.75 = 8.60, with autopay 8.35.
 * The cheapest 30 year rate is 6.75 + 2.35 + 0 + 0 - 0.25 - 1.25 = 7.60, just at the floor: a better score never makes an offer fall out of it.
 */
export const pricing202611: z.input<typeof pricingTableSchema> = {
  version: '2026-11',
  effectiveFrom: '2026-01-01',
  citation: 'house; floor, ceiling and highest fee: docs/specification.md, pricing/tables',
  index: 'PRIME',
  marginByPosition: { 1: '2.35', 2: '2.50', 3: '3.25' },
  grid: {
    scoresFrom: [640, 660, 680, 700, 720, 740, 760, 780, 800],
    cltvUpToBps: [5000, 6000, 6500, 7000, 7500, 8000, 8500],
    cells: [
      ['2.25', '2.50', '2.75', '3.00', '3.375', '3.75', '4.25'],
      ['1.75', '2.00', '2.25', '2.50', '2.875', '3.25', '3.75'],
      ['1.25', '1.45', '1.65', '1.90', '2.20', '2.60', '3.00'],
      ['0.85', '1.00', '1.15', '1.35', '1.60', '1.95', '2.35'],
      ['0.50', '0.65', '0.75', '0.90', '1.10', '1.40', '1.75'],
      ['0.25', '0.35', '0.45', '0.60', '0.80', '1.05', '1.35'],
      ['0.125', '0.20', '0.30', '0.45', '0.60', '0.85', '1.10'],
      ['0.05', '0.10', '0.20', '0.30', '0.45', '0.65', '0.90'],
      ['0', '0.05', '0.10', '0.20', '0.35', '0.50', '0.75'],
    ],
  },
  term: { 5: '-0.50', 10: '-0.50', 15: '-0.25', 20: '-0.25', 30: '0' },
  occupancy: { HOME: '0', SECONDARY: '0.25', INVESTMENT: '0.25' },
  // Below 50,000 dearer, above 200,000 cheaper.
  size: [
    { fromCents: 0, toCents: 4_999_999, points: '0.50' },
    { fromCents: 5_000_000, toCents: 20_000_000, points: '0' },
    { fromCents: 20_000_001, points: '-0.25' },
  ],
  // Texas: the attorney's or lender's office at closing and the 2 % fee limit cost us more.
  state: { TX: '0.125' },
  fees: [
    { feeBps: 0, points: '0' },
    { feeBps: 99, points: '0.25' },
    { feeBps: 150, points: '0.375' },
    { feeBps: 199, points: '0.50' },
    { feeBps: 299, points: '0.75' },
    { feeBps: 499, points: '1.25' },
  ],
  floorRate: '7.60',
  ceilingRate: '17.20',
  floatingStress: '2',
}
