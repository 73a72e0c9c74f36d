/** Where the applicant lives; the bureau is asked about this address. */
import { postalAddress } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const addressLabels = {
  street1: 'Street address',
  street2: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
} as const

export const homeAddress = ask('home-address', {
  title: 'Where you live',
  why: 'The credit bureau uses this address to find your credit report.',
  steps: ['IN_PROGRESS'],
  correctable: true,
  data: postalAddress,
  labels: addressLabels,
  example: { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
})
