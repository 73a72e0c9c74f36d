/** Whether an address that someone typed is that of the home, however it is written. */

/** Alike on an envelope (USPS Publication 28, appendix C): the usual ones. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ alley: 'aly', avenue: 'ave', av: 'ave', boulevard: 'blvd', circle: 'cir', court: 'ct', cove: 'cv', crossing: 'xing', drive: 'dr' },
  ...{ expressway: 'expy', freeway: 'fwy', highway: 'hwy', lane: 'ln', loop: 'loop', parkway: 'pkwy', pkway: 'pkwy', place: 'pl' },
  ...{ plaza: 'plz', point: 'pt', ridge: 'rdg', road: 'rd', square: 'sq', street: 'st', str: 'st', terrace: 'ter', terr: 'ter' },
  ...{ trail: 'trl', way: 'way', wy: 'way', north: 'n', south: 's', east: 'e', west: 'w', saint: 'st', mount: 'mt', fort: 'ft' },
  ...{ northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw' },
}

const UNIT = /(?:#|\b(?:apt|apartment|unit|ste|suite|bldg|building)\b).*$/u

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)

interface Home {
  readonly street1?: string | undefined
  readonly zip?: string | undefined
}

/** The street stands anywhere in it, and no ZIP code after it is another one. */
export function isTheHome({ street1 = '', zip = '' }: Home, address: string): boolean {
  const street = wordsOf(street1.toLowerCase().replace(UNIT, ''))
  if (street.length === 0) return false
  const words = wordsOf(address)
  return words.some((_word, at) => {
    if (!street.every((part, index) => words[at + index] === part)) return false
    const zips = words.slice(at + street.length).filter((word) => /^\d{5}$/u.test(word))
    return zips.length === 0 || zip === '' || zips.includes(zip.slice(0, 5))
  })
}
