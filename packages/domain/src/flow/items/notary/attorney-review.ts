/** States where an attorney supervises the closing. */
import { wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { clearance } from '../review-outcome.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

/** TX: Tex. Const. XVI s.50(a)(6)(N), closing at an attorney's, lender's or title company's office; SC: attorney-supervised closing. */
const ATTORNEY_STATES = ['TX', 'SC', 'GA']

export const attorneyReview = wait('attorney-review', {
  title: 'An attorney reviews',
  steps: ['ATTORNEY_REVIEW'],
  by: 'operator',
  applies: (known) => ATTORNEY_STATES.includes(known(propertyAddress)?.state ?? ''),
  reads: (known) => [known(notaryDisclosure)?.sha256],
  data: clearance,
  example: { outcome: 'ACCEPTED', reason: 'Reviewed, nothing to change.' },
})
