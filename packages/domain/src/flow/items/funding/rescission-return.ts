/**
 * What was returned after an owner rescinded: the money that anyone paid, and the lien, where the deed was recorded already (12 CFR 1026.15(d)(2)).
 * Never asked: the team records each with its evidence.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { formatExactCents } from '../../../values/money.ts'
import { wait } from '../../item.ts'

/** VALUATION_FEE: the one fee that is charged before the money is sent. LIEN_RELEASE: recorded with the county. */
export const RESCISSION_RETURNS = ['VALUATION_FEE', 'LIEN_RELEASE'] as const
export type RescissionReturn = (typeof RESCISSION_RETURNS)[number]

export const rescissionReturned = z.object({
  what: z.enum(RESCISSION_RETURNS),
  on: localDate,
  /** of the payment, as the bank has it; of a release, the county's recording number */
  reference: z.string().trim().min(3, 'Enter the reference, as the bank or the county has it').max(120),
  /** of a fee */
  amountCents: z.optional(cents),
})
export type RescissionReturned = z.infer<typeof rescissionReturned>

const mailOf = ({ what, on, reference, amountCents = 0 }: RescissionReturned) =>
  what === 'VALUATION_FEE'
    ? {
        subject: 'We returned your valuation fee',
        body: `On ${formatLocalDateWithYear(on)} we returned the ${formatExactCents(amountCents)} that you paid for the visit to your home, because your line was canceled. Reference: ${reference}.`,
      }
    : {
        subject: 'The lien on your home is released',
        body: `Your line was canceled, so we released the lien on your home. The county recorded the release on ${formatLocalDateWithYear(on)} under number ${reference}.`,
      }

export const rescissionReturn = wait('rescission-return', {
  title: 'What we return to you',
  staffTitle: 'What was returned after the right to cancel was used',
  why: 'After a line is canceled, what anyone paid is returned and the lien is released, within 20 days.',
  steps: ['RESCISSION'],
  progress: 'SIGNING',
  data: z.object({ returned: z.array(rescissionReturned).max(RESCISSION_RETURNS.length) }),
  initially: { returned: [] },
  labels: {
    returned: {
      label: 'Returned',
      each: {
        what: { label: 'What', options: { VALUATION_FEE: 'Valuation fee', LIEN_RELEASE: 'Release of the lien' } },
        on: 'On',
        reference: 'Reference',
        amountCents: 'Amount',
      },
    },
  },
  settledMail: ({ returned }, _known, before) => {
    const latest = returned.at(-1)
    return latest && returned.length > (before?.returned.length ?? 0) ? mailOf(latest) : undefined
  },
  example: { returned: [] },
})
