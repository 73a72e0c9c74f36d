/** Every zip code of the states and DC with its city, indexed once when it is first asked for; 5 MB of data are no part of a start. */
import { createRequire } from 'node:module'
import type { PostalPlace } from '../port.ts'

export interface City {
  readonly name: string
  readonly state: string
  /** Ascending. */
  readonly places: readonly PostalPlace[]
}

export interface PlaceIndex {
  readonly byZip: ReadonlyMap<string, PostalPlace>
  /** Ascending. */
  readonly zips: readonly string[]
  readonly byState: ReadonlyMap<string, readonly City[]>
  /** City names in capitals, ascending, for the search by prefix. */
  readonly cityNames: readonly string[]
  /** The cities of one name (in capitals), the largest first. */
  readonly byCityName: ReadonlyMap<string, readonly City[]>
}

/** The states and DC: the zip data also holds territories, military mail and the freely associated states. */
const NO_STATES = new Set(['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])

// its own index module adds Canada's codes, and it ships no types: hence the file itself
const readCodes = (): Record<string, PostalPlace> => createRequire(import.meta.url)('zipcodes/lib/codes.js').codes

/** The number of a city's zip codes is a measure of its size. */
const largestFirst = (a: City, b: City): number => b.places.length - a.places.length || (a.state < b.state ? -1 : 1)

const grouped = <Member>(members: Iterable<Member>, keyOf: (member: Member) => string): Map<string, Member[]> => Map.groupBy(members, keyOf)

function buildIndex(): PlaceIndex {
  const places = Object.values(readCodes())
    .filter((code) => !NO_STATES.has(code.state))
    .map(({ zip, city, state }): PostalPlace => ({ zip, city, state }))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1))
  const cities = [...grouped(places, (place) => `${place.city}|${place.state}`).values()]
    .map((members): City => ({ name: members[0]?.city ?? '', state: members[0]?.state ?? '', places: members }))
    .sort(largestFirst)
  const byCityName = grouped(cities, (city) => city.name.toUpperCase())
  return {
    byZip: new Map(places.map((place) => [place.zip, place])),
    zips: places.map((place) => place.zip),
    byState: grouped(cities, (city) => city.state),
    cityNames: [...byCityName.keys()].sort(),
    byCityName,
  }
}

let index: PlaceIndex | undefined

export function placeIndex(): PlaceIndex {
  index ??= buildIndex()
  return index
}

/** All members of an ascending list that begin with the prefix, at most so many. */
export function startingWith(sorted: readonly string[], prefix: string, most: number): string[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  while (found.length < most && sorted[low]?.startsWith(prefix)) found.push(sorted[low++] ?? '')
  return found
}
