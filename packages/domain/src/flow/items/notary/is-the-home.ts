/** Whether an address that someone typed is that of the home, however it is written. */

/** Alike on an envelope (USPS Publication 28, appendix C): the usual ones. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ alley: 'aly', avenue: 'ave', av: 'ave', boulevard: 'blvd', circle: 'cir', court: 'ct', cove: 'cv', crossing: 'xing', drive: 'dr' },
  ...{ expressway: 'expy', freeway: 'fwy', highway: 'hwy', lane: 'ln', loop: 'loop', parkway: 'pkwy', pkway: 'pkwy', place: 'pl' },
  ...{ plaza: 'plz', point: 'pt', ridge: 'rdg', road: 'rd', square: 'sq', street: 'st', str: 'st', terrace: 'ter', terr: 'ter' },
  ...{ trail: 'trl', way: 'way', wy: 'way', north: 'n', south: 's', east: 'e', west: 'w', saint: 'st', mount: 'mt', fort: 'ft' },
  ...{ northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw' },
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'

/** '012' and 'twelve' are 12. */
const NUMERALS: ReadonlyMap<string, string> = new Map(NUMBERS.split(' ').map((word, index) => [word, String(index)]))

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

/** '12A' and '12-A' are the words 12 and A. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/(\d)(?=[a-z](?![a-z]))/gu, '$1 ')
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? NUMERALS.get(word) ?? (/^\d{5}$/u.test(word) ? word : word.replace(/^0+(?=\d)/u, '')))

interface Home {
  readonly street1?: string | undefined
  readonly street2?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zip?: string | undefined
}

const standsAt = (words: readonly string[], sought: readonly string[], at: number): boolean =>
  sought.length > 0 && sought.every((part, index) => words[at + index] === part)
const holds = (words: readonly string[], sought: readonly string[]): boolean => words.some((_word, at) => standsAt(words, sought, at))

/** With the letter of its unit after the number too: 12 A for unit A of number 12. */
function streetsOf({ street1 = '', street2 = '' }: Home): readonly (readonly string[])[] {
  const [street = '', inLine = ''] = [street1.toLowerCase().replace(UNIT, ''), UNIT.exec(street1.toLowerCase())?.[0]]
  const [number = '', ...rest] = wordsOf(street)
  if (number === '') return []
  const unit = wordsOf(`${inLine} ${street2}`).filter((word) => !UNIT_WORDS.has(word))
  return [[number, ...rest], ...(unit.length > 0 && /^\d+$/u.test(number) ? [[number, ...unit, ...rest]] : [])]
}

/** The first three digits of a ZIP code name one place of sorting (USPS Domestic Mail Manual, L002): one town has few. */
const areaOf = (zip: string): string => zip.slice(0, 3)

/** What follows the street names another town, and a ZIP code that is far from the home: the same street of somewhere else. */
function isElsewhere({ city = '', state = '', zip = '' }: Home, after: readonly string[]): boolean {
  const zips = after.filter((word) => /^\d{5}$/u.test(word))
  if (zips.length === 0 || zip === '' || zips.some((one) => areaOf(one) === areaOf(zip))) return false
  const isUnit = (at: number) => UNIT_WORDS.has(after[at] ?? '') || UNIT_WORDS.has(after[at - 1] ?? '')
  const town = after.filter((word, at) => /^[a-z]+$/u.test(word) && word.length > 1 && word !== state.toLowerCase() && !isUnit(at))
  return town.length > 0 && !holds(after, wordsOf(city))
}

/** The street stands anywhere in it; a wrong ZIP code, or none, makes no other place of it. */
export function isTheHome(home: Home, address: string): boolean {
  const words = wordsOf(address)
  return streetsOf(home).some((street) =>
    words.some((_word, at) => standsAt(words, street, at) && !isElsewhere(home, words.slice(at + street.length))),
  )
}
