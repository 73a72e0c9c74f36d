/** Whether an address that someone typed is that of the home, however it is written. */
import { BREAK, isDirection, isStreetEnd, streetWords } from '../../../fields/street-words.ts'

const UNIT = /(?:#|\b(?:apt|apartment|unit|ste|suite|bldg|building)\b).*$/u
const UNIT_WORDS: ReadonlySet<string> = new Set([
  'apt',
  'apartment',
  'unit',
  'ste',
  'suite',
  'bldg',
  'building',
  'fl',
  'floor',
  'rm',
  'room',
])
/** Between the name of a street and the number where that comes last. */
const NUMBER_WORDS: ReadonlySet<string> = new Set(['no', 'nr', 'number'])

interface Home {
  readonly street1?: string | undefined
  readonly street2?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zip?: string | undefined
}

/** A street as its parts: '12 N Oak St' is 12, oak, st, and n. */
interface Street {
  readonly number: string
  /** of a unit, where it follows the number: 12 A for unit A of number 12 */
  readonly unit: readonly string[]
  readonly name: readonly string[]
  readonly ending: string | undefined
  readonly directions: readonly string[]
}

const standsAt = (words: readonly string[], sought: readonly string[], at: number): boolean =>
  sought.every((part, index) => words[at + index] === part)
const holds = (words: readonly string[], sought: readonly string[]): boolean =>
  sought.length > 0 && words.some((_word, at) => standsAt(words, sought, at))
const directionsFrom = (words: readonly string[], at: number): readonly string[] => {
  const from = words.slice(at)
  const end = from.findIndex((word) => !isDirection(word))
  return end < 0 ? from : from.slice(0, end)
}

/** A street is called North, or Court, where nothing else is left to be its name. */
function partsOf(words: readonly string[]): Pick<Street, 'name' | 'ending' | 'directions'> {
  const before = directionsFrom(words, 0)
  const leads = words.slice(before.length).some((word) => !isStreetEnd(word)) ? before : []
  let name = words.slice(leads.length)
  const trails: string[] = []
  while (name.length > 1 && isDirection(name.at(-1)!)) {
    trails.push(name.at(-1)!)
    name = name.slice(0, -1)
  }
  const ending = name.length > 1 && isStreetEnd(name.at(-1)!) ? name.at(-1) : undefined
  return { name: ending === undefined ? name : name.slice(0, -1), ending, directions: [...leads, ...trails] }
}

/** With the letter of its unit after the number too: 12 A for unit A of number 12. */
function streetsOf({ street1 = '', street2 = '' }: Home): readonly Street[] {
  const [street = '', inLine = ''] = [street1.toLowerCase().replace(UNIT, ''), UNIT.exec(street1.toLowerCase())?.[0]]
  const [number = '', ...rest] = streetWords(street).filter((word) => word !== BREAK)
  if (number === '') return []
  const unit = streetWords(`${inLine} ${street2}`).filter((word) => word !== BREAK && !UNIT_WORDS.has(word))
  const plain = { number, unit: [], ...partsOf(rest) }
  return unit.length > 0 && /^\d+$/u.test(number) ? [plain, { ...plain, unit }] : [plain]
}

/** A direction that only one of them has was left out, or added; two that differ are two streets. */
const isSameWay = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || [...one.join('')].toSorted().join('') === [...other.join('')].toSorted().join('')

const isZip = (word: string): boolean => /^\d{5}$/u.test(word)

/** Nothing more of the street's name follows: '12 Oak' may be 12 Oak Street, and '12 Oak Hill' is not. */
function isOver({ city = '', state = '' }: Home, words: readonly string[], at: number): boolean {
  const word = words[at]
  if (word === undefined || word === BREAK || isZip(word) || word === state.toLowerCase() || UNIT_WORDS.has(word)) return true
  const town = streetWords(city)
  return town.length > 0 && standsAt(words, town, at)
}

/** Where the name of the street stands: where what follows it begins. Undefined where it is another street. */
function afterName(home: Home, { name, ending, directions }: Street, words: readonly string[], at: number): number | undefined {
  const leads = standsAt(words, name, at) ? [] : directionsFrom(words, at)
  let next = at + leads.length
  if (name.length === 0 || !standsAt(words, name, next)) return undefined
  next += name.length
  const given = words[next]
  if (given !== undefined && isStreetEnd(given) && !(ending === undefined && isOver(home, words, next))) {
    if (ending !== undefined && given !== ending) return undefined
    next += 1
  } else if (!isDirection(given ?? '') && !isOver(home, words, next)) return undefined
  const trails = isOver(home, words, next) ? [] : directionsFrom(words, next)
  return isSameWay([...leads, ...trails], directions) ? next + trails.length : undefined
}

/** The number first, as an envelope has it, or last: '12 Oak Street' and 'Oak Street 12'. Where what follows begins. */
function afterStreet(home: Home, street: Street, words: readonly string[], at: number): number | undefined {
  const isNumbered = (word: string | undefined) => /^\d+$/u.test(word ?? '')
  if (standsAt(words, [street.number, ...street.unit], at)) {
    const next = at + 1 + street.unit.length
    return afterName(home, street, words, words[next] === BREAK ? next + 1 : next)
  }
  if (street.ending === undefined || street.unit.length > 0 || isNumbered(words[at - 1])) return undefined
  if (!standsAt(words, [...street.name, street.ending], at)) return undefined
  const end = at + street.name.length + 1
  const number = NUMBER_WORDS.has(words[end] ?? '') ? end + 1 : end
  return words[number] === street.number ? number + 1 : undefined
}

/** The first three digits of a ZIP code name one place of sorting (USPS Domestic Mail Manual, L002): one town has few. */
const areaOf = (zip: string): string => zip.slice(0, 3)

/** What follows the street names another town, and a ZIP code that is far from the home: the same street of somewhere else. */
function isElsewhere({ city = '', state = '', zip = '' }: Home, after: readonly string[]): boolean {
  const zips = after.filter(isZip)
  if (zips.length === 0 || zip === '' || zips.some((one) => areaOf(one) === areaOf(zip))) return false
  const isUnit = (at: number) => UNIT_WORDS.has(after[at] ?? '') || UNIT_WORDS.has(after[at - 1] ?? '')
  const town = after.filter((word, at) => /^[a-z]+$/u.test(word) && word.length > 1 && word !== state.toLowerCase() && !isUnit(at))
  return town.length > 0 && !holds(after, streetWords(city))
}

/** The street stands anywhere in it; a wrong ZIP code, or none, makes no other place of it. */
export function isTheHome(home: Home, address: string): boolean {
  const words = streetWords(address)
  return streetsOf(home).some((street) =>
    words.some((_word, at) => {
      const after = afterStreet(home, street, words, at)
      return after !== undefined && !isElsewhere(home, words.slice(after))
    }),
  )
}
