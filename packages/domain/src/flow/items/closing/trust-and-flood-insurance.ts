/** Trust documents when the home is held in trust; flood insurance in zones A and V, in force before closing. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { floodDetermination } from '../title/flood-determination.ts'

export const trustAndFloodInsurance = ask('trust-and-flood-insurance', {
  title: 'Confirm your trust or flood insurance',
  steps: ['TRUST_AND_INSURANCE'],
  applies: (known) => known(aboutYou)?.ownership === 'TRUST' || known(floodDetermination)?.inSpecialFloodHazardArea === true,
  reads: (known) => [known(aboutYou)?.ownership, known(floodDetermination)?.zone],
  data: z.object({
    insurer: z.string().max(120).optional(),
    policyNumber: z.string().max(60).optional(),
    trustName: z.string().max(200).optional(),
  }),
  example: { insurer: 'National Flood Insurance Program', policyNumber: 'NFIP-0042' },
})
