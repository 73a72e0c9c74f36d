/** What is written about a password: the link that sets a new one, and that it was changed. */
import type { Brand } from '@hearthline/brands'
import { closingLines, helpOf } from './closing-lines.ts'

interface Letter {
  readonly subject: string
  readonly body: string
}

/** The only place where the secret is written out. It names no one: whoever reads over a shoulder learns no name. */
export const passwordResetMail = (brand: Brand, link: string): Letter => ({
  subject: 'Choose a new password',
  body: [
    `We received a request to choose a new password for your ${brand.names.short} account. If you made this request, open this link:`,
    link,
    'The link works once and expires in one hour. If you request a newer link, this one stops working.',
    'If you did not make this request, you can ignore this email. Your password stays the same. We never ask for it by email, text or phone.',
    ...closingLines(brand),
  ].join('\n\n'),
})

export const passwordChangedMail = (brand: Brand): Letter => ({
  subject: 'Your password was changed',
  body: [
    `The password for your ${brand.names.short} account was just changed, and every other device was signed out.`,
    `If you did not change it, contact us right away: ${helpOf(brand)}`,
    ...closingLines(brand),
  ].join('\n\n'),
})
