/** The home that secures the line, and how it is used. */
import { z } from 'zod'
import { OCCUPANCIES, postalAddress } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const propertyAddress = ask('property-address', {
  title: 'Your home',
  steps: ['IN_PROGRESS'],
  data: postalAddress.extend({ occupancyType: z.enum(OCCUPANCIES) }),
  example: { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' },
})
