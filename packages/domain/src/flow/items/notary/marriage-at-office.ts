/**
 * What the record of a closing says of marriages, where the law has the spouse of an owner sign (Tex. Const. XVI s.50(a)(6)(A)): of each owner whose spouse is
 * not among those who sign, what they say at the table. So no one is left out because they were never asked, or because an answer was corrected on the way.
 */
import type * as z from 'zod/mini'
import type { Known, Misfit } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { isMarried } from '../about-you/marital-status.ts'
import type { marriageAtTable } from '../signing/marriage-answer.ts'
import { contradictedMarriages, isUnconfirmed, type SaidOfMarriage } from '../signing/marriage-contradictions.ts'
import { marriageOf, ownersAsked } from '../signing/owners-spouses.ts'
import { doOwnersSpousesSign } from '../signing/spouse-needed.ts'

/**
 * NONE: their spouse signs too, or none is asked for. TO_CONFIRM: they said that they are unmarried. TO_SAY: they never said, or the one they named denies
 * it or has not said the same yet.
 */
export const MARRIAGES_AT_OFFICE = ['NONE', 'TO_CONFIRM', 'TO_SAY'] as const
export type MarriageAtOffice = (typeof MARRIAGES_AT_OFFICE)[number]

export function marriageAtOffice(known: Known, party: string): MarriageAtOffice {
  if (!doOwnersSpousesSign(known)) return 'NONE'
  if (party === BORROWER) return isMarried(known(aboutYou)?.maritalStatus) ? 'NONE' : 'TO_CONFIRM'
  const owners = ownersAsked(known)
  const owner = owners.find((one) => one.party === party)
  if (!owner) return 'NONE'
  const said = marriageOf(known, owner, owners)
  if (said === undefined || isUnconfirmed(known, owner, owners)) return 'TO_SAY'
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
  if (marriageAtOffice(known, party) === 'NONE') return misfitsOfTold(known, { party, name }, said)
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
  return []
}

/** Whose spouse signs too: nothing else is put in its place at a table where nobody is added or left out. */
function misfitsOfTold(known: Known, { party, name }: Signer, said: z.infer<typeof marriageAtTable> | undefined): readonly Misfit[] {
  if (said === undefined || !doOwnersSpousesSign(known)) return []
  const owners = ownersAsked(known)
  const owner = owners.find((one) => one.party === party)
  const told = owner
    ? marriageOf(known, owner, owners)
    : party === BORROWER
      ? known(aboutYou)?.spouse && { status: 'MARRIED', to: undefined }
      : undefined
  if (told === undefined || (isMarried(said.status) && (said.to === undefined || said.to === told.to))) return []
  return [
    {
      path: 'marriage.status',
      message: `${name} said before that they are married, and their spouse signs too. If that is over, two of the team take the spouse off by the decree first.`,
    },
  ]
}

interface Told extends Pick<Signer, 'party'> {
  readonly marriage?: z.infer<typeof marriageAtTable> | undefined
}

/** What the record says of the owners beside the borrower of whom it is asked. */
export const marriagesSaid = (known: Known, signers: readonly Told[]): readonly SaidOfMarriage[] =>
  signers.flatMap(({ party, marriage }) =>
    marriage && party !== BORROWER && marriageAtOffice(known, party) !== 'NONE' ? [{ party, ...marriage }] : [],
  )

/** The answers beside each other, and beside what was said before. The paths are those of the list of signers. */
export function contradictionsAtOffice(known: Known, signers: readonly Told[]): readonly Misfit[] {
  const found = contradictedMarriages(known, marriagesSaid(known, signers), ownersAsked(known))
  return found.map(({ party, path, message }) => ({
    path: `${signers.findIndex((one) => one.party === party)}.marriage.${path}`,
    message,
  }))
}
