/** The decision made a third time, on all that is known before closing: the value that a person gave the home, its condition, the full title, insurance. */
import { decision } from '../../../underwriting/decision/decision.ts'
import { type Given, type Known, work } from '../../item.ts'
import { clearedForDecision } from '../closing/conditions.ts'
import { trustAndFloodCorrection } from '../closing/trust-and-flood-correction.ts'
import { trustAndFloodInsurance } from '../closing/trust-and-flood-insurance.ts'
import { trustAndFloodReview } from '../closing/trust-and-flood-review.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { offersEnd } from '../decision/first-decision.ts'
import { identityCheck } from '../identity/identity-check.ts'
import { revisedOffer } from '../offer/revised-offer.ts'
import { readsOfVerifiedDecision } from '../offer/verified-decision.ts'
import { floodDetermination } from '../title/flood-determination.ts'
import { fullTitle, titleFindings } from '../title/full-title.ts'
import { confirmedValue } from '../valuation/confirmed-value.ts'
import { homeCondition } from '../valuation/home-condition.ts'

interface Meeting {
  readonly status: string
  readonly meeting: string
  readonly at?: string
}

/** Where everything is signed at an office: the meeting that was booked while the offers lived is recorded after it, and nothing lapses in between. */
function isSignedBefore(end: string, given: Given): boolean {
  const { status, meeting, at } = (given('notary-booking') ?? {}) as Partial<Meeting>
  const session = given('notary-session') as { readonly outcome: string } | undefined
  const isAhead = session === undefined || session.outcome === 'SIGNED'
  return status === 'BOOKED' && meeting === 'MANUAL' && at !== undefined && at <= end && isAhead
}

const readsWith = (known: Known, title: unknown) => [
  ...readsOfVerifiedDecision(known),
  confirmedValue(known),
  homeCondition(known),
  title,
  known(floodDetermination)?.zone,
  known(trustAndFloodInsurance),
  clearedForDecision(known),
]

export const finalDecision = work('final-decision', {
  title: 'Confirming your final terms',
  steps: ['GEN_CLOSING_DISCLOSURE'],
  reads: (known) => readsWith(known, titleFindings(known)),
  earlierReads: (known) => readsWith(known, known(fullTitle)),
  // What was offered before has an answer, and the person is who they say: until then there is nothing to confirm.
  after: [revisedOffer, identityCheck, trustAndFloodReview, trustAndFloodCorrection],
  // What is signed is agreed: no rule looks at it again.
  notAfter: 'note-signing',
  data: decision,
  // What is confirmed is good for 30 days too [offers/lifetime], and for good once it is signed.
  lapses: (made, settledAt, given) => {
    const end = settledAt('note-signing') === undefined ? offersEnd(made) : undefined
    return end !== undefined && isSignedBefore(end, given) ? undefined : end
  },
  example: exampleDecision,
})
