/** That a number was added to an account, or took the place of another. The number itself is not in it: mail is read by others. */
import type { Brand } from '@hearthline/brands'
import { helpOf } from './closing-lines.ts'
import { composeLetter, type Letter } from './compose-letter.ts'

export const phoneChangedMail = (brand: Brand, what: 'ADDED' | 'REPLACED'): Letter =>
  composeLetter(brand, what === 'ADDED' ? 'A phone number was added' : 'Your phone number was changed', [
    what === 'ADDED'
      ? `A phone number was added to your ${brand.names.short} account.`
      : `A phone number of your ${brand.names.short} account was changed. We send it text messages only if you agree to them for this number in your settings.`,
    `If you did not do this, contact us right away: ${helpOf(brand)}`,
  ])
