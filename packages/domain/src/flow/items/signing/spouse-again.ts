/**
 * Whether a spouse signs, decided again by the team: what was found out was not so, or the one whom the borrower named says that they are someone else's.
 * Until the deed is signed. The documents rest on the decision and are made anew with it.
 */
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { isMeetingUnrecorded } from '../title/title-search-orders.ts'
import { isSpouseUnnamed } from './spouse.ts'
import { isSpouseUndecided } from './spouse-undecided.ts'

/** Later: from then on nobody is added to those who signed. */
const DEED_SIGNED = { id: 'deed-signing' } as Parameters<Known>[0]
const FULL_TITLE = { id: 'full-title' } as Parameters<Known>[0]

/** Whether it is the team's to decide at all: the law was not looked up, or it depends, or nobody whom the borrower named is their spouse. */
export const isSpouseTheTeams = (known: Known): boolean => isSpouseUndecided(known) || isSpouseUnnamed(known)

/** Why it is not decided again now, in words; undefined where it may be. @param on the lender's day */
export function spouseAgainBarred(known: Known, on: LocalDate): string | undefined {
  if (known(DEED_SIGNED) !== undefined) return 'The deed is signed. Who signs it can no longer change here.'
  if (isMeetingUnrecorded(known, on))
    return 'The meeting with the notary is today or over, and no one has recorded what came of it. Record that first.'
  return known(FULL_TITLE) === undefined ? 'The title search is not here yet.' : undefined
}
