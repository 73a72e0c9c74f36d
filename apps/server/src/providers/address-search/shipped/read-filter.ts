/** Reads what has been typed so far: house number, street, unit and place, where one line can be parsed in two ways. */
import { createRequire } from 'node:module'
import { placeIndex, startingWith } from '../../postal-codes/shipped/place-index.ts'
import { hasEnding, mayBecomeEnding } from './street-words.ts'

export interface PlaceWords {
  /** Beginning of a city's name in capitals; empty for any. */
  readonly city: string
  /** Two capitals; empty for any. */
  readonly state: string
  /** Up to five digits; empty for any. */
  readonly zip: string
}

export interface Reading {
  readonly street: readonly string[]
  /** Undefined: nothing has been said of a place. */
  readonly place?: PlaceWords
}

export interface TypedAddress {
  readonly houseNumber: string
  /** As 'Apt 4'. */
  readonly unit?: string
  /** The likeliest first. */
  readonly readings: readonly Reading[]
}

/** Longer than any address; what lies beyond is not looked at. */
const LONGEST = 160

const HOUSE_NUMBER = /^(\d{1,6}(?:-\d{1,4})?[A-Z]?(?: 1\/2)?) +(?=.*[\p{L}\d])/iu
// a number or one letter, so that Unity Street and Steel Road stay streets
const UNIT = /(?:^|[ ,])(?:(apartment|apt|unit|suite|ste)\.?(?: *# *| +|(?=\d))|# *)([a-z]?\d[a-z\d-]{0,4}|[a-z])(?=$|[ ,])/i
const UNIT_WORDS: Readonly<Record<string, string>> = { apartment: 'Apt', apt: 'Apt', suite: 'Ste', ste: 'Ste', unit: 'Unit' }

const stateNames: { full: Record<string, string> } = createRequire(import.meta.url)('zipcodes/lib/states.js')

const clean = (filter: string): string =>
  filter
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\d ,.'’#/&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const wordsOf = (text: string): string[] => text.split(/[ ,]+/).filter((word) => /[\p{L}\d]/u.test(word))

/** The state that the words end in, and how many words name it. */
function stateAtEnd(words: readonly string[]): { state: string; count: number } | undefined {
  for (const count of [3, 2, 1]) {
    if (count > words.length) continue
    const said = words.slice(-count).join(' ').toUpperCase()
    const state = count === 1 && said.length === 2 ? said : stateNames.full[said]
    if (state && placeIndex().byState.has(state)) return { state, count }
  }
  return undefined
}

/** In capitals; the zip data writes every Saint in full. */
const cityWords = (words: readonly string[]): string =>
  words
    .join(' ')
    .toUpperCase()
    .replace(/^ST\.? /, 'SAINT ')

const isCityBegun = (city: string): boolean => startingWith(placeIndex().cityNames, city, 1).length > 0

/** 'Sacramento CA 958' as city, state and zip; undefined when a part of it is none of these. */
function readPlace(words: readonly string[]): PlaceWords | undefined {
  const zip = /^(\d{1,5})(?:-\d{0,4})?$/.exec(words.at(-1) ?? '')?.[1] ?? ''
  const named = zip ? words.slice(0, -1) : words
  const end = stateAtEnd(named)
  const asCity = cityWords(named)
  // 'Washington' and 'New York' are cities before they are states, 'CA' is a state before it begins a city's name
  const abbreviated = end?.count === named.length && asCity.length === 2
  if (asCity && !abbreviated && isCityBegun(asCity)) return { city: asCity, state: '', zip }
  const city = cityWords(end ? named.slice(0, -end.count) : named)
  const known = city === '' || isCityBegun(city)
  return known || zip.length === 5 ? { city: known ? city : '', state: end?.state ?? '', zip } : undefined
}

/** Without commas: a place counts when the street before it has its ending, or when it is a whole city, state or zip. */
function readRun(words: readonly string[]): Reading[] {
  const whole: Reading = { street: words }
  for (let at = 1; at < words.length; at++) {
    const street = words.slice(0, at)
    const rest = words.slice(at)
    const place = readPlace(rest)
    if (!place || (place.city && !placeIndex().byCityName.has(place.city) && !(hasEnding(street) && place.city.length > 1))) continue
    if (!place.city && !place.state && place.zip.length < 3) continue
    if (hasEnding(street)) return [{ street, place }]
    const open = rest.length === 1 && mayBecomeEnding(rest[0] ?? '')
    return open ? [whole, { street, place }] : [{ street, place }, whole]
  }
  return [whole]
}

function readParts(text: string): Reading[] {
  const [first = '', ...others] = text.split(',')
  const street = wordsOf(first)
  const rest = wordsOf(others.join(' '))
  if (rest.length === 0) return readRun(street)
  const place = readPlace(rest)
  return place ? [{ street, place }] : []
}

/** Undefined for what does not begin with a house number and something of a street. */
export function readFilter(filter: string): TypedAddress | undefined {
  const text = clean(filter)
  const houseNumber = HOUSE_NUMBER.exec(text)?.[1]
  if (!houseNumber) return undefined
  const line = text.slice(houseNumber.length)
  const unit = UNIT.exec(line)
  const readings = readParts(unit ? line.replace(UNIT, ' ') : line).filter((reading) => reading.street.length > 0)
  if (readings.length === 0) return undefined
  const word = UNIT_WORDS[unit?.[1]?.toLowerCase() ?? ''] ?? 'Unit'
  return { houseNumber: houseNumber.toUpperCase(), readings, ...(unit?.[2] && { unit: `${word} ${unit[2].toUpperCase()}` }) }
}
