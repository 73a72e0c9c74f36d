/** A match that no one has looked at yet, found just before funding: a person compares it with the entry of the list. */
import type { SanctionsMatch } from '../../../facts/sanctions-screening.ts'
import { type Known, wait } from '../../item.ts'
import { sanctionsScreening } from '../identity/sanctions-screening.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { fundingDecision } from './funding-decision.ts'
import { fundingScreening } from './funding-screening.ts'
import { isMoneySent } from './money-sent.ts'

/** Those of the first screening were cleared among the conditions. */
export function newSanctionsMatches(known: Known): readonly SanctionsMatch[] {
  const seen = new Set((known(sanctionsScreening)?.matches ?? []).map(({ person, entry }) => `${person}/${entry}`))
  return (known(fundingScreening)?.matches ?? []).filter(({ person, entry }) => !seen.has(`${person}/${entry}`))
}

export const sanctionsReview = wait('sanctions-review', {
  // Of a match the applicant is told nothing, also not by the name of what is open.
  title: fundingDecision.title,
  why: fundingDecision.why,
  staffTitle: 'Sanctions list match',
  readAs: fundingDecision,
  steps: ['FUNDING_DECISION'],
  by: 'operator',
  // Of whom a creditor's letter names, as of anyone: not by whoever entered it.
  apartFrom: { 'payoff-quotes': 'You entered the payoff quotes. Someone else on the team must review this match.' },
  applies: (known) => newSanctionsMatches(known).length > 0,
  reads: (known) => [newSanctionsMatches(known)],
  // Money that came back is held by what is found then.
  notAfter: isMoneySent,
  overtakenBy: 'disbursement',
  data: clearance,
  leavesOpen: isRefused,
  example: { outcome: 'ACCEPTED', reason: 'Another person: born thirty years earlier, in another country.' },
})
