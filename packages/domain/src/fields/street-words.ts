/** The words of a street: which end its name, which give its direction, and how they are written alike. */

/** Words that end a street's name (USPS Publication 28, appendix C1: those in common use), so that a city may follow without a comma. */
export const STREET_ENDS: ReadonlySet<string> = new Set(
  (
    'alley aly avenue ave av bend boulevard blvd bypass byp causeway circle cir court ct cove cv creek crossing xing drive dr expressway ' +
    'extension ext freeway garden gardens glen grove highway hwy hill hills hollow junction knoll lake landing lane ln loop manor mill ' +
    'mews parkway pkwy path pike place pl plaza plz point pt ridge road rd route rte row run square sq street st terrace ter trail trl ' +
    'turnpike tpke view village vista walk way'
  ).split(' '),
)
export const DIRECTIONS: ReadonlySet<string> = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
)

/** Each word with the ways in which it is written too (USPS Publication 28, appendices B and C1). */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ...{
    aly: 'alley allee ally',
    ave: 'avenue av aven avenu avn avnue',
    blvd: 'boulevard boul boulv',
    byp: 'bypass',
    cir: 'circle circ circl',
  },
  ...{ ct: 'court crt', cv: 'cove', xing: 'crossing crssng', dr: 'drive driv drv', expy: 'expressway', ext: 'extension', fwy: 'freeway' },
  ...{ hwy: 'highway highwy hiway hiwy hway', ln: 'lane', pkwy: 'parkway parkwy pkway pky', pl: 'place', plz: 'plaza plza', pt: 'point' },
  ...{ rdg: 'ridge rdge', rd: 'road', rte: 'route', sq: 'square sqr sqre squ', st: 'street str strt saint', ter: 'terrace terr' },
  ...{ trl: 'trail', tpke: 'turnpike', way: 'wy', mt: 'mount', ft: 'fort' },
  ...{ n: 'north', s: 'south', e: 'east', w: 'west', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest' },
}
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN_AS).flatMap(([short, others]) => others.split(' ').map((other) => [other, short] as const)),
)

const ENDS: ReadonlySet<string> = new Set([...STREET_ENDS].map((word) => SHORT.get(word) ?? word))
/** @param word as `streetWords` gives it */
export const isStreetEnd = (word: string): boolean => ENDS.has(word)
/** @param word as `streetWords` gives it */
export const isDirection = (word: string): boolean => DIRECTIONS.has(word)

/** Roads that have a number in place of a name, and are written in more than one way. */
const NUMBERED_ROADS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:state|us|u\.s\.|texas|tx)[ -]+(?:highway|hwy)|sh)[ -]+(?=\d)/g, 'hwy '],
  [/\btx-(?=\d)/g, 'hwy '],
  [/\b(?:county|co\.?)[ -]+(?:road|rd)\b\.?|\bc\.?r\.?[ -]+(?=\d)/g, 'cr '],
  [/\b(?:farm[ -]+to[ -]+market|f\.?m\.?)[ -]+(?:(?:road|rd)\.?[ -]+)?(?=\d)/g, 'fm '],
  [/\b(?:ranch[ -]+to[ -]+market|ranch|r\.?m\.?)[ -]+(?:(?:road|rd)\.?[ -]+)?(?=\d)/g, 'rm '],
]

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
  'seventeenth eighteenth nineteenth'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const NUMERALS: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, index) => [word, index] as const),
  ...ORDINALS.split(' ').map((word, index) => [word, index] as const),
  ...TENS.split(' ').flatMap((word, index) => [[word, 10 * (index + 2)] as const, [word.replace(/y$/, 'ieth'), 10 * (index + 2)] as const]),
])
const IS_TENS: ReadonlySet<string> = new Set(TENS.split(' '))

/** 'twelve' is 12, 'fifth' and '5th' are 5, 'twenty first' is 21: a street's number or its name. */
function withNumerals(words: readonly string[]): readonly string[] {
  const read: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const value = NUMERALS.get(word)
    const next = NUMERALS.get(words[at + 1] ?? '')
    if (value === undefined) read.push(word.replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1'))
    else if (IS_TENS.has(word) && next !== undefined && next > 0 && next < 10) {
      read.push(String(value + next))
      at++
    } else read.push(String(value))
  }
  return read
}

/** Where one line of an address ends. */
export const BREAK = '|'

/** Each word in its short form; '12A' and '12-A' are the words 12 and A, '012' is 12, and a comma or a new line is BREAK. */
export const streetWords = (text: string): readonly string[] =>
  withNumerals(
    NUMBERED_ROADS.reduce(
      (read, [road, short]) => read.replace(road, short),
      text
        .replace(/[¼½¾]/gu, ' ')
        .normalize('NFKD')
        .replace(/[\p{M}'’]/gu, '')
        .toLowerCase(),
    )
      // 'F.M.' is one word, 'N.Oak' and 'No.12' are two.
      .replace(/\b([a-z])\.(?=[a-z]\b)/gu, '$1')
      .replace(/(\d)(?=[a-z](?![a-z]))/gu, '$1 ')
      .replace(/[,;\n]/gu, ` ${BREAK} `)
      .split(/[^a-z0-9|]+/u)
      .filter(Boolean),
  ).map((word) => SHORT.get(word) ?? (/^\d{5}$/u.test(word) ? word : word.replace(/^0+(?=\d)/u, '')))
