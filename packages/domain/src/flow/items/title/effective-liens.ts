/** The liens that the decision evaluates: what was found stands, and what the borrower says may add to it, never take away from it. */
import type { Known } from '../../item.ts'
import { hardCredit } from '../credit/hard-credit.ts'
import { softCredit } from '../credit/soft-credit.ts'
import { type FoundLien, foundLiens, liensOf } from './found-liens.ts'
import { fullTitle } from './full-title.ts'
import type { ConfirmedLien } from './lien-verification.ts'
import { lienVerification } from './lien-verification.ts'

/**
 * A lien that the bureau reports keeps at least its reported balance. One that stands only in the land records shows its original amount
 * there, so the borrower's balance counts in its place: the full title search before closing has the last word on it. A lien that the
 * borrower left out stays, and one that only the borrower knows is added.
 */
export const effectiveLiens = (known: Known): readonly ConfirmedLien[] => weighed(known, foundLiens(known))

/** Before closing: as the full title search and the full credit report have them. What was said of a lien before is still said of it. */
export function confirmedLiens(known: Known): readonly ConfirmedLien[] {
  const title = known(fullTitle)
  const report = known(hardCredit)
  if (!title) return effectiveLiens(known)
  return weighed(known, liensOf(title, report?.outcome === 'REPORT' ? report : known(softCredit)))
}

function weighed(known: Known, found: readonly FoundLien[]): readonly ConfirmedLien[] {
  const said = known(lienVerification)?.liens ?? []
  const all = found.map(({ source, ...lien }) => {
    const own = said.find((candidate) => candidate.id === lien.id)
    if (!own) return lien
    const balanceCents = source === 'RECORD' ? own.balanceCents : Math.max(lien.balanceCents, own.balanceCents)
    return { ...lien, balanceCents, payOff: own.payOff }
  })
  return [...all, ...said.filter((own) => !found.some((lien) => lien.id === own.id))]
}
