/** A person compares the home insurance with the policy, or with what the agent sends, before anything is recorded or paid out. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'
import { clearance } from '../review-outcome.ts'
import { aboutHazard, hazardInsurance, hazardInsuranceAnswer } from './hazard-insurance.ts'

export const hazardInsuranceReview = wait('hazard-insurance-review', {
  title: 'Reviewing your home insurance',
  staffTitle: 'Home insurance',
  why: 'Our team checks your home insurance before we record your line. You can add pages until it is done. We email you if something is missing.',
  steps: ['CONDITIONS_OPEN'],
  progress: 'COMPLETE',
  by: 'operator',
  // The right to cancel takes days in which the documents are here already.
  isDecidedAhead: true,
  // What earlier releases stored was a name and a number: there is nothing to compare.
  applies: (known) => known(hazardInsurance)?.policy !== undefined || known(hazardInsurance)?.agent !== undefined,
  reads: (known) => [known(hazardInsurance)],
  notAfter: 'recording',
  about: {
    data: z.extend(aboutHazard.data, { given: z.optional(hazardInsuranceAnswer) }),
    of: (known) => {
      const { policy, agent } = known(hazardInsurance) ?? {}
      return { ...aboutHazard.of(known), given: { ...(policy && { policy }), ...(agent && { agent }) } }
    },
  },
  chapter: {
    open: 'Your home insurance',
    done: ({ outcome }) => `Your home insurance ${outcome === 'ACCEPTED' ? 'accepted' : 'reviewed'}`,
    shown: 'when-open',
    rule: 'Your home secures the line, so we check its insurance before we record the deed.',
    moves: 'If something is missing, we email you, and you can send it here.',
  },
  data: clearance,
  example: { outcome: 'ACCEPTED', reason: 'The policy names the lender and is large enough.' },
})
