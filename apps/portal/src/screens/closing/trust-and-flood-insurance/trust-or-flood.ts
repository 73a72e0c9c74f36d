/** What stands above the question about the trust, the flood insurance, or both. Pure. */
import type { AboutOf } from '@hearthline/domain'

export type TrusteeChange = NonNullable<AboutOf<'trust-and-flood-insurance'>['changed']>[number]

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

/** What two of the team decided of a trustee since the documents were sent. */
export function wordsOfTrusteeChange({ name, because, successor, rightName }: TrusteeChange): string {
  if (because === 'MISSPELLED') return `Our team put the name of the trustee ${name} right: ${rightName}.`
  const why =
    because === 'DIED'
      ? `Two of our team recorded, by a death certificate, that ${name} has died.`
      : `Two of our team decided, by the trust’s documents, that ${name} is not a trustee, or no longer.`
  return successor ? `${why} They recorded ${successor} as the trustee in their place.` : why
}
