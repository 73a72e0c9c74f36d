/** What someone may say of being married: the three words that 12 CFR 1002.5(d)(1) allows, and where it is asked of whoever owns a home. */
import { spousalJoinder } from '../../../policy/spousal-joinder/spousal-joinder.ts'
import type { Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'

export const MARITAL_STATUSES = ['MARRIED', 'UNMARRIED', 'SEPARATED'] as const
export type MaritalStatus = (typeof MARITAL_STATUSES)[number]

/** Whoever is separated is still married. */
export const isMarried = (status: string | undefined): boolean => status === 'MARRIED' || status === 'SEPARATED'

/** Whether the law of the home's state has a spouse sign who owns nothing of it (12 CFR 1002.7(d)(4)). */
export const doesSpouseSign = (known: Known): boolean => {
  const address = known(propertyAddress)
  return address !== undefined && spousalJoinder(address.state, address.occupancyType) === 'YES'
}
