/** What a corrected name or address is on the wire, and whether it was corrected at all. Pure. */
import type { HomeAddress, PersonName } from './obstacle.ts'

/** The same question would get the same answer. */
export const UNCHANGED = 'We have already searched for this. Change it, or choose something else.'

interface TypedName {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly suffix: NonNullable<PersonName['suffix']> | 'N/A' | ''
}

export const nameAnswer = ({ firstName, middleName, lastName, suffix }: TypedName): PersonName => ({
  firstName,
  ...(middleName && { middleName }),
  lastName,
  ...(suffix !== 'N/A' && suffix !== '' && { suffix }),
})

interface TypedAddress extends Omit<HomeAddress, 'street2'> {
  readonly street2?: string | undefined
}

export const addressAnswer = ({ street1, street2, city, state, zip }: TypedAddress): HomeAddress => ({
  street1,
  ...(street2 && { street2 }),
  city,
  state,
  zip,
})

const same = (one: readonly (string | undefined)[], other: readonly (string | undefined)[]): boolean =>
  one.every((part, index) => (part ?? '').trim().toUpperCase() === (other[index] ?? '').trim().toUpperCase())

export const isSameName = (one: PersonName, other: PersonName): boolean =>
  same([one.firstName, one.middleName, one.lastName, one.suffix], [other.firstName, other.middleName, other.lastName, other.suffix])

export const isSameAddress = (one: HomeAddress, other: HomeAddress): boolean =>
  same([one.street1, one.street2, one.city, one.state, one.zip], [other.street1, other.street2, other.city, other.state, other.zip])
