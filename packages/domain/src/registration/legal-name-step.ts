/** The legal name, as on a government ID [fields/name]. */
import * as z from 'zod/mini'
import { firstName } from '../fields/first-name.ts'
import { lastName } from '../fields/last-name.ts'
import { middleName } from '../fields/middle-name.ts'
import { WIZARD_SUFFIXES } from './wizard-suffixes.ts'

export const legalNameStepMessages = { suffix: 'Please select a suffix from the list' } as const

export const legalNameStep = (options: { readonly production?: boolean } = {}) =>
  z.object({
    firstName,
    middleName,
    lastName: lastName(options),
    suffix: z._default(z.enum(WIZARD_SUFFIXES, legalNameStepMessages.suffix), 'N/A'),
  })
