/** A postal address as a borrower types it. */
import * as z from 'zod/mini'
import { city } from './city.ts'
import { type StateOptions, state } from './state.ts'
import { street1, street2 } from './street.ts'
import { zip } from './zip.ts'

export const address = (options: StateOptions = {}) => z.object({ street1, street2, city, state: state(options), zip })

export type Address = z.infer<ReturnType<typeof address>>
