/**
 * Where the tables know the recording tax of a place only between two ends, or not at all, a person asks the county and enters it for this very
 * line: no one is asked to accept or sign a cost that is not known.
 */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { TAX_BASES, TAX_OPEN_REASONS } from '../../../loan/tax-bases.ts'
import { highestRecordingTax, recordingTaxOfLine } from '../../../underwriting/decision/recording-tax-of-line.ts'
import { totalOf } from '../../../underwriting/offer/draw-bounds.ts'
import { formatExactCents } from '../../../values/money.ts'
import { type Known, wait } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { choiceInForce, decisionInForce } from '../final/choice-in-force.ts'
import { withKeptDiscounts } from '../final/kept-discounts.ts'
import { closingCosts } from '../offer/closing-costs.ts'
import { offerOfChoice } from '../offer/offer-of-choice.ts'
import { payOffsOf, sumOfPayOffs } from '../offer/pay-offs.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { texasFeeCapCents } from './texas-fees.ts'

/** What the tax is asked for, and what is known of it. */
const openTax = z.object({
  state: z.string(),
  county: z.string(),
  /** the whole line: a tax of this kind is on the most that can be owed */
  lineCents: cents,
  basis: z.enum(TAX_BASES).exclude(['EXACT']),
  why: z.optional(z.enum(TAX_OPEN_REASONS)),
  leastCents: cents,
  mostCents: cents,
  /** what the draw has left for it: a tax above this cannot be paid from the draw */
  coveredCents: z.int(),
})

/** undefined where nothing is chosen, or the tables know the tax of its place to the cent. */
export function openRecordingTax(known: Known): z.infer<typeof openTax> | undefined {
  const choice = choiceInForce(known)
  const decision = decisionInForce(known)
  const found = choice && decision && offerOfChoice(decision.offers, withKeptDiscounts(known, choice))
  const property = chosenProperty(known)
  if (!choice || !decision || !found?.offer.recordingTaxOpen || !property) return undefined
  const { state } = property.address
  const { county } = property
  const lineCents = totalOf(choice.drawCents, found.offer)
  const { basis, ...tax } = recordingTaxOfLine(decision, { state, county, lineCents, termYears: choice.termYears })
  if (basis === 'EXACT') return undefined
  const fromDraw = closingCosts(known).filter(({ paid }) => paid === 'FROM_DRAW')
  const costsCents = fromDraw.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const coveredCents = choice.drawCents - costsCents - sumOfPayOffs(payOffsOf(choice, decision, reportsOf(known)))
  return { state, county, lineCents, basis, ...tax, coveredCents }
}

/** Not even its ends are known where no row says that there is none. */
const hasEnds = ({ basis }: z.infer<typeof openTax>): boolean => basis !== 'NONE_KNOWN'

/** In the tables of the very decision. */
function highestCents(known: Known, { lineCents }: z.infer<typeof openTax>): number | undefined {
  const [choice, decision] = [choiceInForce(known), decisionInForce(known)]
  return choice && decision && highestRecordingTax(decision, { lineCents, termYears: choice.termYears })
}

export const recordingTaxOfCounty = wait('recording-tax', {
  title: 'Recording tax of your county',
  staffTitle: 'Recording tax of the county',
  why: 'We ask your county what recording your line costs, so that your final offer shows it to the cent.',
  steps: ['CONDITIONS_OPEN'],
  by: 'operator',
  // Who signed has agreed to the costs as they were told.
  notAfter: 'note-signing',
  applies: (known) => openRecordingTax(known) !== undefined,
  reads: (known) => {
    const open = openRecordingTax(known)
    return [open && [open.state, open.county, open.lineCents]]
  },
  about: {
    data: z.object({ open: z.optional(openTax) }),
    of: (known) => ({ open: openRecordingTax(known) }),
  },
  data: z.object({
    taxCents: cents,
    source: z.string().trim().min(5, 'Name who said so: the recorder’s office, a schedule, a section').max(500),
  }),
  fits: (known, { taxCents }) => {
    const open = openRecordingTax(known)
    if (!open) return []
    const highest = highestCents(known, open)
    if (!hasEnds(open) && highest !== undefined && taxCents > highest)
      return [
        {
          path: 'taxCents',
          message: `The highest tax that we know of anywhere comes to ${formatExactCents(highest)} on this line. Check the amount. If it is right, have the tables corrected first.`,
        },
      ]
    if ((texasFeeCapCents(known, taxCents) ?? 0) < 0)
      return [
        {
          path: 'taxCents',
          message:
            'With this tax the fees are more than 2 percent of the line, even without our own fee (Tex. Const. XVI s.50(a)(6)(E)). Check the amount. If it is right, the borrower has to choose a larger draw.',
        },
      ]
    if (hasEnds(open) && (taxCents < open.leastCents || taxCents > open.mostCents))
      return [
        {
          path: 'taxCents',
          message: `The tables allow ${formatExactCents(open.leastCents)} to ${formatExactCents(open.mostCents)} for this line. If the county asks for another amount, have the tables corrected first.`,
        },
      ]
    return taxCents > open.coveredCents
      ? [
          {
            path: 'taxCents',
            message: `The draw has ${formatExactCents(open.coveredCents)} left for it. The borrower has to choose a larger draw.`,
          },
        ]
      : []
  },
  labels: { taxCents: 'Recording tax on this line', source: 'Who said so' },
  example: { taxCents: 0, source: 'Schedule of the county recorder' },
})
