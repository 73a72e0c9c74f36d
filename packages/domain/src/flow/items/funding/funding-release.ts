/** A payment that the team holds waits until someone of the team lifts the hold, also before the money is approved. */
import { z } from 'zod'
import { type Apart, foldInto, type Known, wait } from '../../item.ts'
import { fundingDecision } from './funding-decision.ts'
import { ANOTHER_LIFTS, apartFromEvidenceOfHeld } from './funding-evidence.ts'
import { fundingHold } from './funding-hold.ts'

export const fundingRelease = wait('funding-release', {
  title: 'Our team is checking your payment',
  staffTitle: 'Payment on hold',
  why: 'We check something before we send your money. You don’t need to do anything. We’ll email you.',
  steps: ['FUNDABLE'],
  by: 'operator',
  isDecidedAhead: true,
  // Earlier releases let whoever entered the quotes lift another's doubt of them.
  apartFrom: (known: Known): Apart => ({
    'payoff-quotes': `You entered the payoff quotes. ${ANOTHER_LIFTS}`,
    // Where a mailbox was not theirs, the hold is set so that someone looks after the deed of before.
    'signer-emails': `You entered another email for an additional signer. ${ANOTHER_LIFTS}`,
    // A record that was corrected voids the approval, and a hold of then stays.
    'rescission-delivery': `You recorded when someone had their notice of the right to cancel. ${ANOTHER_LIFTS}`,
    // Before the money is approved, another person looks at what was recorded.
    ...(known(fundingDecision) !== undefined && apartFromEvidenceOfHeld),
  }),
  applies: (known) => known(fundingHold)?.isHeld === true,
  data: z.object({ released: z.literal(true) }),
  answers: foldInto(fundingHold, () => ({ isHeld: false })),
  decidedAs: () => 'RELEASED',
  labels: { released: 'The money can be sent' },
  example: { released: true },
})
