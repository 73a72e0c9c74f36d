/** What the applicant is written when something is missing (12 CFR 1002.9(c)(2)). Never a figure: mail is read by others. */
import { type StepText, stepText } from './borrower-mail.ts'

const SUBJECT = 'Your application is incomplete'
const SENTENCE =
  'We need more information from you before we can decide on your application. Sign in to see what is missing and the last day to send it, and to read your notice. If we do not receive it by then, we will deny the application as incomplete.'

export const noticeMail = (loanNumber: number): StepText => stepText({ subject: SUBJECT, body: SENTENCE }, loanNumber)
