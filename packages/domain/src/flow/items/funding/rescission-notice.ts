/** Two copies of the notice of the right to cancel to every owner, one if electronic (12 CFR 1026.15(b)). */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { deedCoSigning } from '../notary/deed-co-signing.ts'
import { deedSigning } from '../notary/deed-signing.ts'

/** 12 CFR 1026.15(a)(1): each person whose share of the home becomes subject to the lien may cancel, whoever borrows. */
const personWithRight = z.object({
  party: z.string(),
  name: z.string(),
  documentId: z.string(),
  sha256: z.string(),
  /** READY: made, and on its way to a person who has not opened it on a page of their own. */
  delivery: z.enum(['DELIVERED', 'READY']),
  deliveredAt: z.optional(instant),
})

export const rescissionNotice = work('rescission-notice', {
  title: 'Your right to cancel',
  steps: ['GEN_RESCISSION'],
  applies: (known) => known(propertyAddress)?.occupancyType === 'HOME',
  // The line is open when the last owner has signed.
  after: [deedCoSigning],
  reads: (known) => [known(deedSigning)],
  data: z.object({
    // The borrower's own.
    documentId: z.string(),
    sha256: z.string(),
    deliveredAt: instant,
    /** Each who has the right, with the notice that is addressed to them. Earlier releases made one for all. */
    persons: z.array(personWithRight).optional(),
  }),
  example: {
    documentId: 'rescission-notice',
    sha256: '0'.repeat(64),
    deliveredAt: '2026-11-23T20:00:00Z',
    persons: [
      {
        party: BORROWER,
        name: 'Ana Reyes',
        documentId: 'rescission-notice',
        sha256: '0'.repeat(64),
        delivery: 'DELIVERED',
        deliveredAt: '2026-11-23T20:00:00Z',
      },
    ],
  },
})
