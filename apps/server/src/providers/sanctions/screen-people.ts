/** Compares people with a list of sanctioned persons. What is near waits for a person; nothing here decides. */
import type { SanctionsFinding, SanctionsMatch } from '@hearthline/domain'
import type { ApplicantName } from '../applicant-name.ts'
import { nameScore, wordsOfName } from './name-score.ts'
import type { SanctionsRequest } from './port.ts'
import type { ListedPerson, SanctionsList } from './sanctions-list.ts'

export interface ScreenedPerson {
  readonly name: string
  /** LocalDate; undefined where it is not known. */
  readonly bornOn?: string
  /** Who is paid may be a company. */
  readonly isPayee?: true
}

/** From here on a name is near: a letter or two in a name of usual length. */
const NEAR = 85
/** From here on it is the same name, and waits for a person whatever the birth date says. */
const SAME = 95
/** Listed years of birth are often estimates. */
const YEARS_APART = 2

export const fullName = ({ firstName, middleName, lastName }: ApplicantName): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** Everyone of a request. */
export const screenedIn = ({ applicantName, bornOn, others, payees }: SanctionsRequest): readonly ScreenedPerson[] => [
  { name: fullName(applicantName), bornOn },
  ...others.map((name) => ({ name })),
  ...payees.map((name) => ({ name, isPayee: true as const })),
]

export function screenPeople({ publishedOn, people: listed }: SanctionsList, people: readonly ScreenedPerson[]): SanctionsFinding {
  const matches = people.flatMap((person) => {
    const words = wordsOfName(person.name)
    return listed.flatMap((entry) => (entry.isEntity && !person.isPayee ? [] : (matchOf(person, words, entry) ?? [])))
  })
  return {
    status: matches.length > 0 ? 'REVIEW' : 'CLEAR',
    listOf: publishedOn,
    matches: matches.toSorted((a, b) => b.score - a.score),
  }
}

function matchOf(person: ScreenedPerson, words: readonly string[], entry: ListedPerson): SanctionsMatch | undefined {
  let score = 0
  let matchedName = entry.name
  for (const name of [entry.name, ...entry.otherNames]) {
    const found = nameScore(words, wordsOfName(name))
    if (found > score) [score, matchedName] = [found, name]
  }
  const birthDate = compareBirthDates(person.bornOn, entry.birthDates)
  if (score < NEAR || (score < SAME && birthDate === 'DIFFERS')) return undefined
  const { entry: number, name: listedName, birthDates, programs, remarks } = entry
  return {
    person: person.name,
    entry: number,
    listedName,
    matchedName,
    score,
    birthDate,
    birthDates,
    programs,
    ...(remarks !== undefined && { remarks }),
  }
}

/** "17 May 1984", "May 1984", "1984", "circa 1984", "1982 to 1984": what is sure of them is the year. */
function compareBirthDates(bornOn: string | undefined, listed: readonly string[]): SanctionsMatch['birthDate'] {
  const years = listed.flatMap((text) => [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => Number(year)))
  if (bornOn === undefined || years.length === 0) return 'UNKNOWN'
  const year = Number(bornOn.slice(0, 4))
  if (listed.some((text) => sameDay(text, bornOn))) return 'SAME'
  const ranges = listed
    .map((text) => [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([found]) => Number(found)))
    .filter((found) => found.length > 0)
  const isNear = ranges.some((found) => year >= Math.min(...found) - YEARS_APART && year <= Math.max(...found) + YEARS_APART)
  return isNear ? 'UNKNOWN' : 'DIFFERS'
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function sameDay(text: string, bornOn: string): boolean {
  const [, day, month, year] = /^(\d{1,2}) (\p{L}{3})\p{L}* (\d{4})$/u.exec(text.trim()) ?? []
  if (!day || !month || !year) return false
  const at = MONTHS.indexOf(month) + 1
  return bornOn === `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`
}
