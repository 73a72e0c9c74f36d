/** First step of the wizard: the property and how it is used [registration/property]. */
import * as z from 'zod/mini'
import { address } from '../fields/address.ts'
import type { StateOptions } from '../fields/state.ts'
import { streetTypeahead } from '../fields/street-typeahead.ts'
import { OCCUPANCY_TYPES } from './register-data.ts'

export const propertyStepMessages = { occupancy: 'Please select an occupancy type' } as const

export const occupancyType = z.enum(OCCUPANCY_TYPES, propertyStepMessages.occupancy)

/** While only the one-line search is shown: the street field is not there yet, so it cannot be missing. */
export const propertySearchStep = z.object({ search: streetTypeahead, occupancyType })

/** Once the fields are revealed, or filled by choosing a suggestion. */
export const propertyStep = (options: StateOptions = {}) => z.extend(address(options), { occupancyType })
