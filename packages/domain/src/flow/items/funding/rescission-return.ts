/**
 * What was returned after an owner rescinded: the money that anyone paid, and the lien, where the deed was recorded already (12 CFR 1026.15(d)(2)).
 * Never asked: the team records each with its evidence.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { formatExactCents } from '../../../values/money.ts'
import { type Known, wait } from '../../item.ts'
import { recordedOf } from './recording.ts'

/**
 * VALUATION_FEE: the one fee that is charged before the money is sent. LIEN_RELEASE: recorded with the county. TRANSFER_CHECK: that was under way, and
 * the bank says that nothing left. What the owners give back after the lender has performed (12 CFR 1026.15(d)(3)): CASH, and PAYOFFS, which their lenders were paid for them.
 * EXCESS: what they gave back of money that a creditor or a bank sent back to the lender as well.
 */
export const RESCISSION_RETURNS = ['VALUATION_FEE', 'LIEN_RELEASE', 'TRANSFER_CHECK', 'CASH', 'PAYOFFS', 'EXCESS'] as const
export type RescissionReturn = (typeof RESCISSION_RETURNS)[number]

export const RESCISSION_RETURN_LABELS = {
  VALUATION_FEE: 'Valuation fee',
  LIEN_RELEASE: 'Release of the lien',
  TRANSFER_CHECK: 'No money left: the bank confirmed it',
  CASH: 'Cash that the borrower was sent, given back',
  PAYOFFS: 'What their lenders were paid, given back',
  EXCESS: 'What the owners gave back too much, sent back to them',
} as const satisfies Record<RescissionReturn, string>

/** Each once, and again where more turned out to be owed, as a check that had left and was told late; what the owners give back comes in parts too. */
const MOST_RETURNS = 200

export const rescissionReturned = z.object({
  what: z.enum(RESCISSION_RETURNS),
  on: localDate,
  /** of the payment, as the bank has it; of a release, the county's recording number */
  reference: z.string().trim().min(3, 'Enter the whole reference, as the bank or the county has it: at least 3 letters or digits').max(120),
  /** of a fee, or of money that was given back */
  amountCents: z.optional(cents),
  /** what shows it: the bank's statement, the check, the recorded release; earlier releases asked for none */
  document: z.optional(z.uuid()),
})
export type RescissionReturned = z.infer<typeof rescissionReturned>

/** Of what was recorded before: the very same payment or release, and where the file is full. */
export function faultOfReturn(
  before: readonly RescissionReturned[],
  { what, on, reference }: Pick<RescissionReturned, 'what' | 'on' | 'reference'>,
): { readonly field?: 'reference'; readonly words: string } | undefined {
  if (before.length >= MOST_RETURNS) return { words: 'This file holds no more records of what was returned.' }
  const isRecorded = before.some((one) => one.what === what && one.on === on && alike(one.reference) === alike(reference))
  return isRecorded ? { field: 'reference', words: RECORDED_ALREADY } : undefined
}

/** A release is of a deed that is recorded, and has a number of its own. */
export function faultOfRelease(
  known: Known,
  { what, on, reference }: Pick<RescissionReturned, 'what' | 'on' | 'reference'>,
): { readonly field: 'on' | 'reference'; readonly words: string } | undefined {
  const deed = what === 'LIEN_RELEASE' ? recordedOf(known) : undefined
  if (deed === undefined) return undefined
  if (on < deed.recordedOn)
    return {
      field: 'on',
      words: `The county recorded the deed on ${formatLocalDateWithYear(deed.recordedOn)}. Enter that day or a later one`,
    }
  const isDeeds = alike(reference) === alike(deed.recordingNumber)
  return isDeeds
    ? { field: 'reference', words: 'This is the number of the deed. Enter the number under which the county recorded its release' }
    : undefined
}

const alike = (reference: string): string => reference.trim().replace(/\s+/gu, ' ').toLowerCase()

const RECORDED_ALREADY =
  'This day and reference are recorded already. If another payment came on the same day, enter the reference that tells the two apart, as the bank has it'

const amountOf = (cents: number | undefined, otherwise: string): string =>
  cents === undefined ? otherwise : `the ${formatExactCents(cents)}`

/** It comes in parts too: a part is not all that we had sent. */
function givenBackWords(what: RescissionReturn, cents: number | undefined): string {
  const where = what === 'CASH' ? 'sent to you' : 'paid to your lenders for you'
  if (cents === undefined) return what === 'CASH' ? `the cash that we had ${where}` : `what we had ${where}`
  return `${formatExactCents(cents)} of what we had ${where}`
}

function mailOf({ what, on, reference, amountCents }: RescissionReturned) {
  const day = formatLocalDateWithYear(on)
  switch (what) {
    case 'VALUATION_FEE':
      return {
        subject: 'We returned your valuation fee',
        body: `On ${day} we returned ${amountOf(amountCents, 'the fee')} that you paid for the visit to your home, because your line was canceled. Reference: ${reference}.`,
      }
    case 'LIEN_RELEASE':
      return {
        subject: 'The lien on your home is released',
        body: `Your line was canceled, so we released the lien on your home. The county recorded the release on ${day} under number ${reference}.`,
      }
    case 'TRANSFER_CHECK':
      return { subject: 'No money was sent', body: 'We checked with the bank. No money from your canceled line was sent.' }
    case 'EXCESS':
      return {
        subject: 'We sent money back to you',
        body: `On ${day} we sent you ${amountOf(amountCents, 'the amount')} that you had returned to us for your canceled line and do not owe. Reference: ${reference}.`,
      }
    default:
      return {
        subject: 'We have the money that you returned',
        body: `On ${day} we received ${givenBackWords(what, amountCents)}. Reference: ${reference}.`,
      }
  }
}

export const rescissionReturn = wait('rescission-return', {
  title: 'What we return to you',
  staffTitle: 'What was returned after the right to cancel was used',
  why: 'After a line is canceled, what anyone paid is returned and the lien is released, within 20 days.',
  steps: ['RESCISSION'],
  progress: 'SIGNING',
  apartFrom: { 'rescission-exercise': 'You recorded the notice. Someone else on the team must record what was returned.' },
  data: z.object({ returned: z.array(rescissionReturned).max(MOST_RETURNS) }),
  initially: { returned: [] },
  labels: {
    returned: {
      label: 'Returned',
      each: {
        what: { label: 'What', options: RESCISSION_RETURN_LABELS },
        on: 'On',
        reference: 'Reference',
        amountCents: 'Amount',
        document: 'Document',
      },
    },
  },
  settledMail: ({ returned }, _known, before) => {
    const latest = returned.at(-1)
    return latest && returned.length > (before?.returned.length ?? 0) ? mailOf(latest) : undefined
  },
  example: { returned: [] },
})
