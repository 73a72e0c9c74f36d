/** The older wizard: one route, the step in the query (seed 000 §2). It asks the same, so it rests on the same data. */
import type { RegisterData } from './register-data.ts'
import { firstOpenStep, type RegisterOptions, type RegisterStepId } from './register-steps.ts'

/** Query values in order, with the steps of the newer wizard that each holds. */
const HOLDS = {
  'property-info': ['index', 'home-address'],
  'sale-status': ['for-sale'],
  'income-info': ['annual-income'],
  name: ['legal-name'],
  birthdate: ['birthdate'],
  'contact-info': ['phone-and-email'],
  'login-info': ['set-password'],
} as const satisfies Readonly<Record<string, readonly RegisterStepId[]>>

export type LegacyRegisterStep = keyof typeof HOLDS

export const LEGACY_REGISTER_STEPS = Object.keys(HOLDS) as readonly LegacyRegisterStep[]

const stepHolding = (id: RegisterStepId): LegacyRegisterStep =>
  LEGACY_REGISTER_STEPS.find((step) => (HOLDS[step] as readonly RegisterStepId[]).includes(id)) ?? 'property-info'

/** The step to show for the query's value: the first when it is none of the list, the first lacking data when predecessors do. */
export function legacyStepToShow(wanted: string | null | undefined, data: RegisterData, options: RegisterOptions = {}): LegacyRegisterStep {
  const steps = LEGACY_REGISTER_STEPS.slice(0, options.newerAuthentication ? -2 : undefined)
  const open = firstOpenStep(data, options)
  const last = open === undefined ? steps.length - 1 : steps.indexOf(stepHolding(open))
  const at = (LEGACY_REGISTER_STEPS as readonly (string | null | undefined)[]).indexOf(wanted)
  return steps[Math.max(0, Math.min(at, last))] ?? 'property-info'
}
