/** The questions of start/profile in their order: all of them are one answer, asked one at a time. */
import { aboutYouAnswer } from '@hearthline/domain/items/about-you/about-you'
import * as z from 'zod/mini'

/** The Social Security number comes last: a page keeps it nowhere, so it is sent as soon as it is typed, and no reload can lose it. */
export const QUESTIONS = ['marital-status', 'ownership', 'citizenship', 'purpose', 'credit-check', 'ssn'] as const
export type Question = (typeof QUESTIONS)[number]

interface Words {
  readonly title: string
  readonly heading: string
  readonly why: string
}

export const WORDS: Readonly<Record<Question, Words>> = {
  ssn: {
    title: 'Your Social Security number',
    heading: 'What is your Social Security number?',
    why: 'We need it to get your credit report and to confirm who you are.',
  },
  'marital-status': {
    title: 'Marital status',
    heading: 'What is your marital status?',
    why: 'In some states, a spouse must sign too.',
  },
  ownership: {
    title: 'Who owns the home',
    heading: 'How do you own the home?',
    why: 'Everyone who owns the home must sign for the line.',
  },
  citizenship: {
    title: 'Citizenship',
    heading: 'What is your citizenship status?',
    why: 'It tells us which documents can confirm who you are.',
  },
  purpose: {
    title: 'Use of the money',
    heading: 'What will you use the money for?',
    why: 'Choose the main purpose. You can still use the money in other ways.',
  },
  'credit-check': {
    title: 'Your credit check',
    heading: 'May we check your credit when you submit?',
    why: 'We make this check only after you submit your application.',
  },
}

const { ssn, maritalStatus, spouse, ownership, coOwners, citizenship, purpose, hardCreditConsent } = aboutYouAnswer.shape

/** What each question asks of the answer. */
export const PART: Readonly<Record<Question, z.ZodMiniObject>> = {
  ssn: z.object({ ssn }),
  'marital-status': z.object({ maritalStatus, spouse }),
  ownership: z.object({ ownership, coOwners }),
  citizenship: z.object({ citizenship }),
  purpose: z.object({ purpose }),
  'credit-check': z.object({ hardCreditConsent }),
}

/** Which question a field of the answer belongs to: 'coOwners.0.email' to the home’s. */
export function questionOf(field: string): Question {
  const name = field.split('.')[0] ?? ''
  return QUESTIONS.find((question) => name in PART[question].shape) ?? 'ssn'
}

export const isQuestion = (text: string | null): text is Question => QUESTIONS.some((question) => question === text)
