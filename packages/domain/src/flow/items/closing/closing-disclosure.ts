/** The closing disclosure, generated when everything that it states is known. */
import { type Known, work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { floodDetermination } from '../title/flood-determination.ts'
import { fullTitle } from '../title/full-title.ts'
import { closingTerms } from './closing-terms.ts'
import { clearedForDecision } from './conditions.ts'

function readsWith(known: Known, title: unknown): readonly unknown[] {
  const terms = known(closingTerms)
  const home = [known(floodDetermination)?.zone, title]
  // What was signed before terms were stated rests on what it rested on.
  return terms ? [terms, ...home] : [choiceInForce(known), ...home, clearedForDecision(known)]
}

export const closingDisclosure = work('closing-disclosure', {
  title: 'Your closing disclosure',
  steps: ['GEN_CLOSING_DISCLOSURE'],
  // It waits for the title search and states nothing of it: one that is ordered again makes it anew by the terms alone.
  reads: (known) => readsWith(known, known(fullTitle) !== undefined),
  earlierReads: (known) => readsWith(known, known(fullTitle)?.reference),
  data: documentResult,
  example: { documentId: 'closing-disclosure', sha256: '0'.repeat(64) },
})
