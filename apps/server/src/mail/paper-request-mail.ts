/** To the team: someone who signs asked for paper copies (15 USC 7001(c)(1)(B)(iv)). It names the application and nothing of the person. */
import type { Brand } from '@hearthline/brands'

export const paperRequestMail = ({ names }: Brand, loanNumber: number): { readonly subject: string; readonly body: string } => ({
  subject: `Paper copies for HL-${loanNumber}`,
  body: `The borrower of HL-${loanNumber} at ${names.short} asked for paper copies of the documents that they sign. Send them to the mailing address in the application, at no charge.`,
})
