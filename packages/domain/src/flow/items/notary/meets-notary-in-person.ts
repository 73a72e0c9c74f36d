/** Whether the law, or the borrower's choice, has the notary meet them in person. */
import { notaryMeeting } from '../../../policy/notary-meeting.ts'
import type { Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'

/** By law: known as soon as the home's address is, so that costs and the last step of the progress bar can depend on it. */
export const mustMeetNotaryInPerson = (known: Known): boolean => {
  const address = known(propertyAddress)
  return address !== undefined && notaryMeeting(address.state, address.occupancyType) === 'MANUAL'
}
