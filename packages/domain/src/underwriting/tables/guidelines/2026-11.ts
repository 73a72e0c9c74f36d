import type { z } from 'zod'
import type { guidelineSchema } from '../guideline.ts'

// Plain dollars here: an editor of this table thinks in dollars.
const dollars = (amount: number) => amount * 100

/** The default lender's eligibility, November 2026. 'house' marks our own figures; the rest is law. */
export const guideline202611: z.input<typeof guidelineSchema> = {
  version: '2026-11',
  // Early enough for the demo data's history; the version is what a decision stores.
  effectiveFrom: '2026-01-01',
  citation: 'house: shaped on what home equity lenders publish',
  occupancies: {
    HOME: {
      minimumScore: 640,
      cltvCaps: [
        { from: 640, to: 659, capBps: 6000 },
        { from: 660, to: 679, capBps: 7000 },
        { from: 680, to: 719, capBps: 7500 },
        { from: 720, to: 739, capBps: 8000 },
        { from: 740, to: 850, capBps: 8500 },
      ],
      citation: 'house',
    },
    // Five points lower than HOME, from 680.
    SECONDARY: {
      minimumScore: 680,
      cltvCaps: [
        { from: 680, to: 719, capBps: 7000 },
        { from: 720, to: 739, capBps: 7500 },
        { from: 740, to: 850, capBps: 8000 },
      ],
      citation: 'house',
    },
    // Ten points lower than HOME, from 680.
    INVESTMENT: {
      minimumScore: 680,
      cltvCaps: [
        { from: 680, to: 719, capBps: 6500 },
        { from: 720, to: 739, capBps: 7000 },
        { from: 740, to: 850, capBps: 7500 },
      ],
      citation: 'house',
    },
  },
  propertyKinds: {
    SFR: { accepted: true },
    TOWNHOUSE: { accepted: true },
    PUD: { accepted: true },
    CONDOMINIUM: { accepted: true },
    DUPLEX: { accepted: true, minimumScore: 680, dtiLimitBps: 4500 },
    MULTI_FAMILY: { accepted: false },
    COOPERATIVE: { accepted: false },
    MANUFACTURED: { accepted: false },
    MIXED_USE: { accepted: false },
  },
  dti: {
    limitBps: 5000,
    lowerLimitBps: 4500,
    lowerBelowScore: 700,
    lowerOccupancies: ['INVESTMENT'],
    assetsBeforeLineBps: 6500,
    assetMonths: 84,
    citation: 'house',
  },
  maximumPosition: 3,
  // Stated to the borrower as 'within the last 90 days'.
  transferDays: 90,
  collectionsOverCents: dollars(5_000),
  bankruptcyYears: 4,
  foreclosureYears: 7,
  mostForecastStandardDeviation: '20',
  exceptionBelowMinimumCents: dollars(5_000),
  lineStepCents: dollars(500),
  offerDays: 30,
  states: {
    TX: {
      cltvCapBps: 8000,
      minimumLineCents: dollars(35_000),
      feeCapBps: 200,
      citation:
        'Tex. Const. XVI s.50(a)(6)(B) (all liens at most 80 % of value), (E) (fees at most 2 %); 7 TAC 153.3, 153.5; minimum line: house',
    },
  },
}
