/** One person's answers as the file codes them (12 CFR 1003 appendix B, instructions 8 to 13). */
import type { Demographics, Ethnicity, Race } from '../flow/items/about-you/hmda.ts'

/** What the file says of a person: five boxes, then the free texts beside them. */
export interface CodedPerson {
  readonly ethnicity: FiveCodes
  readonly ethnicityText: string
  readonly race: FiveCodes
  readonly raceTribe: string
  readonly raceAsian: string
  readonly racePacific: string
  readonly sex: string
  /** 2: given by the applicant; online nothing is ever noted by looking at someone (instruction 3) */
  readonly observed: string
}

export type FiveCodes = readonly [string, string, string, string, string]

const ETHNICITY: Readonly<Record<Exclude<Ethnicity, 'NOT_PROVIDED'>, string>> = {
  HISPANIC: '1',
  NOT_HISPANIC: '2',
  MEXICAN: '11',
  PUERTO_RICAN: '12',
  CUBAN: '13',
  OTHER_HISPANIC: '14',
}

const RACE: Readonly<Record<Exclude<Race, 'NOT_PROVIDED'>, string>> = {
  AMERICAN_INDIAN: '1',
  ASIAN: '2',
  BLACK: '3',
  PACIFIC_ISLANDER: '4',
  WHITE: '5',
  ASIAN_INDIAN: '21',
  CHINESE: '22',
  FILIPINO: '23',
  JAPANESE: '24',
  KOREAN: '25',
  VIETNAMESE: '26',
  OTHER_ASIAN: '27',
  NATIVE_HAWAIIAN: '41',
  GUAMANIAN_OR_CHAMORRO: '42',
  SAMOAN: '43',
  OTHER_PACIFIC_ISLANDER: '44',
}

const ETHNICITY_NOT_PROVIDED = '3'
const RACE_NOT_PROVIDED = '6'
const SEX_NOT_PROVIDED = '3'
const FIVE = 5

/** The groups first, which are all to be reported, then as many of the sub-categories as there is room for (instruction 9.i and 9.iii). */
function chosenCodes<C extends string>(chosen: readonly string[], codes: Readonly<Record<C, string>>): string[] {
  const groupsFirst = (Object.entries(codes) as [C, string][]).toSorted(([, one], [, other]) => one.length - other.length)
  return groupsFirst.filter(([name]) => chosen.includes(name)).map(([, code]) => code)
}

const fiveOf = (codes: readonly string[]): FiveCodes => [codes[0] ?? '', codes[1] ?? '', codes[2] ?? '', codes[3] ?? '', codes[4] ?? '']

/** As it may stand in the file: one line, without its separator. */
const textOf = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[|\p{Cc}\s]+/gu, ' ')
    .trim()

/** A text written beside no box is one selection of its own (instructions 9.ii, 9.iv, 9.v): it takes a place among the five. */
interface Written {
  readonly beside: string
  readonly text: string
}

function reported(codes: readonly string[], written: readonly Written[], notProvided: string): { codes: FiveCodes; texts: string[] } {
  const alone = written.filter(({ beside, text }) => text !== '' && !codes.includes(beside))
  const kept = codes.slice(0, FIVE)
  const room = FIVE - kept.length
  const texts = written.map((one) => {
    if (one.text === '') return ''
    if (codes.includes(one.beside)) return kept.includes(one.beside) ? one.text : ''
    return alone.indexOf(one) < room ? one.text : ''
  })
  const isNothing = kept.length === 0 && texts.every((text) => text === '')
  return { codes: fiveOf(isNothing ? [notProvided] : kept), texts }
}

const SEX_BOTH = '6'

function sexOf(sex: Demographics['sex']): string {
  const [male, female] = [sex.includes('MALE'), sex.includes('FEMALE')]
  if (male && female) return SEX_BOTH
  return male ? '1' : female ? '2' : SEX_NOT_PROVIDED
}

/** Of someone who was asked online; what was given counts, also beside the box that declines (instruction 13). Undefined: not provided. */
export function codedPerson(answers: Demographics | undefined): CodedPerson {
  const given: Demographics = answers ?? { ethnicity: [], race: [], sex: [] }
  const ethnicity = reported(
    chosenCodes(given.ethnicity, ETHNICITY),
    [{ beside: ETHNICITY.OTHER_HISPANIC, text: textOf(given.otherHispanic) }],
    ETHNICITY_NOT_PROVIDED,
  )
  const race = reported(
    chosenCodes(given.race, RACE),
    [
      { beside: RACE.AMERICAN_INDIAN, text: textOf(given.tribe) },
      { beside: RACE.OTHER_ASIAN, text: textOf(given.otherAsian) },
      { beside: RACE.OTHER_PACIFIC_ISLANDER, text: textOf(given.otherPacificIslander) },
    ],
    RACE_NOT_PROVIDED,
  )
  return {
    ethnicity: ethnicity.codes,
    ethnicityText: ethnicity.texts[0] ?? '',
    race: race.codes,
    raceTribe: race.texts[0] ?? '',
    raceAsian: race.texts[1] ?? '',
    racePacific: race.texts[2] ?? '',
    sex: sexOf(given.sex),
    observed: '2',
  }
}

/** Where nobody applies beside the borrower. */
export const NO_CO_APPLICANT: CodedPerson = {
  ethnicity: fiveOf(['5']),
  ethnicityText: '',
  race: fiveOf(['8']),
  raceTribe: '',
  raceAsian: '',
  racePacific: '',
  sex: '5',
  observed: '4',
}
