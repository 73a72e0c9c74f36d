/** Trust documents when the home is held in trust; flood insurance in zones A and V, in force before closing. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { floodDetermination } from '../title/flood-determination.ts'

export const isHeldInTrust = (known: Known): boolean => ownershipOf(known) === 'TRUST'

/** The zone of the determination where federal law asks for flood insurance (42 USC 4012a(b)): those that begin with A or V. */
export function floodZoneToInsure(known: Known): string | undefined {
  const determined = known(floodDetermination)
  return determined?.inSpecialFloodHazardArea === true ? determined.zone : undefined
}

export const trustAndFloodInsurance = ask('trust-and-flood-insurance', {
  title: 'Confirm your trust or flood insurance',
  steps: ['TRUST_AND_INSURANCE'],
  applies: (known) => isHeldInTrust(known) || floodZoneToInsure(known) !== undefined,
  reads: (known) => [ownershipOf(known), known(floodDetermination)?.zone],
  data: z.object({
    insurer: z.string().max(120).optional(),
    policyNumber: z.string().max(60).optional(),
    trustName: z.string().max(200).optional(),
  }),
  example: { insurer: 'National Flood Insurance Program', policyNumber: 'NFIP-0042', trustName: 'The Reyes Family Trust' },
})
