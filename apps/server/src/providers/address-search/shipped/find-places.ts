/** The real places that a street may be looked for in: by zip, by city, by state, or the anchor cities where nothing was said. */

import type { PostalPlace } from '../../postal-codes/port.ts'
import type { City } from '../../postal-codes/shipped/place-index.ts'
import { placeIndex, startingWith } from '../../postal-codes/shipped/place-index.ts'
import { drawBetween } from '../../sandbox/draw.ts'
import type { PlaceWords } from './read-filter.ts'

const MOST = 8

/** Zip codes downtown of cities across the country: offered first in their city, and everywhere before a city is named. */
const ANCHORS = `95814 78701 80202 85004 97205 33602 37203 43215 98101 60614 27601 02116 90012 92101 94110 75201 77002 63104 33130
30308 55403 21201 20002 10001 19103 48226 53202 84101`.split(/\s+/)

const anchorsOf = (city: City): PostalPlace[] => city.places.filter((place) => ANCHORS.includes(place.zip))

/** A city's zip for this street: its anchor, else ever the same one of its zips. */
function placesOf(city: City, street: string, most: number): PostalPlace[] {
  const start = drawBetween(0, city.places.length - 1, street.toUpperCase(), city.name, city.state)
  const turned = [...city.places.slice(start), ...city.places.slice(0, start)]
  return [...new Set([...anchorsOf(city), ...turned])].slice(0, most)
}

function byCity(city: string, state: string, street: string): PostalPlace[] {
  const { byCityName, cityNames } = placeIndex()
  const inState = (name: string) => (byCityName.get(name) ?? []).filter((found) => !state || found.state === state)
  const exact = inState(city)
  // in a state thirty names may begin alike before the one that lies there
  const begun = startingWith(cityNames, city, state ? 2000 : 60)
    .filter((name) => name !== city)
    .flatMap(inState)
  const cities = [...exact, ...begun.sort((a, b) => b.places.length - a.places.length)].slice(0, MOST)
  const several = cities.length === 1 ? 3 : 1
  return cities.flatMap((found) => placesOf(found, street, several))
}

function byZip({ city, state, zip }: PlaceWords): PostalPlace[] {
  const { byZip: places, zips } = placeIndex()
  const found = startingWith(zips, zip, 2000).flatMap((code) => places.get(code) ?? [])
  const inState = found.filter((place) => !state || place.state === state)
  const inCity = inState.filter((place) => place.city.toUpperCase().startsWith(city))
  // a zip beats the name written beside it: many places go by names that the post does not use
  if (inCity.length > 0) return inCity.slice(0, MOST)
  return zip.length === 5 ? found.slice(0, MOST) : []
}

export function findPlaces(place: PlaceWords | undefined, street: string): PostalPlace[] {
  const { byState, byZip: places } = placeIndex()
  if (place?.zip) return byZip(place)
  if (place?.city) return byCity(place.city, place.state, street)
  if (place?.state) return (byState.get(place.state) ?? []).slice(0, MOST).flatMap((city) => placesOf(city, street, 1))
  return ANCHORS.slice(0, MOST).flatMap((zip) => places.get(zip) ?? [])
}
