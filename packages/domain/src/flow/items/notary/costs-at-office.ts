/**
 * What the record of a Texan closing says of the final itemized costs: on which day each owner had them, at least one business day before (Tex. Const. XVI
 * s.50(a)(6)(M)(ii); 7 TAC 153.13). Whoever read them on pages of their own has their day from there; of anyone else the closer says it, as the owner
 * acknowledges it at the table.
 */
import { addBusinessDays } from '../../../policy/business-day.ts'
import { zoneOfState } from '../../../policy/state-zone.ts'
import { type LocalDate, latestOf } from '../../../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../../../values/local-date-display.ts'
import type { Known, Misfit } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { texasItemization } from '../closing/texas-itemization.ts'
import { texasItemizationReceipt } from '../closing/texas-itemization-receipt.ts'
import { closingReview } from '../signing/closing-review.ts'
import { ownersAsked } from '../signing/owners-spouses.ts'
import { signersProgress } from '../signing/signers-progress.ts'

/** Who owns the homestead: a spouse who owns nothing of it has a copy, and the law counts no day from it. */
export const hasCostsBefore = (known: Known, party: string): boolean =>
  isTexasHomestead(known) && (party === BORROWER || ownersAsked(known).some((owner) => owner.party === party))

/**
 * The day on which they read them on pages of their own; undefined where they did not, or it was not kept. Nobody read them before there were any: at night
 * the lender's day, which was kept, is the one before that of Texas.
 */
export function costsReadOn(known: Known, party: string): LocalDate | undefined {
  const read =
    party === BORROWER
      ? (known(texasItemizationReceipt)?.on ?? readWithTheOthers(known))
      : (known(signersProgress) ?? []).find((signer) => signer.party === party)?.costsReadOn
  return read && latestOf(read, costsReadyOn(known) ?? read)
}

/** Whoever confirmed no receipt, or before its day was kept, read these very costs with the documents of the closing. */
function readWithTheOthers(known: Known): LocalDate | undefined {
  const { on, documents = [] } = known(closingReview) ?? {}
  const sha256 = known(texasItemization)?.sha256
  return sha256 !== undefined && documents.some((read) => read.kind === 'TEXAS_ITEMIZATION' && read.sha256 === sha256) ? on : undefined
}

/** The day on which they were made, by the clock of Texas. */
export function costsReadyOn(known: Known): LocalDate | undefined {
  const given = known(texasItemization)?.givenAt
  return given === undefined ? undefined : localDateIn(given, zoneOfState('TX'))
}

interface Recorded {
  readonly costsOn?: LocalDate | undefined
}

/** The path is that of the signer's part of the record. */
export function misfitsOfCosts(
  known: Known,
  { party, name }: { readonly party: string; readonly name: string },
  { costsOn }: Recorded,
  signedOn: LocalDate | undefined,
): readonly Misfit[] {
  if (!hasCostsBefore(known, party)) return []
  const read = costsReadOn(known, party)
  const path = 'costsOn'
  if (read !== undefined && costsOn !== undefined && costsOn !== read)
    return [
      {
        path,
        message: `${name} read the itemized costs on ${formatLocalDate(read)}, on pages of their own. Leave this out: that day counts`,
      },
    ]
  const on = costsOn ?? read
  if (on === undefined)
    return [{ path, message: `Enter the day on which ${name} had the itemized costs: no day is recorded on which they read them` }]
  const ready = costsReadyOn(known)
  if (ready !== undefined && on < ready) return [{ path, message: `The itemized costs were ready on ${formatLocalDate(ready)}` }]
  const first = addBusinessDays(on, 1)
  return signedOn === undefined || first <= signedOn
    ? []
    : [{ path, message: `Texas law asks for one business day with the itemized costs. ${name} may sign from ${formatLocalDate(first)} on` }]
}
