/** What may be recorded of something that is decided already: only a change of mind. Pure. */
import type { Outcome } from './draft.ts'
import type { Part } from './parts/selected-part.ts'

type Stands = Pick<Part, 'outcome' | 'waitsFor' | 'isUnproved'> | undefined

/** Asked of the borrower, who has sent nothing yet: there is nothing to accept and nothing to refuse. */
const isAsked = (part: Stands): boolean => part !== undefined && part.outcome === null && part.waitsFor !== null

const OUTCOMES: readonly Outcome[] = ['REFUSED', 'ACCEPTED']

/** In the order of their buttons. What it is already is not offered again. */
export const offeredOutcomes = (part: Stands): readonly Outcome[] =>
  isAsked(part) ? [] : OUTCOMES.filter((outcome) => outcome !== part?.outcome && !(outcome === 'ACCEPTED' && part?.isUnproved))

/** What was begun, unless it has been decided just so in the meantime. */
export const chosenOutcome = (part: Stands, drafted: Outcome | undefined): Outcome | undefined =>
  drafted !== undefined && offeredOutcomes(part).includes(drafted) ? drafted : undefined

/** Where it stands, and whose turn it is; empty while no one has decided. */
export function standingWords(part: Stands): string {
  if (isAsked(part)) return 'This waits for the borrower, who has sent nothing yet. To ask again, write a message under Conditions.'
  if (part?.outcome === 'ACCEPTED') return 'Accepted.'
  if (part?.outcome !== 'REFUSED') return ''
  return part.waitsFor === 'borrower'
    ? 'Refused. This waits for the borrower, who is asked to replace it. There is nothing left to do here.'
    : 'Refused. It stays with the team until it can be accepted.'
}
