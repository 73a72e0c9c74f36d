/** What the borrower is written when their plan's day has come. Never a figure: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import type { StepWords } from './step-mail.ts'

const BODIES = {
  WOULD_PASS: 'By today’s rules the change that you planned would pass. Sign in to read what came of it, and to apply again.',
  WOULD_NOT_PASS: 'By today’s rules the change that you planned would not be enough yet. Sign in to read what is still missing.',
} as const

export function planMail(state: keyof typeof BODIES, brand: Brand, loanNumber: number): StepWords {
  const subject = 'Your plan’s day has come'
  const sentence = BODIES[state]
  const { names, company } = brand
  return {
    title: subject,
    sentence,
    subject: `${subject} (HL-${loanNumber})`,
    body: [sentence, `Questions? ${company.supportPhone}, ${company.supportEmail}`, `${names.legal}, NMLS ${company.nmlsNumber}`].join(
      '\n\n',
    ),
  }
}
