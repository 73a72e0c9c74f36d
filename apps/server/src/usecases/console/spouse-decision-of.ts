/** Whether a spouse signs who owns nothing of the home, as the team decided it, and whether it may be decided again. */
import {
  instrumentDetails,
  isBorrowersUndecided,
  isEnded,
  isSpouseTheTeams,
  isSpouseUndecided,
  isSpouseUnnamed,
  type LocalDate,
  type Standing,
  spouseAgainBarred,
} from '@hearthline/domain'

/** Null where it is not the team's, and while it is open or ahead: then it is decided there. @param on the lender's day */
export function spouseDecisionOf({ step, walk }: Pick<Standing, 'step' | 'walk'>, on: LocalDate) {
  const { known, states } = walk
  const isPast = states[instrumentDetails.id] === 'settled' || states[instrumentDetails.id] === 'skipped'
  if (isEnded(step) || !isPast || !isSpouseTheTeams(known)) return null
  const details = known(instrumentDetails)
  const asksName = isBorrowersUndecided(known) || isSpouseUnnamed(known)
  return {
    signs: details?.spouseSigns ?? null,
    source: details?.spouseSource ?? '',
    // Of a borrower who is not married any more it names no one.
    spouse: asksName ? (details?.spouse ?? '') : '',
    asksWhether: isSpouseUndecided(known),
    asksName,
    barred: spouseAgainBarred(known, on) ?? null,
  }
}
