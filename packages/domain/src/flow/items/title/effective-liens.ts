/** The liens that the decision evaluates: what was found stands, and what the borrower says may add to it, never take away from it. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import type { Known } from '../../item.ts'
import { hardCredit } from '../credit/hard-credit.ts'
import { softCredit } from '../credit/soft-credit.ts'
import { type FoundLien, foundLiens, liensOf } from './found-liens.ts'
import { fullTitle } from './full-title.ts'
import { type ConfirmedLien, confirmedLien, lienVerification } from './lien-verification.ts'

/**
 * A lien that the bureau reports keeps at least its reported balance. One that stands only in the land records shows its original amount
 * there, so the borrower's balance counts in its place until closing, where a person compares it with the lender's statement. A lien that the
 * borrower left out stays, and one that only the borrower knows is added.
 */
export const effectiveLiens = (known: Known): readonly ConfirmedLien[] => weighed(known, foundLiens(known))

/** As the full title search and the full credit report have them; as they were found first, while there is no full search. */
function lastFound(known: Known): readonly FoundLien[] {
  const title = known(fullTitle)
  const report = known(hardCredit)
  return title ? liensOf(title, report?.outcome === 'REPORT' ? report : known(softCredit)) : foundLiens(known)
}

/** Before closing. What was said of a lien before is still said of it: a balance below the recorded amount has been cleared by a person (conditions.ts). */
export const confirmedLiens = (known: Known): readonly ConfirmedLien[] => weighed(known, lastFound(known))

export const statedBalance = z.object({
  holder: z.string(),
  kind: confirmedLien.shape.kind,
  /** as it stands in the land records */
  recordedCents: cents,
  statedCents: cents,
})
export type StatedBalance = z.infer<typeof statedBalance>

/** Recorded liens that no credit report has, and of which the borrower says that less is owed: a statement of the lender has to show it. */
export const balancesToProve = (known: Known): readonly StatedBalance[] =>
  lastFound(known).flatMap(({ id, holder, kind, source, balanceCents }) => {
    const own = known(lienVerification)?.liens.find((lien) => lien.id === id)
    return source === 'RECORD' && own && own.balanceCents < balanceCents
      ? [{ holder, kind, recordedCents: balanceCents, statedCents: own.balanceCents }]
      : []
  })

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
