/** Of whom an owner beside the borrower says that they are their spouse, and who neither owns the home nor is the borrower's spouse. */
import type { Known } from '../../item.ts'
import { OWNER_MARRIAGES } from './marriage-answer.ts'
import { partyNamed, signersOf } from './signers.ts'
import { spouseOf } from './spouse.ts'

/** By what is recorded of the owners' marriages, whether or not the law asks for the spouse now. */
export function isOwnersSpouse(known: Known, party: string): boolean {
  const recorded = (known(OWNER_MARRIAGES)?.owners ?? []).flatMap(({ spouse, denied }) => [spouse, denied])
  const isRecorded = recorded.some((one) => one !== undefined && partyNamed(`${one.firstName} ${one.lastName}`) === party)
  return isRecorded && ![...signersOf(known), spouseOf(known)].some((one) => one?.party === party)
}
