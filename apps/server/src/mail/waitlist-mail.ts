/** Told to whoever waited: that they can apply now, and how to hear no more (15 U.S.C. 7704(a)(3) to (5): who wrote, from where, and how to opt out). */
import type { Brand } from '@hearthline/brands'
import type { WaitlistReason } from '@hearthline/domain/registration'
import { composeLetter, type Letter } from './compose-letter.ts'

export interface WaitlistLetter {
  readonly brand: Brand
  readonly firstName: string
  readonly reason: WaitlistReason | undefined
  readonly apply: string
  readonly leave: string
}

export const waitlistMail = ({ brand, firstName, reason, apply, leave }: WaitlistLetter): Letter =>
  composeLetter(brand, reason === 'CRYPTO' ? 'Our line for owners of digital assets is here' : 'You can apply now', [
    `Hello ${firstName},`,
    reason === 'CRYPTO'
      ? `You asked us to tell you when ${brand.names.short} offers the home equity line for owners of digital assets. You can apply for it now.`
      : `You asked us to tell you when ${brand.names.short} can lend where your home is. You can apply for a home equity line of credit now.`,
    'This is not an offer of credit. We decide when you apply.',
    { before: 'Check your rate here', address: apply, button: 'Check my rate' },
    'This is an advertisement, and the only email you get from our waitlist.',
    { before: 'To leave the list, open this link', address: leave, button: 'Leave the list' },
  ])
