/** Address typeahead. */
import { z } from 'zod'
import { call } from '../call.ts'

export const addressItem = z.object({
  street1: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  fullAddress: z.string(),
  /** Units of a building; each is a street2. */
  secondaries: z.array(z.string()).optional(),
})

export const serviceAddressCalls = {
  searchAddress: call({
    method: 'GET',
    path: '/service-address/external/api/v1/search',
    access: 'external',
    summary: 'Addresses that begin like the text, at most eight, with their units',
    query: z.object({ filter: z.string().max(300).default('') }),
    replies: { 200: z.array(addressItem) },
  }),
}
