/** What a property data provider answers about one address. */
import { z } from 'zod'
import { PROPERTY_KINDS } from './property-kinds.ts'
import { cents, localDate, postalAddress } from './scalars.ts'

export { PROPERTY_KINDS } from './property-kinds.ts'

export const recordedLien = z.object({
  id: z.string(),
  holder: z.string(),
  kind: z.enum(['MORTGAGE', 'HELOC', 'TAX', 'JUDGMENT']),
  position: z.int().min(1),
  originalCents: cents,
  recordedOn: localDate,
})
export type RecordedLien = z.infer<typeof recordedLien>

export const propertyOwner = z.object({ name: z.string(), kind: z.enum(['PERSON', 'TRUST']) })

/** As pages say it of a place of which the provider names no county. No document has it. */
export const UNKNOWN_COUNTY = 'County not known yet'

export const isCountyKnown = (county: string | undefined): county is string => Boolean(county?.trim()) && county !== UNKNOWN_COUNTY

export const propertyRecord = z.object({
  uuid: z.uuid(),
  address: postalAddress,
  county: z.string(),
  /** five digits of the Census Bureau, state and county; absent where the provider does not say (12 CFR 1003.4(a)(9)(ii)) */
  countyFips: z.optional(z.string().regex(/^\d{5}$/)),
  /** eleven digits of the Census Bureau: the county's five and six of its own */
  censusTract: z.optional(z.string().regex(/^\d{11}$/)),
  parcelNumber: z.string(),
  kind: z.enum(PROPERTY_KINDS),
  yearBuilt: z.int(),
  livingAreaSquareFeet: z.int(),
  owners: z.array(propertyOwner),
  lastTransferOn: localDate,
  listedForSale: z.boolean(),
  /** the last year's bill; absent where the provider does not say */
  annualTaxCents: z.optional(cents),
  /** what the owners' association asks a month; absent where the provider does not say, 0 where there is none */
  monthlyDuesCents: z.optional(cents),
  recordedLiens: z.array(recordedLien),
})
export type PropertyRecord = z.infer<typeof propertyRecord>

/** None: the address is unknown. Several: the borrower picks. */
export const propertyMatches = z.object({ reference: z.string(), matches: z.array(propertyRecord) })
export type PropertyMatches = z.infer<typeof propertyMatches>
