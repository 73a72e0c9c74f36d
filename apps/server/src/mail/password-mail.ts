/** What is written about a password: the link that sets a new one, and that it was changed. */
import type { Brand } from '@hearthline/brands'
import { helpOf } from './closing-lines.ts'
import { composeLetter, type Letter } from './compose-letter.ts'

/** The only place where the secret is written out. It names no one: whoever reads over a shoulder learns no name. */
export const passwordResetMail = (brand: Brand, link: string): Letter =>
  composeLetter(brand, 'Choose a new password', [
    `We received a request to choose a new password for your ${brand.names.short} account. If you made this request, open this link:`,
    { address: link, button: 'Choose a new password' },
    'The link works once and expires in one hour. If you request a newer link, this one stops working.',
    'If you did not make this request, you can ignore this email. Your password stays the same. We never ask for it by email, text or phone.',
  ])

export const passwordChangedMail = (brand: Brand): Letter =>
  composeLetter(brand, 'Your password was changed', [
    `The password for your ${brand.names.short} account was just changed, and every other device was signed out.`,
    `If you did not change it, contact us right away: ${helpOf(brand)}`,
  ])

/** To whoever an administrator named as one who sends applicants. */
export const agentAccountMail = (brand: Brand, { choose, signIn }: { readonly choose: string; readonly signIn: string }): Letter =>
  composeLetter(brand, `Your ${brand.names.short} account for loan officers and brokers`, [
    `${brand.names.short} made an account for you. With it you send applicants a link to apply, and see how far each of them is.`,
    { before: 'Choose your password first', address: choose, button: 'Choose a password' },
    'The link works once, within three days. After that, use “Forgot your password?” where you sign in.',
    { before: 'Then sign in here', address: signIn, button: 'Sign in' },
    `If you did not expect this, contact us: ${helpOf(brand)}`,
  ])
