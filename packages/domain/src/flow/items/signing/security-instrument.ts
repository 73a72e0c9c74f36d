/** The mortgage, deed of trust or security deed: read with the note, signed before a notary, recorded by the county. */
import { z } from 'zod'
import { notaryPlace } from '../../../facts/notary-place.ts'
import { type Known, work } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { trustAndFloodInsurance } from '../closing/trust-and-flood-insurance.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { recordingOrder } from '../funding/recording-order.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { fullTitle } from '../title/full-title.ts'
import { instrumentDetails } from './instrument-details.ts'
import { instrumentParties } from './instrument-parties.ts'
import { note } from './note.ts'

function readsWith(known: Known, title: unknown): readonly unknown[] {
  const home = chosenProperty(known)
  return [
    known(closingTerms),
    title,
    home && [home.address, home.county, home.parcelNumber, home.kind],
    known(propertyAddress)?.occupancyType,
    known(instrumentDetails),
    known(trustAndFloodInsurance)?.trust,
    instrumentParties(known),
    ...(known(recordingOrder)?.legalDescription ? [known(recordingOrder)?.legalDescription] : []),
  ]
}

export const securityInstrument = work('security-instrument', {
  title: 'Preparing your documents',
  staffTitle: 'Security instrument',
  steps: ['GEN_NOTE_SIGNING'],
  reads: (known) => {
    const title = known(fullTitle)
    return readsWith(known, title && [title.vesting, title.legalDescription])
  },
  earlierReads: (known) => {
    const title = known(fullTitle)
    return readsWith(known, title && [title.reference, title.vesting, title.legalDescription])
  },
  // A note that is drawn up again on the same terms leaves the instrument as it is.
  after: [note],
  // Who signed the note before there was one signs at the notary what was prepared there.
  notAfter: 'note-signing',
  data: documentResult.extend({
    /** what is filled in before the notary; nothing is known of what earlier releases made */
    notaryPlaces: z.array(notaryPlace).optional(),
  }),
  example: { documentId: 'security-instrument', sha256: '0'.repeat(64) },
})
