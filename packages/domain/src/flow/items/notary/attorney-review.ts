/** States where an attorney supervises the closing. */
import { wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { attorneyBasis } from './attorney-basis.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

/** TX: Tex. Const. XVI s.50(a)(6)(N), closing at an attorney's, lender's or title company's office; SC: attorney-supervised closing. */
const ATTORNEY_STATES = ['SC', 'GA']
/** Where that law speaks of the homestead alone. */
const ATTORNEY_HOMESTEADS = ['TX']

export const attorneyReview = wait('attorney-review', {
  title: 'Attorney review',
  steps: ['ATTORNEY_REVIEW'],
  by: 'operator',
  applies: (known) => {
    const address = known(propertyAddress)
    if (address === undefined) return false
    return ATTORNEY_STATES.includes(address.state) || (ATTORNEY_HOMESTEADS.includes(address.state) && address.occupancyType === 'HOME')
  },
  reads: (known) => [known(notaryDisclosure)?.sha256],
  shows: attorneyBasis,
  data: clearance,
  leavesOpen: isRefused,
  example: { outcome: 'ACCEPTED', reason: 'Reviewed, nothing to change.' },
})
