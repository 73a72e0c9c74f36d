/** What was shown is not enough: the reviewer's own words say what is missing, and the borrower sends it again. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { refusedFor } from '../review-outcome.ts'
import {
  aboutTrustAndFlood,
  misfitsOfTrustAndFlood,
  NEEDED,
  pagesOfTrustAndFlood,
  type TrustAndFlood,
  trustAndFloodAnswer,
  trustAndFloodInsurance,
  trustAndFloodLabels,
} from './trust-and-flood-insurance.ts'
import { trustAndFloodReview } from './trust-and-flood-review.ts'

export const trustAndFloodCorrection = ask('trust-and-flood-correction', {
  title: 'Send what is missing',
  why: 'We reviewed what you sent and need something more before closing.',
  steps: ['TRUST_AND_INSURANCE'],
  applies: (known) => known(trustAndFloodReview)?.outcome === 'REFUSED',
  reads: (known) => [known(trustAndFloodReview)],
  answers: foldInto(trustAndFloodInsurance, (before, answer: TrustAndFlood) => ({
    ...answer,
    // What was received once is not received anew.
    ...(before?.noticeReceived && { noticeReceived: true as const }),
    attempt: (before?.attempt ?? 1) + 1,
  })),
  // The documents are compared again whenever the trust has other trustees, also after the decision: what is refused then is asked for as before.
  notAfter: 'disbursement',
  data: trustAndFloodAnswer,
  about: {
    data: z.extend(aboutTrustAndFlood.data, { missing: z.string(), given: z.optional(trustAndFloodAnswer) }),
    of: (known) => {
      const { flood, trust, noticeReceived } = known(trustAndFloodInsurance) ?? {}
      return {
        ...aboutTrustAndFlood.of(known),
        missing: refusedFor(known(trustAndFloodReview)),
        given: { ...(flood && { flood }), ...(trust && { trust }), ...(noticeReceived && { noticeReceived }) },
      }
    },
  },
  agrees: { noticeReceived: 'FLOOD_NOTICE_RECEIPT' },
  fits: (known, answer, on) => {
    const { noticeReceived } = known(trustAndFloodInsurance) ?? {}
    return misfitsOfTrustAndFlood(known, { ...answer, ...(noticeReceived && { noticeReceived }) }, on)
  },
  documents: pagesOfTrustAndFlood,
  labels: trustAndFloodLabels,
  mailFor: () => ({
    subject: NEEDED,
    body: 'We reviewed what you sent about your home. Something is missing. Sign in to see what it is, and to send it.',
  }),
  // What it is settled with is another answer of the one before it.
  chapter: { open: 'Documents about your home', done: 'Documents about your home sent', shown: 'when-open' },
  example: { flood: trustAndFloodInsurance.example.flood, trust: trustAndFloodInsurance.example.trust },
})
