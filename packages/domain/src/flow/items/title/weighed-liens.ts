/** The liens that the decision weighs: what was found stands, and what the borrower says may add to it, never take away from it. */
import type { Known } from '../../item.ts'
import { foundLiens } from './found-liens.ts'
import type { ConfirmedLien } from './lien-verification.ts'
import { lienVerification } from './lien-verification.ts'

/**
 * A lien that the bureau reports keeps at least its reported balance. One that stands only in the land records shows its original amount
 * there, so the borrower's balance counts in its place: the full title search before closing has the last word on it. A lien that the
 * borrower left out stays, and one that only the borrower knows is added.
 */
export function weighedLiens(known: Known): readonly ConfirmedLien[] {
  const found = foundLiens(known)
  const said = known(lienVerification)?.liens ?? []
  const weighed = found.map(({ source, ...lien }) => {
    const own = said.find((candidate) => candidate.id === lien.id)
    if (!own) return lien
    const balanceCents = source === 'RECORD' ? own.balanceCents : Math.max(lien.balanceCents, own.balanceCents)
    return { ...lien, balanceCents, payOff: own.payOff }
  })
  return [...weighed, ...said.filter((own) => !found.some((lien) => lien.id === own.id))]
}
