/** To the team: someone who signs asked for paper copies (15 USC 7001(c)(1)(B)(iv)). It names the application and nothing of the person. */
import type { Brand } from '@hearthline/brands'
import { composeLetter, type Letter } from './compose-letter.ts'

export const paperRequestMail = (brand: Brand, loanNumber: number): Letter =>
  composeLetter(brand, `Paper copies for HL-${loanNumber}`, [
    `Someone who signs for HL-${loanNumber} at ${brand.names.short} asked for paper copies.`,
    'Send the documents to the address in the application. There is no fee.',
  ])
