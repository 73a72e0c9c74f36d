/** What the borrower is written when their plan's day has come. Never a figure: mail is read by others. */
import { type StepText, stepText } from './borrower-mail.ts'

const BODIES = {
  WOULD_PASS: 'Under today’s rules, the change you planned would qualify. Sign in to see the details and apply again.',
  WOULD_NOT_PASS: 'Under today’s rules, the change you planned would not be enough yet. Sign in to see what is still missing.',
} as const

export const planMail = (state: keyof typeof BODIES, loanNumber: number): StepText =>
  stepText({ subject: 'An update on your saved plan', body: BODIES[state], optional: 'REMINDERS' }, loanNumber)
