import type { z } from 'zod'
import type { guidelineSchema } from '../guideline.ts'
import { guideline202611 } from './2026-11.ts'

/**
 * From 2026-11-22: 700 to 719 up to 80 % of the value (75 before), SECONDARY 5 and INVESTMENT 10 points lower, as lenders publish for 2026; and
 * an applicant without a score is read by the lowest row of the whole table. The DTI counts loans and claims that no account stands behind, and
 * property tax, insurance and association dues. Two claims of the same amount are two, unless different sources say them. Everything else as in
 * 2026-11.
 */
export const guideline202612: z.input<typeof guidelineSchema> = {
  ...guideline202611,
  version: '2026-12',
  effectiveFrom: '2026-11-22',
  citation: 'house: shaped on what home equity lenders publish; CLTV caps: scripts/calibrate/market-2026.data.ts',
  occupancies: {
    HOME: {
      minimumScore: 640,
      cltvCaps: [
        { from: 640, to: 659, capBps: 6000 },
        { from: 660, to: 679, capBps: 7000 },
        { from: 680, to: 699, capBps: 7500 },
        { from: 700, to: 739, capBps: 8000 },
        { from: 740, to: 850, capBps: 8500 },
      ],
      citation: 'house: others lend up to 80 % from 680 and 85 % from 700',
    },
    // Five points lower than HOME, from 680.
    SECONDARY: {
      minimumScore: 680,
      cltvCaps: [
        { from: 680, to: 699, capBps: 7000 },
        { from: 700, to: 739, capBps: 7500 },
        { from: 740, to: 850, capBps: 8000 },
      ],
      citation: 'house',
    },
    // Ten points lower than HOME, from 680.
    INVESTMENT: {
      minimumScore: 680,
      cltvCaps: [
        { from: 680, to: 699, capBps: 6500 },
        { from: 700, to: 739, capBps: 7000 },
        { from: 740, to: 850, capBps: 7500 },
      ],
      citation: 'house',
    },
  },
  dti: {
    ...guideline202611.dti,
    whole: {
      housingCosts: '2026-12',
      unreportedLoans: {
        // The shorter of the two customary terms at the highest weekly average of 30-year loans since 2001.
        MORTGAGE: { percent: '7.79', years: 15 },
        // Ten years are the shortest customary time of repayment; lines of today cost less.
        HELOC: { percent: '10', years: 10 },
      },
      claimsBps: 500,
      leastMortgage: { percent: '2.65', years: 30 },
      citation:
        'house, conservative; shaped on: Fannie Mae Selling Guide B3-6-03 (04/01/2020), housing expense is principal, interest, taxes, insurance and dues; HUD Mortgagee Letter 2013-24, 5 % of an open collection without a known plan, applied here to claims; Freddie Mac PMMS, 7.79 % of 2023-10-26 and 2.65 % of 2021-01-07',
    },
  },
  withoutScore: 'WORST_OF_TABLE',
  scoreReasons: 'FACTORS',
  sameClaims: 'ONE_TO_ONE',
}
