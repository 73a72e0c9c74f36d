/**
 * Told to whoever waits: that they are on the list; and once, that they can apply now. Both say how to hear no more, and the second, which advertises,
 * who wrote and from where (15 U.S.C. 7704(a)(3) to (5)).
 */
import type { Brand } from '@hearthline/brands'
import type { WaitlistReason } from '@hearthline/domain/registration'
import { composeLetter, type Letter } from './compose-letter.ts'

interface Waiting {
  readonly firstName: string
  /** of the home */
  readonly state: string
  readonly reason?: WaitlistReason | undefined
}

export interface WaitlistLetter {
  readonly brand: Brand
  readonly entry: Waiting
  readonly apply: string
  readonly leave: string
}

/** No one proves that the address is theirs before this mail: it says what to do where someone else entered it. */
export const waitlistJoinedMail = ({ brand, entry: { firstName, state, reason }, leave }: Omit<WaitlistLetter, 'apply'>): Letter =>
  composeLetter(
    brand,
    'You are on our waitlist',
    [
      `Hello ${firstName},`,
      reason === 'CRYPTO'
        ? `You asked us to tell you when ${brand.names.short} offers the home equity line for owners of digital assets. You are on the list.`
        : `You asked us to tell you when ${brand.names.short} can lend where your home is. You are on the list.`,
      'You don’t need to do anything. When it changes, we email you once, and you can apply then. We can’t say when that will be.',
      'You have not applied for credit. No credit decision was made, and we did not contact a credit bureau.',
      'If you did not ask for this, someone may have entered your email by mistake. Leave the list, and we delete what was entered.',
      { before: 'To leave the list, open this link', address: leave, button: 'Leave the list' },
    ],
    state,
  )

export const waitlistMail = ({ brand, entry: { firstName, state, reason }, apply, leave }: WaitlistLetter): Letter =>
  composeLetter(
    brand,
    reason === 'CRYPTO' ? 'Our line for owners of digital assets is here' : 'You can apply now',
    [
      `Hello ${firstName},`,
      reason === 'CRYPTO'
        ? `You asked us to tell you when ${brand.names.short} offers the home equity line for owners of digital assets. You can apply for it now.`
        : `You asked us to tell you when ${brand.names.short} can lend where your home is. You can apply for a home equity line of credit now.`,
      'This is not an offer of credit. We decide when you apply.',
      { before: 'Check your rate here', address: apply, button: 'Check my rate' },
      'This is an advertisement, and the only one you get from our waitlist.',
      { before: 'To leave the list, open this link', address: leave, button: 'Leave the list' },
    ],
    state,
  )
