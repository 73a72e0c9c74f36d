/** The home that secures the line, and how it is used. */
import * as z from 'zod/mini'
import { OCCUPANCIES, postalAddress } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'
import { addressLabels } from './home-address.ts'

export const propertyAddressAnswer = z.extend(postalAddress, { occupancyType: z.enum(OCCUPANCIES) })

export const propertyAddress = ask('property-address', {
  title: 'Your home',
  why: 'Your line of credit is secured by this home.',
  steps: ['IN_PROGRESS'],
  data: propertyAddressAnswer,
  labels: {
    ...addressLabels,
    occupancyType: {
      label: 'How do you use this home?',
      options: { HOME: 'Primary home', SECONDARY: 'Second home', INVESTMENT: 'Investment property' },
    },
  },
  example: { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' },
})
