/** What the borrower is written when the step has changed to one where they act, or where it ended. Never a figure: mail is read by others. */
import { stepMailOf } from '@hearthline/domain'
import { type StepText, stepText } from './borrower-mail.ts'

export function stepMail(step: string, loanNumber: number): StepText | undefined {
  const words = stepMailOf(step)
  return words && stepText(words, loanNumber)
}
