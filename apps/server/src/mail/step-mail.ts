/** What the borrower is written when the step has moved to one where they act, or where it ended. Never a figure: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import { stepMailOf } from '@hearthline/domain'

export interface StepWords {
  readonly title: string
  readonly sentence: string
  readonly subject: string
  readonly body: string
}

export function stepMail(step: string, brand: Brand, loanNumber: number): StepWords | undefined {
  const words = stepMailOf(step)
  if (!words) return undefined
  const { names, company } = brand
  return {
    title: words.subject,
    sentence: words.body,
    subject: `${words.subject} (HL-${loanNumber})`,
    body: [words.body, `Questions? ${company.supportPhone}, ${company.supportEmail}`, `${names.legal}, NMLS ${company.nmlsNumber}`].join(
      '\n\n',
    ),
  }
}
