/** Trust documents when the home is held in trust; flood insurance in zones A and V, in force before closing. */
import * as z from 'zod/mini'
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

export const trustAndFloodAnswer = z.object({
  insurer: z.optional(z.string().check(z.maxLength(120))),
  policyNumber: z.optional(z.string().check(z.maxLength(60))),
  trustName: z.optional(z.string().check(z.maxLength(200))),
})
type TrustAndFlood = z.infer<typeof trustAndFloodAnswer>

/** What a home in a flood zone, or one that a trust holds, has to show before closing. */
function missingInsurance(known: Known, { insurer = '', policyNumber = '', trustName = '' }: TrustAndFlood) {
  const zone = floodZoneToInsure(known)
  const asked = [
    [zone !== undefined, 'insurer', insurer, `Your home is in flood zone ${zone}. Enter the company that provides its flood insurance`],
    [zone !== undefined, 'policyNumber', policyNumber, 'Enter the number of the flood insurance policy'],
    [isHeldInTrust(known), 'trustName', trustName, 'Enter the name of the trust that owns the home'],
  ] as const
  return asked.flatMap(([needed, path, given, message]) => (needed && given.trim().length < 2 ? [{ path, message }] : []))
}

export const trustAndFloodInsurance = ask('trust-and-flood-insurance', {
  title: 'Confirm your trust or flood insurance',
  why: 'We need these before we prepare your closing documents.',
  steps: ['TRUST_AND_INSURANCE'],
  applies: (known) => isHeldInTrust(known) || floodZoneToInsure(known) !== undefined,
  reads: (known) => [ownershipOf(known), known(floodDetermination)?.zone],
  data: trustAndFloodAnswer,
  about: {
    data: z.object({ floodZone: z.optional(z.string()), heldInTrust: z.boolean() }),
    of: (known) => ({ floodZone: floodZoneToInsure(known), heldInTrust: isHeldInTrust(known) }),
  },
  correctable: { untilSigned: [['insurer', 'policyNumber'], ['trustName']] },
  fits: missingInsurance,
  labels: { insurer: 'Insurance company', policyNumber: 'Policy number', trustName: 'Trust name' },
  example: { insurer: 'National Flood Insurance Program', policyNumber: 'NFIP-0042', trustName: 'The Reyes Family Trust' },
})
