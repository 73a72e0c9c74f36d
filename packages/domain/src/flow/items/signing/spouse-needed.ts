/** Whether a spouse has to sign the instrument beside the owners. */
import { spousalJoinderLaw } from '../../../policy/spousal-joinder.ts'
import type { Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'

/** 12 CFR 1002.7(d)(4): only where the state's law asks for it. Whoever is separated is still married. */
export function needsSpouse(known: Known): boolean {
  const address = known(propertyAddress)
  const status = known(aboutYou)?.maritalStatus
  if (address === undefined || status === undefined || status === 'UNMARRIED') return false
  return spousalJoinderLaw(address.state, address.occupancyType) !== undefined
}
