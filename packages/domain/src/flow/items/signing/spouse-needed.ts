/** Whether a spouse has to sign the instrument beside the owners. */
import { type Joinder, spousalJoinder } from '../../../policy/spousal-joinder/spousal-joinder.ts'
import type { Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { isMarried } from '../about-you/marital-status.ts'
import { propertyAddress } from '../apply/property-address.ts'

/** What the law of the state says of the borrower's spouse; undefined of whoever has none. Whoever is separated is still married. */
const joinderOfSpouse = (known: Known): Joinder | undefined => {
  const address = known(propertyAddress)
  return address && isMarried(known(aboutYou)?.maritalStatus) ? spousalJoinder(address.state, address.occupancyType) : undefined
}

/** 12 CFR 1002.7(d)(4): only where the state's law asks for it. */
export const needsSpouse = (known: Known): boolean => joinderOfSpouse(known) === 'YES'

/** What a person decides before documents are made: nobody looked it up, or it depends on what the application does not know. Undefined where neither is so. */
export function openJoinder(known: Known): 'DEPENDS' | 'NOT_CHECKED' | undefined {
  const joinder = joinderOfSpouse(known)
  return joinder === 'DEPENDS' || joinder === 'NOT_CHECKED' ? joinder : undefined
}
