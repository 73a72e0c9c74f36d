/** A person must see the home: the borrower states its condition, whom to meet there, and when. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { FEE_DEBIT_WORDS } from '../../../policy/consent-statements.ts'
import { refuseVisit, visitDays } from '../../../policy/home-visit.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit } from '../../item.ts'
import { ask } from '../../item.ts'
import { VALUATION_FEE_TERMS } from '../apply/application-disclosures.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { valueUsed } from '../property/value-estimate.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { feeWords, valuationFee } from './valuation-fee.ts'
import { visitTime, visitTimeLabels } from './visit-time.ts'

export const MOST_ACCESS_NOTE = 300

export const DEBIT_NOT_ALLOWED = 'Check the box to allow the debit'

export const valuationOrderAnswer = z.object({
  condition: z.enum(STATED_CONDITIONS),
  contactName: z.string().check(z.minLength(2), z.maxLength(120)),
  contactPhone: phoneDigitsText,
  /** Left out: whoever visits calls the contact and agrees on a time. */
  visit: z.optional(visitTime),
  accessNote: z.optional(z.string().check(z.maxLength(MOST_ACCESS_NOTE))),
  /** Needed where the visit has a fee: the debit is authorized with the order (12 CFR 1005.3(b)(2); Nacha's WEB entries). */
  debitAgreed: z.optional(z.literal(true)),
  /** The visit of before is not wanted: another one is ordered when the borrower says so. */
  canceled: z.optional(z.literal(true)),
})
export type ValuationOrder = z.infer<typeof valuationOrderAnswer>

/** A fee that is not refunded may not be charged before its day: no one comes before it. */
const firstVisitDay = (known: Known): LocalDate | undefined => {
  const fee = valuationFee(known)
  return fee?.terms === 'NONREFUNDABLE' ? fee.keptFrom : undefined
}

export function misfitsOfOrder(known: Known, { visit, canceled, debitAgreed }: ValuationOrder, on: LocalDate): readonly Misfit[] {
  if (valuationFee(known) && !canceled && !debitAgreed) return [{ path: 'debitAgreed', message: DEBIT_NOT_ALLOWED }]
  const refused = visit && !canceled ? refuseVisit(visit, on, firstVisitDay(known)) : undefined
  return refused ? [{ path: 'visit.on', message: refused }] : []
}

/** What is shown beside the question: what the visit costs, and the days that may be chosen. */
export const aboutOrder = {
  data: z.object({
    fee: z.optional(z.object({ cents, terms: z.enum(VALUATION_FEE_TERMS), keptFrom: localDate })),
    days: z.optional(z.array(localDate)),
  }),
  of: (known: Known, on?: LocalDate) => {
    const fee = valuationFee(known)
    return { ...(fee && { fee }), ...(on !== undefined && { days: [...visitDays(on, firstVisitDay(known))] }) }
  },
}

export const valuationOrderLabels = {
  condition: {
    label: 'What condition is the home in?',
    options: { POOR: 'Poor', FAIR: 'Fair', AVERAGE: 'Average', GOOD: 'Good', EXCELLENT: 'Excellent' },
  },
  contactName: 'Who will be at the home for the visit?',
  contactPhone: 'Contact phone',
  visit: visitTimeLabels,
  accessNote: 'Getting in',
  debitAgreed: FEE_DEBIT_WORDS,
  canceled: 'Cancel the visit',
} as const

export const valuationOrder = ask('valuation-order', {
  title: 'Describe your home’s condition',
  why: 'A professional must see your home to confirm its value.',
  steps: ['ORDER_BPO'],
  applies: inspectionNeeded,
  reads: (known) => [valueUsed(known)],
  data: valuationOrderAnswer,
  labels: valuationOrderLabels,
  about: aboutOrder,
  fits: misfitsOfOrder,
  agrees: { debitAgreed: 'FEE_DEBIT' },
  // A time that was chosen is written of once it is booked.
  settledMail: ({ visit, canceled }, known) =>
    visit || canceled
      ? undefined
      : {
          subject: 'Your home visit is ordered',
          body: `A local broker calls the person you named to agree on a time. ${feeWords(known)} We email you a copy of the value when we have it.`,
        },
  example: { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132', debitAgreed: true },
})
