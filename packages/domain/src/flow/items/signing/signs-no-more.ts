/**
 * Whether someone whom the team asked for something signs no more: nobody answers for them then. By what is known before the documents are drawn up, so that
 * one answer holds from the request to the money.
 */
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { fullTitle } from '../title/full-title.ts'
import { instrumentOwners } from './instrument-owners.ts'
import { ownersAsked, spousesOfOwners } from './owners-spouses.ts'
import { removedSigners } from './signers-removed.ts'
import { isSpouseUnnamed, namedSigners } from './spouse.ts'
import { openJoinder } from './spouse-needed.ts'

interface Asked {
  readonly party: string
  /** Named by the borrower, an owner or public records when they were asked. Absent of whom the title search, the trust or the team named. */
  readonly isNamed?: true | undefined
}

/** Whom the borrower, an owner or public records name. */
export const isNamedSigner = (known: Known, party: string): boolean => namedSigners(known).some((signer) => signer.party === party)

/** With those whom the title search and the trust name, whether or not the instrument is drawn up yet. */
const isSigner = (known: Known, party: string): boolean =>
  isNamedSigner(known, party) ||
  [...instrumentOwners(known), ...spousesOfOwners(known, ownersAsked(known))].some((signer) => signer.party === party)

export function signsNoMore(known: Known, { party, isNamed }: Asked): boolean {
  // Without the borrower's answer it is not known who signs.
  if (party === BORROWER || known(aboutYou) === undefined || isSigner(known, party)) return false
  if (isNamed || removedSigners(known).some((removed) => removed.party === party)) return true
  // Whom a search that is ordered again may name, and a spouse whom the team entered for the borrower: known later than what this holds.
  return known(fullTitle) !== undefined && !isSpouseUnnamed(known) && openJoinder(known) === undefined
}
