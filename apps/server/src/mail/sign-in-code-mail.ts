/** The code by which someone who signs beside a borrower proves their mailbox. It names no application: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import { formatPhone } from '@hearthline/domain'
import { composeLetter, type Letter } from './compose-letter.ts'

export const signInCodeMail = (brand: Brand, code: string): Letter =>
  composeLetter(brand, 'Your sign-in code', [
    `Your sign-in code for ${brand.names.short} is ${code}.`,
    'It works once and expires in 10 minutes. A newer code replaces it.',
    'If you did not ask for it, you can ignore this email. We never ask for a code by phone or text.',
  ])

/** In place of a code, to a mailbox without an account at a lender that takes no new applications. */
export const noNewAccountMail = (brand: Brand): Letter =>
  composeLetter(brand, 'There is no account for this email', [
    `You asked for a code to sign in to ${brand.names.short}. We have no account for this email, so there is no code.`,
    `${brand.names.short} no longer takes new applications here. If you applied with another email, sign in with that one.`,
    `If you have questions, call ${formatPhone(brand.company.supportPhone)} or email ${brand.company.supportEmail}.`,
    'If you did not ask for a code, you can ignore this email.',
  ])
