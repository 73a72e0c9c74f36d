/** What the borrower is written of something that was settled: the words are the item's own (Item.settledMail). */
import type { StepMail } from '@hearthline/domain'
import { type StepText, stepText } from './borrower-mail.ts'

export const settledMail = (words: StepMail, loanNumber: number): StepText => stepText(words, loanNumber)
