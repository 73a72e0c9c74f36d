/** What the borrower is written of something that was settled: the words are the item's own (Item.settledMail). */
import type { Brand } from '@hearthline/brands'
import type { StepMail } from '@hearthline/domain'
import { closingLines } from './closing-lines.ts'
import type { StepText } from './step-mail.ts'

export const settledMail = ({ subject, body }: StepMail, brand: Brand, loanNumber: number): StepText => ({
  title: subject,
  sentence: body,
  subject: `${subject} (HL-${loanNumber})`,
  body: [body, ...closingLines(brand)].join('\n\n'),
})
