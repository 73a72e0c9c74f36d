/** What is read or signed beside the agreement: privacy, insurance, and what Texas asks for. Made anew when what it states changes. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { loansOnHome } from '../closing/loans-on-home.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { floodZoneToInsure } from '../title/flood-zone.ts'
import { confirmedValue } from '../valuation/confirmed-value.ts'
import { instrumentParties } from './instrument-parties.ts'
import { note } from './note.ts'

export const closingPapers = work('closing-papers', {
  title: 'Preparing your documents',
  staffTitle: 'Documents beside the agreement',
  steps: ['GEN_NOTE_SIGNING'],
  reads: (known) => [
    loansOnHome(known, choiceInForce(known)),
    floodZoneToInsure(known),
    ...(isTexasHomestead(known) ? [known(closingTerms), confirmedValue(known)?.valueCents, instrumentParties(known)] : []),
  ],
  after: [note],
  notAfter: 'note-signing',
  data: z.object({ documents: z.array(documentResult.extend({ kind: z.string() })) }),
  example: { documents: [{ kind: 'PRIVACY_NOTICE', documentId: 'privacy-notice', sha256: '0'.repeat(64) }] },
})
