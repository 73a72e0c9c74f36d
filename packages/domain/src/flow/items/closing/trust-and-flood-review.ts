/** A person compares what was said of the trust and the flood insurance with the documents, or with what the agent sends. */
import * as z from 'zod/mini'
import { type Apart, type Known, wait } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { clearance } from '../review-outcome.ts'
import { removedTrustees, trusteesTakenOff } from '../signing/removed-trustees.ts'
import { rightNameOf } from '../signing/signers-removed.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { aboutTrustAndFlood, isHeldInTrust, trustAndFloodAnswer, trustAndFloodInsurance } from './trust-and-flood-insurance.ts'

const ANOTHER_REVIEWS =
  'You took part in the decision that a trustee of this trust is no trustee, or has another name. Someone else on the team must review the documents.'

/** Whom two of the team took off, with whoever they found in their place, or the right name. `isNamed`: this answer names them all the same. */
const removedTrustee = z.object({
  name: z.string(),
  isNamed: z.boolean(),
  successor: z.optional(z.string()),
  rightName: z.optional(z.string()),
})

const removedNow = (known: Known) => removedTrustees(known, known(trustAndFloodInsurance)?.trust?.trustees ?? [])

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
  // Two of the team decided who is a trustee: that the documents show it is seen by someone else, whomever they name.
  apartFrom: (known): Apart => (isHeldInTrust(known) && trusteesTakenOff(known).length > 0 ? { 'signers-removed': ANOTHER_REVIEWS } : {}),
  notAfter: 'final-decision',
  about: {
    data: z.extend(aboutTrustAndFlood.data, {
      given: z.optional(trustAndFloodAnswer),
      namesOnDeed: z.array(z.string()),
      removed: z.array(removedTrustee),
    }),
    of: (known) => {
      const { flood, trust, noticeReceived } = known(trustAndFloodInsurance) ?? {}
      return {
        ...aboutTrustAndFlood.of(known),
        // What the trust’s own documents are compared with.
        namesOnDeed: (chosenProperty(known)?.owners ?? []).map(({ name }) => name),
        removed: (isHeldInTrust(known) ? trusteesTakenOff(known) : []).map((one) => ({
          name: one.name,
          isNamed: removedNow(known).includes(one),
          ...(one.successor !== undefined && { successor: one.successor }),
          ...(one.rightName && { rightName: rightNameOf(one.rightName) }),
        })),
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
