/** To the address that an application no longer has of someone who signs: it names neither borrower nor home. */
import type { Brand } from '@hearthline/brands'
import { closingLines } from './closing-lines.ts'

export const signerMovedMail = (brand: Brand, name: string, loanNumber: number): { readonly subject: string; readonly body: string } => ({
  subject: 'We no longer use this email for you',
  body: [
    `For ${name}`,
    `Our team entered another email for you on HL-${loanNumber}. What you did from this email no longer counts, and it no longer signs you in.`,
    'If you did not ask for this, call us now.',
    ...closingLines(brand),
  ].join('\n\n'),
})
