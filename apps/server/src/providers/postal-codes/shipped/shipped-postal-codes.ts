/** The zip codes that are shipped with the product: no network, the same answers everywhere. */
import type { PostalCodes } from '../port.ts'
import { placeIndex } from './place-index.ts'

export const shippedPostalCodes = (): PostalCodes => ({
  cityOf: (zip) => placeIndex().byZip.get(zip),
  zipsIn: (state) => {
    const cities = placeIndex().byState.get(state.toUpperCase()) ?? []
    return cities.flatMap((city) => city.places.map((place) => place.zip)).sort()
  },
})
