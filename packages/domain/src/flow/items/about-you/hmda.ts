/**
 * Demographic information as 12 CFR 1003 appendix B and its sample form ask for it. The fact says that it was answered and under which record;
 * the answers are kept apart, in a table that the product’s own role cannot read, for the report to the regulator (record 0056).
 */
import * as z from 'zod/mini'
import { ask, type Schema } from '../../item.ts'
import { coApplicantOf } from './co-applicant.ts'

export const ETHNICITIES = ['HISPANIC', 'MEXICAN', 'PUERTO_RICAN', 'CUBAN', 'OTHER_HISPANIC', 'NOT_HISPANIC', 'NOT_PROVIDED'] as const
export type Ethnicity = (typeof ETHNICITIES)[number]

export const RACES = [
  'AMERICAN_INDIAN',
  'ASIAN',
  'ASIAN_INDIAN',
  'CHINESE',
  'FILIPINO',
  'JAPANESE',
  'KOREAN',
  'VIETNAMESE',
  'OTHER_ASIAN',
  'BLACK',
  'PACIFIC_ISLANDER',
  'NATIVE_HAWAIIAN',
  'GUAMANIAN_OR_CHAMORRO',
  'SAMOAN',
  'OTHER_PACIFIC_ISLANDER',
  'WHITE',
  'NOT_PROVIDED',
] as const
export type Race = (typeof RACES)[number]

export const SEXES = ['FEMALE', 'MALE', 'NOT_PROVIDED'] as const
export type Sex = (typeof SEXES)[number]

/** A free text of the file: it has no separator in it. */
const MOST_WRITTEN = 100
const written = z.optional(
  z
    .string()
    .check(z.maxLength(MOST_WRITTEN, `Use at most ${MOST_WRITTEN} characters`), z.regex(/^[^|\p{Cc}]*$/u, 'Leave out the character |')),
)

/** Nobody has to say, and everybody is asked (appendix B, instruction 1): a box of each question is ticked, if only the one that declines. */
const unanswered = (question: string): string =>
  `Choose at least one for ${question}. You may choose “I do not wish to provide this information”.`

const has = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** One person’s answers. Someone may choose all that the form offers; the report takes five of each (instruction 9). */
const demographics = z
  .object({
    ethnicity: z.array(z.enum(ETHNICITIES)).check(z.maxLength(ETHNICITIES.length)),
    otherHispanic: written,
    race: z.array(z.enum(RACES)).check(z.maxLength(RACES.length)),
    tribe: written,
    otherAsian: written,
    otherPacificIslander: written,
    sex: z.array(z.enum(SEXES)).check(z.maxLength(SEXES.length)),
  })
  .check(({ value, issues }) => {
    const isAnswered = {
      ethnicity: value.ethnicity.length > 0 || has(value.otherHispanic),
      race: value.race.length > 0 || has(value.tribe) || has(value.otherAsian) || has(value.otherPacificIslander),
      sex: value.sex.length > 0,
    }
    for (const question of ['ethnicity', 'race', 'sex'] as const) {
      if (!isAnswered[question]) issues.push({ code: 'custom', path: [question], message: unanswered(question), input: value })
      else if (new Set<string>(value[question]).size < value[question].length)
        issues.push({ code: 'custom', path: [question], message: 'Choose each only once', input: value })
    }
  })
export type Demographics = z.infer<typeof demographics>

/** The borrower’s own, and those of the first co-applicant, whom the borrower may answer for (instruction 5). */
export const hmdaAnswer = z.object({ applicant: demographics, coApplicant: z.optional(demographics) })
export type HmdaAnswer = z.infer<typeof hmdaAnswer>

const NOT_PROVIDED = 'I do not wish to provide this information'

/** The names of the sample form (appendix B). */
export const demographicLabels = {
  ethnicity: {
    label: 'Ethnicity',
    options: {
      HISPANIC: 'Hispanic or Latino',
      MEXICAN: 'Mexican',
      PUERTO_RICAN: 'Puerto Rican',
      CUBAN: 'Cuban',
      OTHER_HISPANIC: 'Other Hispanic or Latino',
      NOT_HISPANIC: 'Not Hispanic or Latino',
      NOT_PROVIDED,
    },
  },
  otherHispanic: 'Other Hispanic or Latino origin',
  race: {
    label: 'Race',
    options: {
      AMERICAN_INDIAN: 'American Indian or Alaska Native',
      ASIAN: 'Asian',
      ASIAN_INDIAN: 'Asian Indian',
      CHINESE: 'Chinese',
      FILIPINO: 'Filipino',
      JAPANESE: 'Japanese',
      KOREAN: 'Korean',
      VIETNAMESE: 'Vietnamese',
      OTHER_ASIAN: 'Other Asian',
      BLACK: 'Black or African American',
      PACIFIC_ISLANDER: 'Native Hawaiian or Other Pacific Islander',
      NATIVE_HAWAIIAN: 'Native Hawaiian',
      GUAMANIAN_OR_CHAMORRO: 'Guamanian or Chamorro',
      SAMOAN: 'Samoan',
      OTHER_PACIFIC_ISLANDER: 'Other Pacific Islander',
      WHITE: 'White',
      NOT_PROVIDED,
    },
  },
  tribe: 'Enrolled or principal tribe',
  otherAsian: 'Other Asian race',
  otherPacificIslander: 'Other Pacific Islander race',
  sex: { label: 'Sex', options: { FEMALE: 'Female', MALE: 'Male', NOT_PROVIDED } },
} as const

/** As it was asked before the sub-categories of race and the free texts were, and of the borrower alone. */
const before = z.object({
  ethnicity: z.array(z.enum(ETHNICITIES)).check(z.minLength(1), z.maxLength(5)),
  race: z
    .array(z.enum(['AMERICAN_INDIAN', 'ASIAN', 'BLACK', 'PACIFIC_ISLANDER', 'WHITE', 'NOT_PROVIDED']))
    .check(z.minLength(1), z.maxLength(5)),
  sex: z.array(z.enum(SEXES)).check(z.minLength(1), z.maxLength(2)),
})

const NONE_GIVEN: Demographics = { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] }

/** What is kept as the fact, and, of an answer, the answer itself: its schema lets none of it into the fact. */
interface HmdaKept {
  readonly record?: string | undefined
  readonly applicant?: Demographics
  readonly coApplicant?: Demographics | undefined
}

const kept: Schema<HmdaKept> = z.object({ record: z.optional(z.uuid()) })

const fromBefore = ({ ethnicity, race, sex }: z.infer<typeof before>): HmdaAnswer => ({
  applicant: { ethnicity: [...new Set(ethnicity)], race: [...new Set(race)], sex: [...new Set(sex)] },
})

/** The shape in which answers are kept apart today: that of an item’s third shape before them, counted on. */
export const ANSWERS_SHAPE = 2

/** Answers as they were kept apart, in whichever shape. */
export function readHmdaAnswers(shape: number, answers: unknown): HmdaAnswer {
  return shape === 1 ? fromBefore(z.parse(before, answers)) : z.parse(hmdaAnswer, answers)
}

export const hmda = ask('hmda', {
  title: 'Answer the government’s questions',
  why: 'The government uses your answers to watch for unfair lending. You may choose not to answer.',
  steps: ['HMDA'],
  correctable: true,
  // Another co-applicant answers for themselves.
  reads: (known) => {
    const other = coApplicantOf(known)
    return other ? [other] : []
  },
  earlierReads: () => [],
  data: kept,
  accepts: hmdaAnswer,
  earlier: [
    { data: before, example: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] }, upgrade: fromBefore },
    // Migration 0021 took the answers out of the facts; where one is read from an older copy, it takes them out again.
    { data: hmdaAnswer, example: { applicant: NONE_GIVEN }, upgrade: (): HmdaKept => ({}) },
  ],
  about: {
    data: z.object({ coApplicant: z.optional(z.string()) }),
    of: (known) => {
      const other = coApplicantOf(known)
      return other ? { coApplicant: `${other.firstName} ${other.lastName}` } : {}
    },
  },
  fits: (known, { coApplicant }) => {
    const isJoint = coApplicantOf(known) !== undefined
    if (isJoint === (coApplicant !== undefined)) return []
    return [
      isJoint
        ? { path: 'coApplicant.ethnicity', message: 'Answer for the co-owner too, or choose not to provide the information' }
        : { path: 'coApplicant', message: 'This application has no co-applicant' },
    ]
  },
  labels: { applicant: demographicLabels, coApplicant: demographicLabels, record: 'Kept apart' },
  example: { applicant: NONE_GIVEN },
})
