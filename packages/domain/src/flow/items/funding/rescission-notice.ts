/** Two copies of the notice of the right to cancel to every owner, one if electronic (12 CFR 1026.15(b)). */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { deedCoSigning } from '../notary/deed-co-signing.ts'
import { deedSigning } from '../notary/deed-signing.ts'

export const rescissionNotice = work('rescission-notice', {
  title: 'Your right to cancel',
  steps: ['GEN_RESCISSION'],
  applies: (known) => known(propertyAddress)?.occupancyType === 'HOME',
  // The line is open when the last owner has signed.
  after: [deedCoSigning],
  reads: (known) => [known(deedSigning)],
  data: z.object({ documentId: z.string(), sha256: z.string(), deliveredAt: instant }),
  example: { documentId: 'rescission-notice', sha256: '0'.repeat(64), deliveredAt: '2026-11-23T20:00:00Z' },
})
