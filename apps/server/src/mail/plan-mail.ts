/** What the borrower is written when their plan's day has come. Never a figure: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import { closingLines } from './closing-lines.ts'
import type { StepText } from './step-mail.ts'

const BODIES = {
  WOULD_PASS: 'Under today’s rules, the change you planned would qualify. Sign in to see the details and apply again.',
  WOULD_NOT_PASS: 'Under today’s rules, the change you planned would not be enough yet. Sign in to see what is still missing.',
} as const

export function planMail(state: keyof typeof BODIES, brand: Brand, loanNumber: number): StepText {
  const subject = 'An update on your saved plan'
  const sentence = BODIES[state]
  return {
    title: subject,
    sentence,
    subject: `${subject} (HL-${loanNumber})`,
    body: [sentence, ...closingLines(brand)].join('\n\n'),
  }
}
