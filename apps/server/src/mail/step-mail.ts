/** What the borrower is written when the step has changed to one where they act, or where it ended. Never a figure: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import { stepMailOf } from '@hearthline/domain'
import { closingLines } from './closing-lines.ts'

export interface StepText {
  readonly title: string
  readonly sentence: string
  readonly subject: string
  readonly body: string
}

export function stepMail(step: string, brand: Brand, loanNumber: number): StepText | undefined {
  const words = stepMailOf(step)
  if (!words) return undefined
  return {
    title: words.subject,
    sentence: words.body,
    subject: `${words.subject} (HL-${loanNumber})`,
    body: [words.body, ...closingLines(brand)].join('\n\n'),
  }
}
