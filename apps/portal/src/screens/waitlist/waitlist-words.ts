/** What the waitlist says to whom: each reason has its heading, what is missing, and what the mail will say. */
import type { WaitlistReason } from '@hearthline/domain/registration'

export interface WaitlistWords {
  readonly heading: string
  readonly why?: string
  /** After "We’ll email you". */
  readonly when: string
  readonly another: { readonly label: string; readonly to: string }
}

const ELSEWHERE = { label: 'Try another home', to: '/account/heloc/register-v2' }
const HEADING = "We can't help you yet, but we would like to"
const PLACE: WaitlistWords = { heading: HEADING, when: 'as soon as we can lend where your home is', another: ELSEWHERE }

const WORDS: Readonly<Record<WaitlistReason, WaitlistWords>> = {
  STATE_NOT_SERVED: { ...PLACE, why: 'We do not lend in your state yet.' },
  ZIP_NOT_SERVED: { ...PLACE, why: 'We do not lend in your area yet.' },
  CRYPTO: {
    heading: 'The line for owners of digital assets isn’t available here yet',
    why: 'We’ll tell you when it is. In the meantime, you can apply for our home equity line of credit.',
    when: 'when the line for owners of digital assets is available',
    // Another source than the campaign’s own: the product without it. Opened as a page, on which the visit reads it.
    another: { label: 'Apply for a home equity line', to: '/account/heloc/register-v2?utm_source=cloc-waitlist' },
  },
}

export const isWaitlistReason = (word: unknown): word is WaitlistReason => typeof word === 'string' && Object.hasOwn(WORDS, word)

export const waitlistWords = (reason: WaitlistReason | undefined): WaitlistWords => (reason ? WORDS[reason] : PLACE)
