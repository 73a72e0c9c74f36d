/** Finds the home in public records: owners, type, liens, last sale, listing. */
import { propertyMatches } from '../../../facts/property-record.ts'
import { work } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { exampleProperty } from './example-property.ts'

export const findProperty = work('find-property', {
  title: 'Locating your property',
  steps: ['WAITING_FOR_AVM_DATA'],
  reads: (known) => {
    const { occupancyType: _occupancy, ...address } = known(propertyAddress) ?? { occupancyType: undefined }
    return [address, known(legalName)]
  },
  data: propertyMatches,
  example: { reference: 'property-example', matches: [exampleProperty] },
})
