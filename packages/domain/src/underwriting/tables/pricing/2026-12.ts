import type { z } from 'zod'
import type { pricingTableSchema } from '../pricing-table.ts'

/**
 * The default lender's prices from 2026-11-22: margins and grid by what was published about the market of 2026 (scripts/calibrate), the rest
 * ours but floor, ceiling and the highest fee (4.99 %) [pricing/tables]. At prime 6.75 and without a fee, over 30 years behind one mortgage:
 * a score of 780 at 70 % comes to 6.75 + 0.35 + 0.125 = 7.225 (the market: 7.23), which the floor lifts to 7.60; 700 at 80 % to
 * 6.75 + 0.35 + 1.375 = 8.475 (the market: 8.50). Every rate is the floor and whole eighths while the index moves by quarters: with
 * these terms and fees the lowest rate shown then never rises with a better score (decision 0042).
 */
export const pricing202612: z.input<typeof pricingTableSchema> = {
  version: '2026-12',
  effectiveFrom: '2026-11-22',
  citation:
    'house: Curinos 2026-02 (780, 70 %: 7.23), Bankrate Monitor 2026-06-16 (700, 80 %: 8.50), H.15 prime 6.75; every source in scripts/calibrate/market-2026.data.ts; floor, ceiling and highest fee: docs/specification.md, pricing/tables',
  index: 'PRIME',
  // calibrated: made by "npm run calibrate -- --write"
  marginByPosition: { 1: '0.225', 2: '0.350', 3: '1.100' },
  grid: {
    scoresFrom: [640, 660, 680, 700, 720, 740, 760, 780, 800],
    cltvUpToBps: [5000, 6000, 6500, 7000, 7500, 8000, 8500],
    cells: [
      ['2.125', '2.125', '2.125', '2.250', '2.250', '2.500', '3.375'],
      ['1.750', '1.750', '1.750', '1.875', '1.875', '2.125', '3.000'],
      ['1.375', '1.375', '1.375', '1.500', '1.500', '1.750', '2.625'],
      ['1.000', '1.000', '1.000', '1.125', '1.125', '1.375', '2.250'],
      ['0.625', '0.625', '0.625', '0.625', '0.625', '1.000', '1.875'],
      ['0.500', '0.500', '0.500', '0.625', '0.625', '0.875', '1.750'],
      ['0.125', '0.125', '0.125', '0.250', '0.250', '0.500', '1.375'],
      ['0.000', '0.000', '0.000', '0.125', '0.125', '0.375', '1.250'],
      ['0.000', '0.000', '0.000', '0.125', '0.125', '0.375', '1.250'],
    ],
  },
  // end of calibrated
  term: { 5: '-0.50', 10: '-0.50', 15: '-0.25', 20: '-0.25', 30: '0' },
  occupancy: { HOME: '0', SECONDARY: '0.25', INVESTMENT: '0.25' },
  // One price for every size: the surveys quote lines of 30,000, and a larger line that costs less leaves holes (decision 0041).
  size: [{ fromCents: 0, points: '0' }],
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
  ranges: 'WITHOUT_HOLES',
  feesThatNeverPay: 'HIDDEN',
  // The ceiling holds for the life of the line: for what FLOATING follows and for every later draw of FIXED.
  lifetimeCap: '17.20',
}
