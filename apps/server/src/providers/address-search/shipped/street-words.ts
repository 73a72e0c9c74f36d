/** Completes what has been typed of a street: made-up but ever the same names, and the usual endings. */

/** Endings with the abbreviations people type (USPS Publication 28, appendix C1), the usual ones first. */
const ENDINGS: readonly (readonly [string, ...string[]])[] = [
  ['Street', 'St'],
  ['Avenue', 'Ave', 'Av'],
  ['Way', 'Wy'],
  ['Drive', 'Dr'],
  ['Lane', 'Ln'],
  ['Road', 'Rd'],
  ['Court', 'Ct'],
  ['Place', 'Pl'],
  ['Boulevard', 'Blvd'],
  ['Circle', 'Cir'],
  ['Terrace', 'Ter'],
  ['Trail', 'Trl'],
  ['Parkway', 'Pkwy'],
  ['Plaza', 'Plz'],
  ['Highway', 'Hwy'],
  ['Square', 'Sq'],
  ['Loop'],
  ['Path'],
  ['Run'],
  ['Row'],
  ['Walk'],
  ['Pike'],
  ['Cove', 'Cv'],
  ['Point', 'Pt'],
  ['Ridge', 'Rdg'],
  ['Alley', 'Aly'],
]

const NAMES = `Alder Almond Ash Aspen Bay Beech Birch Briar Brook Canyon Cedar Cherry Chestnut Clover Cottonwood Cypress Dogwood Elm Fern
Fir Forest Garden Grove Harbor Hawthorn Hazel Hickory Hill Holly Ivy Jasmine Juniper Lake Larch Laurel Lilac Linden Locust Magnolia Maple
Meadow Mill Mulberry Myrtle Oak Olive Orchard Park Pine Poplar Prairie Quail Redwood Ridge River Rose Sage Sequoia Spring Spruce Summit
Sunset Sycamore Valley View Walnut Willow`.split(/\s+/)

const DIRECTIONS = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW'])

const FIRST_ENDINGS = ENDINGS.slice(0, 8).map(([ending]) => ending)

const isEnding = (word: string): boolean => ENDINGS.some((forms) => forms.some((form) => form.toUpperCase() === word.toUpperCase()))

const startsWith = (whole: string, part: string): boolean => whole.toUpperCase().startsWith(part.toUpperCase())

/** 'alder' is Alder, '5TH' is 5th, 'ne' is NE, 'o’brien' is O’Brien. */
function titled(word: string): string {
  if (DIRECTIONS.has(word.toUpperCase())) return word.toUpperCase()
  return word.toLowerCase().replace(/(^|[-'’/.])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
}

/** Whether the words end as a street does: '… Way', '… Way NE'. A street of one word has no ending yet. */
export function hasEnding(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (words.length > 2 && DIRECTIONS.has(last.toUpperCase()) && isEnding(words.at(-2) ?? '')) return true
  return words.length > 1 && isEnding(last)
}

/** Whether the last word may yet become an ending: 'W' of Way. */
export const mayBecomeEnding = (word: string): boolean => ENDINGS.some(([ending]) => startsWith(ending, word))

/** Street names, the likeliest first, for the words typed; as typed where they are complete. At most twelve, at least one. */
export function completeStreet(words: readonly string[]): string[] {
  const typed = words.map(titled)
  if (hasEnding(words)) return [typed.join(' ')]
  const last = words.at(-1) ?? ''
  const before = typed.slice(0, -1)
  const endings = words.length > 1 ? ENDINGS.filter(([ending]) => startsWith(ending, last)).map(([ending]) => ending) : []
  const completed = endings.map((ending) => [...before, ending].join(' '))
  const known = NAMES.filter((name) => startsWith(name, last) && name.length > last.length && last.length > 1)
  const names = known.map((name) => [...before, name].join(' '))
  const ended = [...names, typed.join(' ')].flatMap((name, index) =>
    FIRST_ENDINGS.slice(0, index === 0 ? 8 : 3).map((ending) => `${name} ${ending}`),
  )
  return completed.length > 0 ? [...completed, ...ended.slice(0, 1)] : ended.slice(0, 12)
}

/** Buildings with several units stand on plazas and terraces, so that a unit list can be seen at will. */
export const hasUnits = (street: string): boolean => /\b(Plaza|Plz|Terrace|Ter)\b/.test(street)
