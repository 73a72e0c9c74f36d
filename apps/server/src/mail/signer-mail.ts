/** What someone who signs beside a borrower is written: with their name, because several may share a mailbox, and where they sign in. */
import type { Brand } from '@hearthline/brands'
import type { StepMail } from '@hearthline/domain'
import { composeLetter, type Letter, stopPart } from './compose-letter.ts'

interface SignerLetter {
  readonly brand: Brand
  /** of the signer */
  readonly name: string
  readonly loanNumber: number
  /** of the page where signers sign in */
  readonly link: string
  /** Of mail that they may switch off: the page where they do. */
  readonly stop?: string
  /** of the home */
  readonly homeState: string | undefined
}

export const signerMail = ({ subject, body }: StepMail, { brand, name, loanNumber, link, stop, homeState }: SignerLetter): Letter =>
  composeLetter(
    brand,
    `${subject} (HL-${loanNumber})`,
    [
      `For ${name}, from ${brand.names.legal}`,
      body,
      { before: 'Sign in with this email address, and we send you a code', address: link, button: 'Sign in' },
      ...stopPart(stop),
    ],
    homeState,
  )
