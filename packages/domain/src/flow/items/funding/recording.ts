/** The deed is recorded with the county, or comes back with its reasons. */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { nextBusinessMoment } from '../../../policy/lender-day.ts'
import { zoneOfState } from '../../../policy/state-zone.ts'
import { formatLocalDate, formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { type Known, work } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { deedSigning } from '../notary/deed-signing.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { recordingOrder } from './recording-order.ts'
import { rescission } from './rescission.ts'

export const recordedDeed = z.object({
  outcome: z.literal('RECORDED').optional(),
  /** the county's own */
  recordingNumber: z.string().min(1),
  recordedOn: localDate,
  /** what the county charged; absent in what was recorded before it was kept */
  feeCents: z.optional(cents),
  taxCents: z.optional(cents),
})
export type RecordedDeed = z.infer<typeof recordedDeed>

export const rejectedDeed = z.object({
  outcome: z.literal('REJECTED'),
  rejectedOn: localDate,
  /** the clerk's own words */
  reasons: z.array(z.string().min(1)).min(1),
})
export type RejectedDeed = z.infer<typeof rejectedDeed>

const SENDS_MONEY = 'Our team does a final check next. Then we send your money.'
const PAYS_DEBTS = 'Next we ask your creditors for the exact amounts. Then we pay them from your draw, and send you the rest.'

export const recording = work('recording', {
  title: 'Recording the deed',
  why: 'We record the deed with your county before any money is sent.',
  steps: ['RECORDING'],
  // The county’s office records on its business days.
  beginsAt: (now, known) => nextBusinessMoment(now, zoneOfState(known(propertyAddress)?.state ?? '')),
  // Whatever opens again after the signing may be why the deed is not the one to record.
  afterAll: true,
  reads: (known) => {
    const order = known(recordingOrder)
    return [known(deedSigning), known(rescission), ...(order && order.attempt > 1 ? [order] : [])]
  },
  data: z.union([recordedDeed, rejectedDeed]),
  settledMail: (result, known) =>
    result.outcome === 'REJECTED'
      ? {
          subject: 'The county asked us to correct your deed',
          body: `The county sent your deed back on ${formatLocalDateWithYear(result.rejectedOn)}. It wants a correction before it records the deed. Our team is making it now, and you don’t need to do anything. We email you when the deed goes back to the county. We send your money after the county has recorded it. Your dates show each day once it is set.`,
        }
      : {
          subject: 'Your deed is recorded',
          body: `The county recorded your deed on ${formatLocalDateWithYear(result.recordedOn)} under number ${result.recordingNumber}. ${reportedDebts(known).length > 0 ? PAYS_DEBTS : SENDS_MONEY} Sign in to see your dates.`,
          optional: 'NEWS',
        },
  chapter: {
    open: 'Deed recorded with the county',
    done: 'Deed recorded with the county',
    shown: 'once-signed',
    // What the county sent back is not recorded.
    on: (result) => (result.outcome === 'REJECTED' ? undefined : result.recordedOn),
    note: (result) => (result.outcome === 'REJECTED' ? undefined : `Number ${result.recordingNumber}`),
    meanwhile: (known) => {
      const rejected = rejectionOf(known)
      return rejected && `The county sent it back on ${formatLocalDate(rejected.rejectedOn)}. Our team is correcting it`
    },
    rule: 'We record the deed on a business day after the right to cancel has ended. The day and the number are the county’s.',
    moves: 'The county’s office may be closed, or may send the deed back to be corrected.',
  },
  example: { outcome: 'RECORDED', recordingNumber: '2026-11280042', recordedOn: '2026-11-28', feeCents: 4_300, taxCents: 0 },
})

export function recordedOf(known: Known): RecordedDeed | undefined {
  const result = known(recording)
  return result && result.outcome !== 'REJECTED' ? result : undefined
}

export function rejectionOf(known: Known): RejectedDeed | undefined {
  const result = known(recording)
  return result?.outcome === 'REJECTED' ? result : undefined
}

/**
 * What the county charged less than the borrower was told: theirs, and sent with the money. What it charged more is the lender's: no one pays more
 * than was disclosed. In cents, never below 0.
 */
export function recordingTrueUpCents(known: Known): number {
  const recorded = recordedOf(known)
  const terms = known(closingTerms)
  if (!terms || recorded?.feeCents === undefined || recorded.taxCents === undefined) return 0
  const fees = terms.costs.filter(({ type, paid }) => type === 'RECORDING_FEE' && paid === 'FROM_DRAW')
  const toldCents = fees.reduce((sum, { amountCents }) => sum + amountCents, 0) + terms.recordingTax.mostCents
  return Math.max(0, toldCents - recorded.feeCents - recorded.taxCents)
}
