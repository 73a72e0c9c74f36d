/** Every mail to a borrower about their application: to them by name, what it is, where they sign in, and who wrote it. */
import type { Brand } from '@hearthline/brands'
import { closingLines } from './closing-lines.ts'

/** What is told: the bell has title and sentence, the mail the subject too. */
export interface StepText {
  readonly title: string
  readonly sentence: string
  readonly subject: string
}

export interface BorrowerLetter {
  readonly brand: Brand
  /** absent until they have said how they are called */
  readonly firstName: string | undefined
  /** of the page that it is about, on a host of the brand */
  readonly link: string
}

export const stepText = (title: string, sentence: string, loanNumber: number): StepText => ({
  title,
  sentence,
  subject: `${title} (HL-${loanNumber})`,
})

export const borrowerMail = ({ subject, sentence }: StepText, { brand, firstName, link }: BorrowerLetter) => ({
  subject,
  body: [...(firstName ? [`Hello ${firstName},`] : []), sentence, `Sign in here: ${link}`, ...closingLines(brand)].join('\n\n'),
})
