/** The first step's form: one line to search by, or the fields, and how the home is used. Pure. */
import { OCCUPANCY_TYPES, type OccupancyType, type RegisterAddress, type RegisterData } from '@hearthline/domain/registration'
import { addressText, type FoundAddress, readTypedAddress } from '../forms/address/find-address.ts'

export interface PropertyValues {
  readonly search: string
  readonly occupancyType: OccupancyType | undefined
  /** The fields are shown: an address by hand. */
  readonly manual: boolean
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export const emptyProperty: PropertyValues = {
  search: '',
  occupancyType: undefined,
  manual: false,
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
}

const isOccupancy = (value: unknown): value is OccupancyType => OCCUPANCY_TYPES.some((type) => type === value)

/** What was answered before, and over it what was typed into the page before its scripts had come. */
export function propertyValues({ propertyAddress }: RegisterData, typed: { search?: string; occupancyType?: string } = {}): PropertyValues {
  const { street1, street2, city, state, zip, occupancyType } = propertyAddress
  const isWhole = street1 !== '' && city !== '' && state !== '' && zip !== ''
  const parts = { street1, street2, city, state, zip }
  return {
    ...emptyProperty,
    ...parts,
    search: typed.search || (isWhole ? addressText(parts) : street1),
    // A prefill with a part missing is completed in the fields.
    manual: !isWhole && (street1 !== '' || city !== '' || state !== '') && !typed.search,
    occupancyType: isOccupancy(typed.occupancyType) ? typed.occupancyType : occupancyType,
  }
}

/** The address the values mean; undefined while the line is neither chosen nor complete. */
export function addressOf(values: PropertyValues): FoundAddress | undefined {
  const { street1, street2, city, state, zip } = values
  const parts = { street1, street2, city, state, zip }
  if (values.manual || values.search === addressText(parts)) return { ...parts, text: addressText(parts) }
  return readTypedAddress(values.search)
}

export const propertyAddress = ({ street1, street2, city, state, zip }: FoundAddress, occupancyType: OccupancyType): RegisterAddress => ({
  street1,
  street2,
  city,
  state,
  zip,
  occupancyType,
})
