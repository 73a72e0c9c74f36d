/** The older wizard: one route, the step in the query [registration/older-wizard]. It asks the same questions of the same data. */
import type { RegisterData } from './register-data.ts'
import { isAnswered, type RegisterOptions, type RegisterStepId, registerSteps, stepToShow } from './register-steps.ts'

/** Query values in order, with the questions of the newer wizard that each holds, and the words of the list. */
const STEPS = {
  'property-info': { name: 'Your home', holds: ['index', 'home-address'] },
  'sale-status': { name: 'Sale status', holds: ['for-sale'] },
  'income-info': { name: 'Your income', holds: ['annual-income'] },
  name: { name: 'Your name', holds: ['legal-name'] },
  birthdate: { name: 'Date of birth', holds: ['birthdate'] },
  'contact-info': { name: 'Contact details', holds: ['phone-and-email'] },
  'login-info': { name: 'Your account', holds: ['set-password'] },
} as const satisfies Readonly<Record<string, { name: string; holds: readonly RegisterStepId[] }>>

export type LegacyRegisterStep = keyof typeof STEPS

export const LEGACY_REGISTER_STEPS = Object.keys(STEPS) as readonly LegacyRegisterStep[]

const questionsOf = (step: LegacyRegisterStep): readonly RegisterStepId[] => STEPS[step].holds

/** The step that holds a question. */
export const legacyStepOf = (id: RegisterStepId): LegacyRegisterStep =>
  LEGACY_REGISTER_STEPS.find((step) => questionsOf(step).includes(id)) ?? 'property-info'

export interface LegacyAddress {
  readonly step: LegacyRegisterStep
  /** Where a step holds two questions, the one that is not its first. */
  readonly part?: RegisterStepId
}

/** What the query says of a question: its step, and its part of it. */
export function legacyAddress(id: RegisterStepId): LegacyAddress {
  const step = legacyStepOf(id)
  return questionsOf(step)[0] === id ? { step } : { step, part: id }
}

export interface LegacyWanted {
  readonly step?: string | null
  readonly part?: string | null
}

const isStep = (text: string | null | undefined): text is LegacyRegisterStep =>
  (LEGACY_REGISTER_STEPS as readonly (string | null | undefined)[]).includes(text)

/** The question to show: the first for a step that there is none of, the first that lacks data where predecessors do. */
export function legacyQuestionToShow({ step, part }: LegacyWanted, data: RegisterData, options: RegisterOptions = {}): RegisterStepId {
  if (!isStep(step)) return 'index'
  const questions = questionsOf(step)
  const wanted = questions.find((id) => id === part) ?? questions[0] ?? 'index'
  return stepToShow(wanted, data, options)
}

export interface LegacyListed {
  readonly step: LegacyRegisterStep
  readonly name: string
  readonly state: 'done' | 'current' | 'to come'
  /** Its first question; undefined while what comes before it is not answered. */
  readonly opens: RegisterStepId | undefined
}

/** The list beside the question: what is answered, what is asked now, what is still to come. */
export function legacyList(shown: RegisterStepId, data: RegisterData, options: RegisterOptions = {}): readonly LegacyListed[] {
  const asked = new Set(registerSteps(options).map(({ id }) => id))
  return LEGACY_REGISTER_STEPS.filter((step) => questionsOf(step).every((id) => asked.has(id))).map((step) => {
    const questions = questionsOf(step)
    const first = questions[0] ?? 'index'
    const state = questions.includes(shown) ? 'current' : questions.every((id) => isAnswered(id, data)) ? 'done' : 'to come'
    return { step, name: STEPS[step].name, state, opens: stepToShow(first, data, options) === first ? first : undefined }
  })
}
