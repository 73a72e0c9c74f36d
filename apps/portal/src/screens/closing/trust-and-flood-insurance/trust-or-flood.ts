/** What stands above the question about the trust, the flood insurance, or both. Pure. */
import type { AboutOf } from '@hearthline/domain'

export type AboutTrustOrFlood = Pick<AboutOf<'trust-and-flood-insurance'>, 'floodZone' | 'heldInTrust'>

export function headingOfTrustOrFlood({ floodZone, heldInTrust }: AboutTrustOrFlood): { heading: string; why: string } {
  const heading =
    floodZone && heldInTrust ? 'Your trust and flood insurance' : floodZone ? 'Your flood insurance' : 'The trust that owns your home'
  const why = [
    ...(floodZone ? [`Your home is in flood zone ${floodZone}, so federal law asks for flood insurance before closing.`] : []),
    ...(heldInTrust ? ['We need to see who may sign for the trust.'] : []),
  ].join(' ')
  return { heading, why }
}
