/** Several homes answer to the address: the borrower says which one. */
import * as z from 'zod/mini'
import { PROPERTY_KINDS } from '../../../facts/property-record.ts'
import { postalAddress } from '../../../facts/scalars.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { propertyAddress, propertyAddressAnswer } from '../apply/property-address.ts'
import { EXAMPLE_PROPERTY_UUID } from './example-property.ts'
import { findProperty } from './find-property.ts'
import { propertyCorrection } from './property-correction.ts'

export const propertyChoiceAnswer = z.object({ uuid: z.uuid() })

const homeFound = z.object({
  uuid: z.uuid(),
  address: postalAddress,
  kind: z.enum(PROPERTY_KINDS),
  yearBuilt: z.int(),
  livingAreaSquareFeet: z.int(),
})

export const propertyChoice = ask('property-choice', {
  title: 'Choose your home',
  why: 'We found more than one home at your address. Choose yours.',
  steps: ['MULTIPLE_PROPERTIES'],
  applies: (known) => (known(findProperty)?.matches.length ?? 0) > 1,
  reads: (known) => [known(findProperty)?.matches.map((match) => match.uuid)],
  // None of the homes found may be the borrower's.
  corrects: [propertyCorrection],
  data: propertyChoiceAnswer,
  about: {
    data: z.object({ address: z.optional(propertyAddressAnswer), matches: z.array(homeFound) }),
    of: (known) => ({
      address: known(propertyAddress),
      matches: (known(findProperty)?.matches ?? []).map(({ uuid, address, kind, yearBuilt, livingAreaSquareFeet }) => ({
        ...{ uuid, address, kind, yearBuilt, livingAreaSquareFeet },
      })),
    }),
  },
  fits: (known, { uuid }) =>
    known(findProperty)?.matches.some((match) => match.uuid === uuid)
      ? []
      : [{ path: 'uuid', message: 'Choose one of the homes we found' }],
  labels: { uuid: 'Your home' },
  example: { uuid: EXAMPLE_PROPERTY_UUID },
})

/** The one property that everything after rests on: the only match, or the one chosen. */
export const chosenProperty = (known: Known) => {
  const matches = known(findProperty)?.matches ?? []
  const uuid = known(propertyChoice)?.uuid
  return matches.length === 1 ? matches[0] : matches.find((match) => match.uuid === uuid)
}
