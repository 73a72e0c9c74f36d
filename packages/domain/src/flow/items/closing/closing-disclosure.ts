/** The closing disclosure, generated when everything that it states is known. */
import { work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { floodDetermination } from '../title/flood-determination.ts'
import { fullTitle } from '../title/full-title.ts'
import { closingTerms } from './closing-terms.ts'
import { clearedForDecision } from './conditions.ts'

export const closingDisclosure = work('closing-disclosure', {
  title: 'Your closing disclosure',
  steps: ['GEN_CLOSING_DISCLOSURE'],
  reads: (known) => [known(closingTerms), known(floodDetermination)?.zone, known(fullTitle)?.reference],
  // Earlier releases made it of what was chosen, and calculated no terms.
  earlierReads: (known) => [choiceInForce(known), known(floodDetermination)?.zone, known(fullTitle)?.reference, clearedForDecision(known)],
  data: documentResult,
  example: { documentId: 'closing-disclosure', sha256: '0'.repeat(64) },
})
