/** A person compares what was said of the trust and the flood insurance with the documents, or with what the agent sends. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { clearance } from '../review-outcome.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { aboutTrustAndFlood, trustAndFloodAnswer, trustAndFloodInsurance } from './trust-and-flood-insurance.ts'

export const trustAndFloodReview = wait('trust-and-flood-review', {
  title: 'Reviewing the documents about your home',
  staffTitle: 'Trust and flood documents',
  why: 'Our team compares what you told us with your documents. You can add pages until it is done. We email you if something is missing.',
  steps: ['CONDITIONS_OPEN'],
  corrects: [valueDispute],
  by: 'operator',
  // What earlier releases stored was a name and a number: there is nothing to compare.
  applies: (known) => {
    const given = known(trustAndFloodInsurance)
    return given?.flood !== undefined || given?.trust !== undefined
  },
  reads: (known) => [known(trustAndFloodInsurance)],
  notAfter: 'final-decision',
  about: {
    data: z.extend(aboutTrustAndFlood.data, { given: z.optional(trustAndFloodAnswer), namesOnDeed: z.array(z.string()) }),
    of: (known) => {
      const { flood, trust, noticeReceived } = known(trustAndFloodInsurance) ?? {}
      return {
        ...aboutTrustAndFlood.of(known),
        // What the trust’s own documents are compared with.
        namesOnDeed: (chosenProperty(known)?.owners ?? []).map(({ name }) => name),
        given: { ...(flood && { flood }), ...(trust && { trust }), ...(noticeReceived && { noticeReceived }) },
      }
    },
  },
  chapter: {
    open: 'Review of the documents about your home',
    done: ({ outcome }) => `Documents about your home ${outcome === 'ACCEPTED' ? 'accepted' : 'reviewed'}`,
    shown: 'when-open',
  },
  data: clearance,
  example: { outcome: 'ACCEPTED', reason: 'The pages agree with the deed.' },
})
