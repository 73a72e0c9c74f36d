/** What a page remembers of a code that was sent: where to, how, and when another one may be sent. */
import type { CodeChannel } from '@hearthline/domain/items/about-you/contact'

export interface SentCode {
  /** Ten digits; '' while nothing was sent. */
  readonly sentTo: string
  readonly channel: CodeChannel
  /** Milliseconds since 1970. */
  readonly nextAt: number
}

export const nothingSent: SentCode = { sentTo: '', channel: 'TEXT', nextAt: 0 }

export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000))
