/**
 * Whether the borrower's spouse signs, where nobody looked up what the state asks, or where it depends on what the application does not know: a person
 * finds out and says by what, before any document is made. Never a silent no: without a spouse whose signature the law asks for the lien may be void.
 */

import { faultOfFullName } from '../../../fields/full-name.ts'
import { joinderRows } from '../../../policy/spousal-joinder/spousal-joinder.ts'
import type { Known, Misfit } from '../../item.ts'
import { isOwnName, isOwnWords, isSameWords } from '../apply/own-name.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { misfitsOfTwoSpouses } from './marriage-answer.ts'
import { deniesBeingTheBorrowers, ownersBeside } from './owners-spouses.ts'
import { partyNamed, sameName } from './signers.ts'
import { hasBegun } from './signers-begun.ts'
import { isSpouseUnnamed } from './spouse.ts'
import { homeOfDecision, openJoinder, openJoinderOfHome } from './spouse-needed.ts'

export const SPOUSE_SIGNS = ['YES', 'NO'] as const

interface Decided {
  readonly spouseSigns?: (typeof SPOUSE_SIGNS)[number] | undefined
  readonly spouseSource?: string | undefined
  readonly spouseDecidedOf?: string | undefined
  readonly isOfOwners?: true | undefined
  readonly spouseAskedOf?: string | undefined
  readonly spouse?: string | undefined
}

/** Letters and digits of the shortest that names a law or a person: 'Iowa 561' */
const LEAST_SOURCE = 7

/** Those that are seen, each of them once in a row: 'aaaaaaaa' names nothing. */
const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1{2,}/gu, '$1').length

/** The spouses of the other owners are in question as the borrower's is, whether the borrower is married or not. */
export const areOwnersUndecided = (known: Known): boolean => openJoinderOfHome(known) !== undefined && ownersBeside(known).length > 0

export const isSpouseUndecided = (known: Known): boolean => openJoinder(known) !== undefined || areOwnersUndecided(known)

/** Whether the borrower has a spouse whom the answer has to name where it is yes. */
export const isBorrowersUndecided = (known: Known): boolean => openJoinder(known) !== undefined

/** Whom the team named as the spouse who signs, where it was left to the team. */
export const spouseDecided = (known: Known, given: Decided | undefined): string | undefined =>
  isBorrowersUndecided(known) && given?.spouseSigns === 'YES' ? given.spouse?.trim() : undefined

/** Whether what is stored says it of this home. */
export function isSpouseDecided(known: Known, given: Decided): boolean {
  if (given.spouseDecidedOf !== homeOfDecision(known) || !given.spouseSigns) return false
  // What an earlier release took spoke of the borrower's spouse alone.
  if (areOwnersUndecided(known) && !given.isOfOwners) return false
  return (
    given.spouseSigns === 'NO' || !isBorrowersUndecided(known) || (Boolean(given.spouse?.trim()) && !isNoSpouse(known, given.spouse ?? ''))
  )
}

export const isNoSpouse = (known: Known, name: string): boolean => isOwnName(known, name) || deniesBeingTheBorrowers(known, name)

/** What an operator reads of why a spouse is in question. */
export function whySpouse(known: Known): { readonly spouse?: string; readonly spousesOfOwners?: string } {
  if (isSpouseUnnamed(known)) return { spouse: 'The borrower is married, and the state asks for the spouse’s signature' }
  const open = openJoinderOfHome(known)
  if (open === undefined || !isSpouseUndecided(known)) return {}
  const state = known(propertyAddress)?.state ?? ''
  const row = joinderRows[state]
  const who = isBorrowersUndecided(known) ? 'The borrower is married.' : 'The borrower is not married.'
  const owners = ownersBeside(known).map(({ name }) => name)
  return {
    spouse:
      open === 'NOT_CHECKED' || !row
        ? `${who} No one looked up whether the law of ${state} has a spouse sign who does not own this kind of home.`
        : `${who} ${row.says} (${row.citation})`,
    ...(owners.length > 0 && {
      spousesOfOwners: `The same holds for the spouses of ${owners.join(', ')}. If a spouse has to sign, each of them is then asked whether they are married, and to whom.`,
    }),
  }
}

export function misfitsOfSpouse(known: Known, { spouseSigns, spouseSource, spouse }: Decided): readonly Misfit[] {
  const isUndecided = isSpouseUndecided(known)
  if (!isUndecided && !isSpouseUnnamed(known)) return []
  const undecided = [
    ...(spouseSigns ? [] : [{ path: 'spouseSigns', message: 'Choose whether a spouse who does not own the home has to sign' }]),
    ...(lettersIn(spouseSource ?? '') >= LEAST_SOURCE
      ? []
      : [{ path: 'spouseSource', message: 'Enter the law, the record, or the full name of the attorney or title company that says so' }]),
  ]
  if (isUndecided && (spouseSigns !== 'YES' || !isBorrowersUndecided(known))) return undecided
  return [...(isUndecided ? undecided : []), ...misfitsOfName(known, spouse)]
}

function misfitsOfName(known: Known, spouse: string | undefined): readonly Misfit[] {
  if (!spouse?.trim())
    return [{ path: 'spouse', message: 'Enter the full name of the borrower’s spouse. The state asks for their signature.' }]
  const fault = faultOfFullName(spouse)
  if (fault) return [{ path: 'spouse', message: fault }]
  const owner = ownersBeside(known).find(({ name }) => isSameWords(name, spouse) && !sameName(name, spouse))
  if (owner)
    return [
      {
        path: 'spouse',
        message: `${owner.name} signs here already. If they are the spouse, enter the name as it appears in the list of signers.`,
      },
    ]
  if (misfitsOfTwoSpouses(known, spouse, 'spouse').length > 0)
    return [
      {
        path: 'spouse',
        message: `${spouse.trim()} is the spouse of another owner. If the borrower’s spouse has the same name, add the middle name after the first name.`,
      },
    ]
  if (isOwnName(known, spouse) || isOwnWords(known, spouse))
    return [{ path: 'spouse', message: 'This is the borrower’s own name. Enter the full name of their spouse.' }]
  if (!deniesBeingTheBorrowers(known, spouse)) return []
  return [{ path: 'spouse', message: `${spouse} says that they are not married to the borrower. Ask the borrower who their spouse is.` }]
}

/** The states of which releases before 2026-12 asked for a spouse: what was entered then rests on that. */
const ASKED_BEFORE = new Set(['AK', 'AL', 'FL', 'TX'])

function wasAskedBefore(known: Known): boolean {
  const { state = '', occupancyType = 'HOME' } = known(propertyAddress) ?? {}
  return ASKED_BEFORE.has(state) && occupancyType === 'HOME'
}

export const wasSpouseUnnamed = (known: Known): boolean => wasAskedBefore(known) && isSpouseUnnamed(known)

/**
 * Whom the team named where the law asks for the spouse and the borrower named none. Releases of before took a name everywhere, asked for or not: where
 * the state did not ask then, nobody decided that this person signs.
 */
export function spouseEntered(known: Known, given: Decided | undefined): string | undefined {
  const named = given?.spouse?.trim() || undefined
  // Whoever has begun by then was asked, and signs whatever the release kept of why.
  const isAsked =
    given?.spouseAskedOf === homeOfDecision(known) || wasAskedBefore(known) || (named !== undefined && hasBegun(known, partyNamed(named)))
  return isAsked ? named : undefined
}
