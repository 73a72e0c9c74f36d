/** Which steps this visitor passes: the domain's order, less the password for whoever is signed in already. Pure. */
import { type RegisterData, type RegisterStep, type RegisterStepId, registerSteps, stepToShow } from '@hearthline/domain/registration'

export interface WizardOptions {
  readonly newerAuthentication: boolean
  readonly signedIn: boolean
}

export function wizardSteps({ newerAuthentication, signedIn }: WizardOptions): readonly RegisterStep[] {
  const steps = registerSteps({ newerAuthentication })
  return signedIn ? steps.filter(({ id }) => id !== 'set-password') : steps
}

/** The step to show for the one asked for: itself when its predecessors have their data, else the first that lacks it. */
export function wizardStepToShow(wanted: RegisterStepId, data: RegisterData, options: WizardOptions): RegisterStep {
  const steps = wizardSteps(options)
  const id = stepToShow(wanted, data, options)
  return steps.find((step) => step.id === id) ?? (steps.at(-1) as RegisterStep)
}

export interface Neighbours {
  readonly index: number
  readonly before: RegisterStep | undefined
  readonly after: RegisterStep | undefined
}

export function neighbours(id: RegisterStepId, options: WizardOptions): Neighbours {
  const steps = wizardSteps(options)
  const index = steps.findIndex((step) => step.id === id)
  return { index, before: steps[index - 1], after: steps[index + 1] }
}
