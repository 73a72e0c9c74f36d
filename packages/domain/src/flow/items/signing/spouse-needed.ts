/** Whether a spouse has to sign the instrument beside the owners. */
import { type Joinder, spousalJoinder } from '../../../policy/spousal-joinder/spousal-joinder.ts'
import type { Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { doesSpouseSign, isMarried } from '../about-you/marital-status.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { OWNER_MARRIAGES } from './marriage-answer.ts'

/** What the law of the state says of the borrower's spouse; undefined of whoever has none. Whoever is separated is still married. */
const joinderOfSpouse = (known: Known): Joinder | undefined => {
  const address = known(propertyAddress)
  return address && isMarried(known(aboutYou)?.maritalStatus) ? spousalJoinder(address.state, address.occupancyType) : undefined
}

/** 12 CFR 1002.7(d)(4): only where the state's law asks for it. */
export const needsSpouse = (known: Known): boolean => joinderOfSpouse(known) === 'YES'

type Open = 'DEPENDS' | 'NOT_CHECKED' | undefined

const openOf = (joinder: Joinder | undefined): Open => (joinder === 'DEPENDS' || joinder === 'NOT_CHECKED' ? joinder : undefined)

/** What a person decides before documents are made: nobody looked it up, or it depends on what the application does not know. Undefined where neither is so. */
export const openJoinder = (known: Known): Open => openOf(joinderOfSpouse(known))

/** The same of the home, whoever is married: the spouses of the other owners are in question as the borrower's is. */
export function openJoinderOfHome(known: Known): Open {
  const address = known(propertyAddress)
  return address && openOf(spousalJoinder(address.state, address.occupancyType))
}

/** Of which home it is decided: what was found out of the home that someone lives in says nothing of one that they let. */
export function homeOfDecision(known: Known): string {
  const { state = '', occupancyType = 'HOME' } = known(propertyAddress) ?? {}
  return `${state} ${occupancyType}`
}

/** Where it was left to the team, and the team found that an owner's spouse signs for this home. */
export const isJoinderFound = (known: Known): boolean =>
  openJoinderOfHome(known) !== undefined && known(OWNER_MARRIAGES)?.askedOf === homeOfDecision(known)

/** Whether the spouse of each owner beside the borrower signs: by the law of the state, or as the team found out. */
export const doOwnersSpousesSign = (known: Known): boolean => doesSpouseSign(known) || isJoinderFound(known)
