/** The code by which someone who signs beside a borrower proves their mailbox. It names no application: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import { composeLetter, type Letter } from './compose-letter.ts'

export const signInCodeMail = (brand: Brand, code: string): Letter =>
  composeLetter(brand, 'Your sign-in code', [
    `Your sign-in code for ${brand.names.short} is ${code}.`,
    'It works once and expires in 10 minutes. A newer code replaces it.',
    'If you did not ask for it, you can ignore this email. We never ask for a code by phone or text.',
  ])
