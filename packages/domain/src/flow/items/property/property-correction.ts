/** No home answers to the address: the borrower corrects it and it is looked up again. */
import { postalAddress } from '../../../facts/scalars.ts'
import { ask, into } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { findProperty } from './find-property.ts'

export const propertyCorrection = ask('property-correction', {
  title: 'Correct the address',
  steps: ['NO_PROPERTY_FOUND'],
  applies: (known) => known(findProperty)?.matches.length === 0,
  data: postalAddress,
  example: { street1: '14 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
  answers: into(propertyAddress, (before, answer: { street1: string; city: string; state: string; zip: string }) => ({
    occupancyType: 'HOME' as const,
    ...before,
    ...answer,
  })),
})
