/** What stands above the question about the trust, the flood insurance, or both. Pure. */
import type { AboutOf } from '@hearthline/domain'
import type { Heading } from '../../plain-ask/plain-ask.tsx'

export function trustOrFlood(title: string, { floodZone, heldInTrust }: AboutOf<'trust-and-flood-insurance'>): Heading {
  const heading = floodZone && heldInTrust ? title : floodZone ? 'Your flood insurance' : 'The trust that holds your home'
  const why = [
    ...(floodZone
      ? [`Your home lies in flood zone ${floodZone}. Federal law asks for flood insurance before we close (42 USC 4012a).`]
      : []),
    ...(heldInTrust ? ['Tell us the name of the trust as it stands on the deed.'] : []),
  ].join(' ')
  return { heading, why }
}
