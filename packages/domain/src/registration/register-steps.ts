/** The steps of the register-v2 wizard in order, what each needs, and which one may be shown [registration/steps]. */
import type { RegisterData } from './register-data.ts'

export const REGISTER_STEP_IDS = [
  'index',
  'home-address',
  'for-sale',
  'annual-income',
  'legal-name',
  'birthdate',
  'phone-and-email',
  'set-password',
] as const

export type RegisterStepId = (typeof REGISTER_STEP_IDS)[number]

export interface RegisterStep {
  readonly id: RegisterStepId
  /** Below the base path /account/heloc, without a leading slash. */
  readonly path: string
  /** For the progress bar. */
  readonly name: string
}

const STEPS: Readonly<Record<RegisterStepId, Omit<RegisterStep, 'id'>>> = {
  index: { path: 'register-v2', name: 'Property address' },
  'home-address': { path: 'register-v2/home-address', name: 'Home address' },
  'for-sale': { path: 'register-v2/for-sale', name: 'Sale status' },
  'annual-income': { path: 'register-v2/annual-income', name: 'Annual income' },
  'legal-name': { path: 'register-v2/legal-name', name: 'Legal name' },
  birthdate: { path: 'register-v2/birthdate', name: 'Date of birth' },
  'phone-and-email': { path: 'register-v2/phone-and-email', name: 'Contact details' },
  'set-password': { path: 'register-v2/set-password', name: 'Password' },
}

export interface RegisterOptions {
  /** The broker's login supplies email and phone and keeps the password, so the last two steps are skipped. */
  readonly newerAuthentication?: boolean
  /** Whoever has a session has a password already. */
  readonly signedIn?: boolean
}

/** The steps this applicant passes, in order. */
export const registerSteps = ({ newerAuthentication = false, signedIn = false }: RegisterOptions = {}): readonly RegisterStep[] => {
  const leftOut = newerAuthentication ? 2 : signedIn ? 1 : 0
  return REGISTER_STEP_IDS.slice(0, REGISTER_STEP_IDS.length - leftOut).map((id) => ({ id, ...STEPS[id] }))
}

const hasStreet = ({ street1 }: { readonly street1: string }): boolean => street1.trim() !== ''

/** What a later step rests on. The password is kept nowhere, so its step is never done. */
const HAS_DATA: Readonly<Record<RegisterStepId, (data: RegisterData) => boolean>> = {
  index: ({ propertyAddress }) => hasStreet(propertyAddress) && propertyAddress.occupancyType !== undefined,
  'home-address': ({ homeAddress }) => hasStreet(homeAddress),
  'for-sale': ({ isSaleStatusSet }) => isSaleStatusSet,
  'annual-income': ({ isIncomeSet, income }) => isIncomeSet && income.employmentType !== undefined,
  'legal-name': ({ name }) => name.firstName.trim() !== '' && name.lastName.trim() !== '',
  birthdate: ({ dob }) => dob !== undefined,
  'phone-and-email': ({ email, phoneNumber }) => email.trim() !== '' && phoneNumber.trim() !== '',
  'set-password': () => false,
}

/** Whether a step has been answered. */
export const isAnswered = (id: RegisterStepId, data: RegisterData): boolean => HAS_DATA[id](data)

/** The first step without its data: set-password when all else is there; undefined when nothing is left to ask. */
export const firstOpenStep = (data: RegisterData, options: RegisterOptions = {}): RegisterStepId | undefined =>
  registerSteps(options).find(({ id }) => !HAS_DATA[id](data))?.id

/** The step to show for one that was asked for: itself when its predecessors have their data, else the first that lacks it. */
export function stepToShow(wanted: RegisterStepId, data: RegisterData, options: RegisterOptions = {}): RegisterStepId {
  const steps = registerSteps(options)
  const open = steps.findIndex(({ id }) => !HAS_DATA[id](data))
  const at = steps.findIndex(({ id }) => id === wanted)
  const last = open === -1 ? steps.length - 1 : open
  return steps[at === -1 || at > last ? last : at]?.id ?? 'index'
}

export interface AdjacentSteps {
  readonly index: number
  readonly before: RegisterStep | undefined
  /** undefined after the last, where the wizard submits. */
  readonly after: RegisterStep | undefined
}

export function adjacentSteps(id: RegisterStepId, options: RegisterOptions = {}): AdjacentSteps {
  const steps = registerSteps(options)
  const index = steps.findIndex((step) => step.id === id)
  return { index, before: steps[index - 1], after: steps[index + 1] }
}
