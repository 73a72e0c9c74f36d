/** The address search that is shipped with the product: real cities and zip codes, made-up streets, no network and no waiting. */
import type { PostalPlace } from '../../postal-codes/port.ts'
import type { AddressSearch, AddressSuggestion } from '../port.ts'
import { findPlaces } from './find-places.ts'
import type { TypedAddress } from './read-filter.ts'
import { readFilter } from './read-filter.ts'
import { completeStreet, hasUnits } from './street-words.ts'

const MOST = 8
/** What a postal address takes. */
const LONGEST_STREET = 120
const UNITS = ['Apt 1', 'Apt 2', 'Apt 3', 'Apt 4', 'Apt 5', 'Apt 6', 'Apt 7', 'Apt 8'] as const

function suggestion(typed: TypedAddress, street: string, { city, state, zip }: PostalPlace): AddressSuggestion {
  const street1 = `${typed.houseNumber} ${street}`
  const line = typed.unit ? `${street1} ${typed.unit}` : street1
  return {
    street1,
    ...(typed.unit && { street2: typed.unit }),
    city,
    state,
    zip,
    fullAddress: `${line}, ${city}, ${state} ${zip}`,
    ...(!typed.unit && hasUnits(street) && { secondaries: UNITS }),
  }
}

/** Every street with its best place before any street with its second best, so that neither crowds out the other. */
function suggestionsFor(typed: TypedAddress): AddressSuggestion[] {
  const found = new Map<string, AddressSuggestion>()
  for (const { street: words, place } of typed.readings) {
    // where no place was named, four endings in two cities are more informative than eight in one
    const names = completeStreet(words).slice(0, place ? MOST : MOST / 2)
    const streets = names.map((street) => ({ street, places: findPlaces(place, street) }))
    const deepest = Math.max(0, ...streets.map(({ places }) => places.length))
    for (let depth = 0; depth < deepest && found.size < MOST; depth++) {
      for (const { street, places } of streets) {
        const at = places[depth]
        if (!at || found.size >= MOST) continue
        const made = suggestion(typed, street, at)
        if (made.street1.length <= LONGEST_STREET) found.set(made.fullAddress, made)
      }
    }
  }
  return [...found.values()]
}

export const shippedAddressSearch = (): AddressSearch => ({
  search: async (filter) => {
    const typed = readFilter(filter)
    return typed ? suggestionsFor(typed) : []
  },
})
