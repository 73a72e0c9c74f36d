/**
 * What the record of a closing says of marriages, where the law has the spouse of an owner sign (Tex. Const. XVI s.50(a)(6)(A)): of each owner whose spouse is
 * not among those who sign, what they say at the table. So no one is left out because they were never asked, or because an answer was corrected on the way.
 */
import type * as z from 'zod/mini'
import type { Known, Misfit } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { doesSpouseSign, isMarried } from '../about-you/marital-status.ts'
import type { marriageAtTable } from '../signing/marriage-answer.ts'
import { marriageOf, misfitsOfMarriage, ownersAsked } from '../signing/owners-spouses.ts'

/** NONE: their spouse signs too, or none is asked for. TO_CONFIRM: they said that they are unmarried. TO_SAY: they never said, or the one they named denies it. */
export const MARRIAGES_AT_OFFICE = ['NONE', 'TO_CONFIRM', 'TO_SAY'] as const
export type MarriageAtOffice = (typeof MARRIAGES_AT_OFFICE)[number]

export function marriageAtOffice(known: Known, party: string): MarriageAtOffice {
  if (!doesSpouseSign(known)) return 'NONE'
  if (party === BORROWER) return isMarried(known(aboutYou)?.maritalStatus) ? 'NONE' : 'TO_CONFIRM'
  const owners = ownersAsked(known)
  const owner = owners.find((one) => one.party === party)
  if (!owner) return 'NONE'
  const said = marriageOf(known, owner, owners)
  if (said === undefined) return 'TO_SAY'
  return isMarried(said.status) ? 'NONE' : 'TO_CONFIRM'
}

interface Signer {
  readonly party: string
  readonly name: string
}

/** The paths are those of the signer's part of the record. */
export function misfitsOfMarriageAtOffice(
  known: Known,
  { party, name }: Signer,
  said: z.infer<typeof marriageAtTable> | undefined,
): readonly Misfit[] {
  if (marriageAtOffice(known, party) === 'NONE') return []
  if (said === undefined) return [{ path: 'marriage.status', message: `Ask ${name} whether they are married, and record what they say` }]
  if (!isMarried(said.status)) return []
  if (party === BORROWER)
    return [
      {
        path: 'marriage.status',
        message: `${name} said in the application that they are unmarried. They correct it, with their spouse, who has to sign too. Then the documents are made again.`,
      },
    ]
  if (said.to === undefined)
    return [
      {
        path: 'marriage.to',
        message: `The spouse of ${name} has to sign too. Record who they are under “Marital status of the co-owners”. Then the documents are made again, and everyone signs at another appointment.`,
      },
    ]
  return misfitsOfMarriage(known, { party, name }, said, ownersAsked(known)).map(({ path, message }) => ({
    path: `marriage.${path}`,
    message,
  }))
}
