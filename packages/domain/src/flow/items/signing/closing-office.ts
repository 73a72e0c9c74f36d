/** Whether the documents of the closing are signed at an office: there they are read beforehand, and signed in ink before the closer and the notary. */
import { closesAtOffice } from '../../../policy/notary-meeting.ts'
import type { Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'

/** By the law of the state where the home is (policy/notary-law). */
export const signsAtOffice = (known: Known): boolean => {
  const address = known(propertyAddress)
  return address !== undefined && closesAtOffice(address.state, address.occupancyType)
}
