/** What stands above the question about the trust, the flood insurance, or both. Pure. */
import type { AboutOf } from '@hearthline/domain'
import type { Heading } from '../../../plain-ask/plain-ask.tsx'

export function trustOrFlood(title: string, { floodZone, heldInTrust }: AboutOf<'trust-and-flood-insurance'>): Heading {
  const heading = floodZone && heldInTrust ? title : floodZone ? 'Your flood insurance' : 'The trust that owns your home'
  const why = [
    ...(floodZone ? [`Your home is in flood zone ${floodZone}, so it needs flood insurance before closing.`] : []),
    ...(heldInTrust ? ['Tell us the name of the trust as it appears on the deed.'] : []),
  ].join(' ')
  return { heading, why }
}

type Asked = 'insurer' | 'policyNumber' | 'trustName'

/** What is missing without these is refused: the fields of what does not concern this home are not shown. */
export const neededOf = ({ floodZone, heldInTrust }: AboutOf<'trust-and-flood-insurance'>): readonly Asked[] => [
  ...(floodZone ? (['insurer', 'policyNumber'] as const) : []),
  ...(heldInTrust ? (['trustName'] as const) : []),
]
