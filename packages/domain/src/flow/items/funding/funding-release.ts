/** A payment that the team holds waits until someone of the team lifts the hold, also before the money is approved. */
import { z } from 'zod'
import { foldInto, wait } from '../../item.ts'
import { fundingHold } from './funding-hold.ts'

export const fundingRelease = wait('funding-release', {
  title: 'Our team is checking your payment',
  staffTitle: 'Payment on hold',
  why: 'We check something before we send your money. You don’t need to do anything. We’ll email you.',
  steps: ['FUNDABLE'],
  by: 'operator',
  isDecidedAhead: true,
  // Earlier releases let whoever entered the quotes lift another's doubt of them.
  apartFrom: { 'payoff-quotes': 'You entered the payoff quotes. Someone else on the team must lift the hold.' },
  applies: (known) => known(fundingHold)?.isHeld === true,
  data: z.object({ released: z.literal(true) }),
  answers: foldInto(fundingHold, () => ({ isHeld: false })),
  decidedAs: () => 'RELEASED',
  labels: { released: 'The payment can be sent' },
  example: { released: true },
})
