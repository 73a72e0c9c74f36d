/**
 * Whether a mailed letter was sent to an applicant: by the last name or by an address, since people marry, and people move. A letter file writes
 * capitals without accents and its own abbreviations; no one loses a promise by how their name or street is written.
 */
import { streetWords } from '../../../fields/street-words.ts'
import { isTheHome } from '../notary/is-the-home.ts'

interface Letter {
  readonly lastName: string
  readonly street1: string
  readonly street2?: string | null | undefined
  readonly city: string
  readonly state: string
  readonly zip: string
}

interface Address {
  readonly street1: string
  readonly street2?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zip: string
}

interface Applicant {
  readonly lastName: string
  readonly addresses: readonly Address[]
}

const SUFFIXES: ReadonlySet<string> = new Set('JR SR II III IV V VI 2ND 3RD 4TH ESQ MD PHD'.split(' '))
/** Words that many names share: alone they make no two names one. */
const PARTICLES: ReadonlySet<string> = new Set(
  'DE DEL DELA LA LAS LOS LE EL AL DA DAS DO DOS DI DU VAN VON DER DEN TER ST SAN SANTA BIN IBN O D M'.split(' '),
)
/** Letters of which no accent can be taken away. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Æ: 'AE', Œ: 'OE', ẞ: 'SS' }
const UMLAUTS: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' }

const without = (words: readonly string[], left: ReadonlySet<string>): readonly string[] => {
  const rest = words.filter((word) => !left.has(word))
  return rest.length > 0 ? rest : words
}

/** The words of a name, and the name in one: 'de la Cruz' is CRUZ and DELACRUZ. */
function wordsOf(name: string): readonly string[] {
  const upper = name.normalize('NFC').toUpperCase()
  const spelled = upper.replace(/[ÄÖÜ]/gu, (letter) => UMLAUTS[letter]!)
  const written = [upper, spelled].flatMap((text) => ['', ' '].map((apostrophe) => text.replace(/['’‘ʻ`´]/gu, apostrophe)))
  return written.flatMap((text) => {
    const folded = text.normalize('NFD').replace(/\p{M}/gu, '')
    const words = folded.replace(/[ØŁĐÐÞÆŒẞ]/gu, (letter) => PLAIN_LETTERS[letter]!).split(/[^\p{L}\d]+/u)
    const own = without(words.filter(Boolean), SUFFIXES)
    return own.length === 0 ? [] : [...without(own, PARTICLES), own.join('')]
  })
}

const town = ({ city = '', state = '' }: Pick<Address, 'city' | 'state'>): string =>
  city === '' ? '' : `${streetWords(city).join(' ')}, ${state.toUpperCase()}`

/** Whether two last names are one family's, as a letter may write it: one shared word is enough, for who married or has two names. */
export function sharesLastName(one: string, other: string): boolean {
  const words = wordsOf(other)
  return wordsOf(one).some((word) => words.includes(word))
}

/** The unit is left out: a letter file may have none. */
function isSameHome(letter: Letter, address: Address): boolean {
  const isSameZip = letter.zip.slice(0, 5) === address.zip.slice(0, 5)
  if (!isSameZip && (town(letter) === '' || town(letter) !== town(address))) return false
  return isTheHome(address, [letter.street1, letter.street2 ?? '', `${letter.city}, ${letter.state}`].join(', '))
}

/** By which of both; none: it cannot be told that it was sent to them. */
export function recipientBy(letter: Letter, { lastName, addresses }: Applicant): readonly ('NAME' | 'ADDRESS')[] {
  const isByAddress = addresses.some((address) => isSameHome(letter, address))
  return [...(sharesLastName(letter.lastName, lastName) ? (['NAME'] as const) : []), ...(isByAddress ? (['ADDRESS'] as const) : [])]
}
