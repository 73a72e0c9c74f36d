/** States where an attorney supervises the closing. */
import { type Known, type StepMail, wait } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { attorneyBasis } from './attorney-basis.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

/** TX: Tex. Const. XVI s.50(a)(6)(N), closing at an attorney's, lender's or title company's office; SC: attorney-supervised closing. */
const ATTORNEY_STATES = ['SC', 'GA']
/** Where that law speaks of the homestead alone. */
const ATTORNEY_HOMESTEADS = ['TX']

/** Later: whoever has an appointment that stands chooses none. */
const APPOINTMENT = { id: 'notary-appointment' } as Parameters<Known>[0]

const CHOOSE_OFFICE: StepMail = {
  subject: 'Choose where and when to sign',
  body: 'An attorney has reviewed your documents. Now sign in and choose an office and a time. You sign everything there.',
}
const CHOOSE_MEETING: StepMail = {
  subject: 'Choose when to meet your notary',
  body: 'An attorney has reviewed your documents. Now sign in and choose how and when to meet your notary.',
}

const NOT_CLEARED: StepMail = {
  subject: 'The review of your documents takes longer',
  body: 'An attorney reviewed your documents and asked us to settle something first. We are working on it, and then the attorney reviews them again. You don’t need to do anything now. We’ll email you.',
}

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
  // The page says that nothing is theirs to do, so nobody looks until they hear that it is their turn.
  settledMail: (review, known, before) => {
    if (isRefused(review)) return before && isRefused(before) ? undefined : NOT_CLEARED
    if (known(APPOINTMENT) !== undefined) return undefined
    return signsAtOffice(known) ? CHOOSE_OFFICE : CHOOSE_MEETING
  },
  example: { outcome: 'ACCEPTED', reason: 'Reviewed, nothing to change.' },
})
