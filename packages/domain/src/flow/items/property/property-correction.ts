/** No home answers to the address: the borrower corrects it and it is looked up again. */
import * as z from 'zod/mini'
import { type PostalAddress, postalAddress } from '../../../facts/scalars.ts'
import { ask, foldInto } from '../../item.ts'
import { addressLabels } from '../apply/home-address.ts'
import { propertyAddress, propertyAddressAnswer } from '../apply/property-address.ts'
import { findProperty } from './find-property.ts'

export const propertyCorrection = ask('property-correction', {
  title: 'Correct the address',
  why: 'We couldn’t find a home at that address in public records.',
  steps: ['NO_PROPERTY_FOUND'],
  applies: (known) => known(findProperty)?.matches.length === 0,
  data: postalAddress,
  about: { data: z.object({ address: z.optional(propertyAddressAnswer) }), of: (known) => ({ address: known(propertyAddress) }) },
  labels: addressLabels,
  example: { street1: '14 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
  answers: foldInto(propertyAddress, (before, answer: PostalAddress) => ({ occupancyType: 'HOME' as const, ...before, ...answer })),
})
