import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_KINDS } from '../facts/property-record.ts'
import { OCCUPANCIES } from '../facts/scalars.ts'
import { type Demographics, ETHNICITIES, RACES, SEXES } from '../flow/items/about-you/hmda.ts'
import { isUli } from '../policy/uli.ts'
import { propertyRuns } from '../underwriting/property-runs.fixture.ts'
import { runEdits } from './edits/run-edits.ts'
import { hmdaFileText, makeHmdaFile } from './hmda-file.ts'
import { SAMPLE_LEI, sampleTransmittal } from './lar.fixture.ts'
import type { LarInput } from './lar-input.ts'

const anyText = fc.option(fc.string({ unit: 'grapheme', maxLength: 60 }), { nil: undefined })
const answers: fc.Arbitrary<Demographics> = fc.record(
  {
    ethnicity: fc.subarray([...ETHNICITIES]),
    otherHispanic: anyText,
    race: fc.subarray([...RACES]),
    tribe: anyText,
    otherAsian: anyText,
    otherPacificIslander: anyText,
    sex: fc.subarray([...SEXES]),
  },
  { requiredKeys: ['ethnicity', 'race', 'sex'] },
)
const person = fc.record({
  bornOn: fc.constantFrom('1950-01-31', '1984-05-17', '2004-02-29'),
  answers: fc.option(answers, { nil: undefined }),
})
const denial = fc.array(
  fc.oneof(
    fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8).map((code) => ({ code: code as 1 })),
    fc.constant({ code: 9 as const, text: 'Home is for sale' }),
  ),
  { minLength: 1, maxLength: 6 },
)
const action: fc.Arbitrary<LarInput['action']> = fc.oneof(
  fc.record({
    taken: fc.constantFrom('ORIGINATED' as const, 'NOT_ACCEPTED' as const, 'WITHDRAWN' as const, 'INCOMPLETE' as const),
    on: fc.constantFrom('2026-03-02', '2026-12-31'),
    denial: fc.constant([]),
  }),
  fc.record({ taken: fc.constant('DENIED' as const), on: fc.constant('2026-04-06'), denial }),
)
/** Whatever is typed, with something of it to be seen. */
const place = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength }).filter((text) => /[^|\s]/.test(text))
const cents = (most: number) => fc.integer({ min: 1, max: most })

/** Any application of which everything is known that the register asks for. */
const input: fc.Arbitrary<LarInput> = fc.record(
  {
    filer: fc.constantFrom(
      { lei: SAMPLE_LEI, scoringModel: { code: 8, name: 'Sandbox sample score' } },
      { lei: SAMPLE_LEI, scoringModel: { code: 12 } },
    ),
    ownId: fc.integer({ min: 1, max: 999_999_999 }).map((number) => `HL${number}`),
    appliedOn: fc.constantFrom('2025-06-30', '2026-03-02'),
    action,
    purpose: fc.record({ isRefinancing: fc.boolean(), isHomeImprovement: fc.boolean(), isBusiness: fc.boolean() }),
    occupancy: fc.constantFrom(...OCCUPANCIES),
    address: fc.record({
      street: place(120),
      city: place(80),
      state: fc.constant('CA'),
      zip: fc.constant('95814'),
    }),
    home: fc.record({
      kind: fc.constantFrom(...PROPERTY_KINDS.filter((kind) => kind !== 'MULTI_FAMILY')),
      countyFips: fc.option(fc.constant('06067'), { nil: undefined }),
      censusTract: fc.option(fc.constant('06067001101'), { nil: undefined }),
    }),
    lineCents: cents(40_000_000),
    applicant: person,
    coApplicant: fc.option(person, { nil: undefined }),
    incomeCents: fc.option(cents(1_000_000_000), { nil: undefined }),
    decided: fc.record({
      score: fc.option(fc.integer({ min: 300, max: 850 }), { nil: undefined }),
      dtiBps: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
      cltvBps: fc.integer({ min: 1, max: 30_000 }),
      valueCents: cents(2_000_000_000),
      isHighCost: fc.boolean(),
    }),
    lienPosition: fc.integer({ min: 1, max: 3 }),
    terms: fc.record({
      rate: fc.integer({ min: 7600, max: 17_200 }).map((mills) => (mills / 1000).toFixed(3)),
      years: fc.constantFrom(5, 10, 15, 20, 30),
      isVariable: fc.boolean(),
    }),
    aporPercent: fc.integer({ min: 100, max: 1200 }).map((bps) => (bps / 100).toFixed(2)),
    isWholesale: fc.boolean(),
    originatorId: fc.option(fc.constant('123450'), { nil: undefined }),
  },
  { noNullPrototype: true },
)

describe('a row of any application', () => {
  it('has 110 fields on one line, a right identifier, and nothing that stops the file', () => {
    fc.assert(
      fc.property(input, (one) => {
        const file = makeHmdaFile(sampleTransmittal, 2026, [one])
        const stopped = runEdits(file).filter(({ kind }) => kind !== 'QUALITY')
        expect(stopped.map(({ edit }) => edit)).toEqual([])
        const lines = hmdaFileText(file).split('\n')
        expect(lines.map((line) => line.split('|').length)).toEqual([15, 110, 1])
        expect(isUli(file.rows[0]!.uli)).toBe(true)
      }),
      { numRuns: propertyRuns() },
    )
  })
})
