import type { Scenario } from '@hearthline/domain'
import { prefillFromEstimate, withEstimate } from '@hearthline/domain/registration'
import { fillRegister, readRegisterAnswers } from '../session/register-answers.ts'

/** What was typed into an estimate goes to the wizard within this browser: in no address, and sent nowhere before the borrower has confirmed it. */
export function carryEstimate(scenario: Scenario): void {
  const { entry, ...before } = readRegisterAnswers()
  const { data, prefilled } = withEstimate(before, prefillFromEstimate(scenario))
  fillRegister(data, prefilled, entry)
}
