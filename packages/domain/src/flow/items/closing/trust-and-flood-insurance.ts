/** Trust documents when the home is held in trust; flood insurance in zones A and V, in force before closing. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { floodDetermination } from '../title/flood-determination.ts'

export const trustAndFloodInsurance = ask('trust-and-flood-insurance', {
  title: 'Confirm your trust or flood insurance',
  steps: ['TRUST_AND_INSURANCE'],
  applies: (known) => ownershipOf(known) === 'TRUST' || known(floodDetermination)?.inSpecialFloodHazardArea === true,
  reads: (known) => [ownershipOf(known), known(floodDetermination)?.zone],
  data: z.object({
    insurer: z.string().max(120).optional(),
    policyNumber: z.string().max(60).optional(),
    trustName: z.string().max(200).optional(),
  }),
  example: { insurer: 'National Flood Insurance Program', policyNumber: 'NFIP-0042' },
})
