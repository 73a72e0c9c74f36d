/** Every mail to a borrower about their application: to them by name, what it is, where they sign in, and who wrote it. */
import type { Brand } from '@hearthline/brands'
import type { MailKind, StepMail } from '@hearthline/domain'
import { composeLetter, type Letter, stopPart } from './compose-letter.ts'
import type { LetterPart } from './letter-html.ts'

/** What is told: the bell has title and sentence, the mail the subject too. */
export interface StepText {
  readonly title: string
  readonly sentence: string
  readonly subject: string
  /** As a text message, where it is one too. */
  readonly text?: string
  /** Of mail that they may switch off. */
  readonly optional?: MailKind
}

export interface BorrowerLetter {
  readonly brand: Brand
  /** absent until they have said how they are called */
  readonly firstName: string | undefined
  /** of the page that it is about, on a host of the brand */
  readonly link: string
  /** Of mail that they may switch off: the page where they do. */
  readonly stop?: string
  /** of the home, once it is known */
  readonly homeState?: string | undefined
}

export const stepText = ({ subject, body, text, optional }: StepMail, loanNumber: number): StepText => ({
  title: subject,
  sentence: body,
  subject: `${subject} (HL-${loanNumber})`,
  ...(text !== undefined && { text }),
  ...(optional !== undefined && { optional }),
})

export function borrowerMail({ subject, sentence }: StepText, { brand, firstName, link, stop, homeState }: BorrowerLetter): Letter {
  const greeting: readonly LetterPart[] = firstName ? [`Hello ${firstName},`] : []
  const signIn = { before: 'Sign in here', address: link, button: 'Sign in' }
  return composeLetter(brand, subject, [...greeting, sentence, signIn, ...stopPart(stop)], homeState)
}
