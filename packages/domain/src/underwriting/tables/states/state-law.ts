/** What the states' own law asks: versioned, dated, cited, and refused whole when a cell is malformed. The recording taxes are of the same version. */
import { z } from 'zod'
import { cents, localDate, OCCUPANCIES, stateCode } from '../../../facts/scalars.ts'
import type { RecordingTaxes } from '../../../loan/recording-taxes/recording-taxes.ts'

const citation = z.string().min(10)
const bps = z.int().min(0).max(10_000)

/** What one state asks of a line, over homes of these occupancies: a law of the homestead speaks of HOME alone. */
const stateRule = z.strictObject({
  occupancies: z.array(z.enum(OCCUPANCIES)).min(1),
  cltvCap: z.strictObject({ bps, citation }).optional(),
  /** every fee of the closing together at most this share of the line, but for the costs left out of it */
  wholeFeeCap: z
    .strictObject({
      bps,
      /** valuations whose cost does not count */
      excludes: z.array(z.enum(['AVM', 'BPO', 'APPRAISAL'])),
      citation,
    })
    .optional(),
  /** no other home equity loan may stay beside the line */
  oneEquityLoan: z.strictObject({ citation }).optional(),
  /** so many years from one home equity loan on the home to the next */
  yearsBetween: z.strictObject({ years: z.int().min(1), citation }).optional(),
  minimumDraw: z.strictObject({ cents, citation }).optional(),
  /** the rate at most this, on lines of at most so much */
  rateCap: z.strictObject({ upToLineCents: cents, percent: z.string().regex(/^\d+(\.\d{1,3})?$/), citation }).optional(),
})
export type StateRule = z.infer<typeof stateRule>

/** What is known of one question of law in one state. What no one has looked up says so. */
const legalEntry = z.discriminatedUnion('checked', [
  z.strictObject({ checked: z.literal(true), says: z.string().min(5), citation, readOn: localDate }),
  z.strictObject({ checked: z.literal(false) }),
])
export type LegalEntry = z.infer<typeof legalEntry>

/** The questions that each state answers, in the order in which operators read them. */
export const LEGAL_QUESTIONS = ['usury', 'feeCap', 'highCost', 'spouseSigns', 'notary'] as const
export type LegalQuestion = (typeof LEGAL_QUESTIONS)[number]

const legalRow = z.strictObject({
  usury: legalEntry,
  feeCap: legalEntry,
  highCost: legalEntry,
  spouseSigns: legalEntry,
  notary: legalEntry,
})
export type LegalRow = z.infer<typeof legalRow>

export const stateLawSchema = z.strictObject({
  version: z.string().min(1),
  effectiveFrom: localDate,
  citation,
  /** false: this version leaves the states' caps on value and fee to the guideline, as decisions before it did */
  governs: z.boolean(),
  rules: z.record(stateCode, stateRule),
  register: z.record(stateCode, legalRow),
})

export type StateLaw = z.infer<typeof stateLawSchema> & { readonly recordingTaxes: RecordingTaxes }

/** The rule for a home, where the state has one for homes of this occupancy. */
export function stateRuleFor(law: StateLaw, state: string, occupancy: StateRule['occupancies'][number]): StateRule | undefined {
  const rule = law.rules[state]
  return rule?.occupancies.includes(occupancy) === true ? rule : undefined
}
