/** An address typed in one line, taken apart from its end: zip, state, city, unit; what cannot be read stays in the street. */
import { US_STATES, type UsState, usStateCodes } from '../facts/us-states.ts'
import { DIRECTIONS, STREET_ENDS } from './street-words.ts'

export interface TypedAddressParts {
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

const UNIT = /^(?:(?:apartment|apt|unit|suite|ste|floor|fl|room|rm|lot|no|#)\b\.?|#)\s*#?\s*[\w-]+$/i
const UNIT_AT_END = /^(.*\S)\s+((?:(?:apartment|apt|unit|suite|ste|floor|room|lot)\.?\s*#?\s*|#\s*)[\w-]+)$/i

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/\.$/, '')

/** Postal cities have letters and spaces alone: "St. Louis" is "St Louis", "Winston-Salem" "Winston Salem". */
const cityText = (text: string): string => text.replace(/\./g, '').replace(/[-'’]/g, ' ').replace(/\s+/g, ' ').trim()
const isCity = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(text)

export function splitTypedAddress(text: string): TypedAddressParts {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/(?:,| )\s*(?:usa|u\.s\.a\.|united states(?: of america)?)\s*$/i, '')
    .replace(/[\s,]+$/, '')
    .trim()
  const zipped = /^(.*?)[\s,]+(\d{5})(?:-\d{4})?$/.exec(whole)
  const zip = zipped?.[2] ?? ''
  const { rest, state } = takeState(zipped?.[1] ?? whole, zip)
  const { street, unit, city } = rest.includes(',') ? byCommas(rest, state !== '' || zip !== '') : byWords(rest)
  const inStreet = unit === '' ? UNIT_AT_END.exec(street) : null
  return { street1: inStreet?.[1] ?? street, street2: inStreet?.[2] ?? unit, city: cityText(city), state, zip }
}

/** A state counts after a comma, or before a zip: "12 Alder Ct" ends in a court, "1600 Colorado" in a street. */
function takeState(text: string, zip: string): { rest: string; state: string } {
  for (const code of usStateCodes) {
    const match = new RegExp(`^(.*?)([\\s,]+)(?:${US_STATES[code]}|${code})\\.?$`, 'i').exec(text)
    const before = match?.[2]?.includes(',') === true
    // No name is another's end: West Virginia is asked after Virginia, so the shorter must not win.
    if (match?.[1] && !(code === 'VA' && /west$/i.test(match[1])) && (before || fitsZip(code, zip)))
      return { rest: match[1].replace(/[\s,]+$/, ''), state: code }
  }
  return { rest: text, state: '' }
}

/** CT is a court as well as Connecticut, whose zips begin with 06. */
const fitsZip = (code: UsState, zip: string): boolean => zip !== '' && (code !== 'CT' || zip.startsWith('06'))

interface Read {
  readonly street: string
  readonly unit: string
  readonly city: string
}

function byCommas(text: string, placeKnown: boolean): Read {
  const [street = '', ...others] = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const last = others.at(-1) ?? ''
  const endsInCity = isCity(last) && !UNIT.test(last) && (placeKnown || others.length > 0)
  const units = endsInCity ? others.slice(0, -1) : others
  if (endsInCity || units.every((part) => UNIT.test(part))) return { street, unit: units.join(', '), city: endsInCity ? last : '' }
  return { street: text, unit: '', city: '' }
}

/** Without a comma: up to the last word that ends a street, its direction and its unit; the rest is the city. */
function byWords(text: string): Read {
  const words = text.split(' ')
  const found = words.findLastIndex((word, index) => index >= 2 && STREET_ENDS.has(bare(word)))
  if (found === -1 || !/^\d/.test(text)) return { street: text, unit: '', city: '' }
  let end = found + 1
  // "12 Alder Way North Sacramento": a direction belongs to the street only when it is the last word of it.
  if (end < words.length && DIRECTIONS.has(bare(words[end])) && end === words.length - 1) end += 1
  const unitWords = UNIT.test(words[end] ?? '') ? 1 : UNIT.test(words.slice(end, end + 2).join(' ')) ? 2 : 0
  const city = words.slice(end + unitWords).join(' ')
  if (city !== '' && !isCity(city)) return { street: text, unit: '', city: '' }
  return { street: words.slice(0, end).join(' '), unit: words.slice(end, end + unitWords).join(' '), city }
}
