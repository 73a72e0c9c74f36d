/** What is written about another email for an account: the link to the new address, and what the present one is told. No address is in any of them. */
import type { Brand } from '@hearthline/brands'
import { helpOf } from './closing-lines.ts'
import { composeLetter, type Letter } from './compose-letter.ts'

/** To the new address: the only place where the secret is written out. */
export const confirmEmailMail = (brand: Brand, link: string): Letter =>
  composeLetter(brand, 'Confirm your new email', [
    `We received a request to use this email for a ${brand.names.short} account. If you made this request, open this link:`,
    { address: link, button: 'Confirm this email' },
    'The link works once and expires in one hour. If you ask for a newer link, this one stops working.',
    'If you did not make this request, you can ignore this email. Nothing changes.',
  ])

/** To an address that has an account. Whoever asked sees nothing of it. */
export const emailTakenMail = (brand: Brand): Letter =>
  composeLetter(brand, 'This email already has an account', [
    `We received a request to use this email for another ${brand.names.short} account. It has an account already, so nothing changes.`,
    'If this was you, sign in with this email, or choose another one. If it was not you, you can ignore this email.',
  ])

/** To the address of now, whatever comes of it. */
export const emailChangeAskedMail = (brand: Brand): Letter =>
  composeLetter(brand, 'Someone asked to change your email', [
    `We received a request to use another email for your ${brand.names.short} account. It changes only when the link that we sent to the new email is opened.`,
    `If you did not make this request, sign out your other devices in the settings, and contact us right away: ${helpOf(brand)}`,
  ])

/** To the address of before. */
export const emailChangedMail = (brand: Brand): Letter =>
  composeLetter(brand, 'Your email was changed', [
    `Your ${brand.names.short} account now has another email. This one no longer signs you in, and we send nothing more about the account here. Every device was signed out.`,
    `If you did not change it, contact us right away: ${helpOf(brand)}`,
  ])

/** To the new address. */
export const emailConfirmedMail = (brand: Brand): Letter =>
  composeLetter(brand, 'This is your email now', [
    `You sign in to your ${brand.names.short} account with this email from now on, and we send you every notice here.`,
    'Which emails you get did not change. Every device was signed out: sign in again.',
  ])
