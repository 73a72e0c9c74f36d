/** Where the applicant lives; the bureau is asked about this address. */
import { postalAddress } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const homeAddress = ask('home-address', {
  title: 'Where you live',
  steps: ['IN_PROGRESS'],
  data: postalAddress,
  example: { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
})
