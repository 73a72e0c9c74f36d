/**
 * Mails that are in no outbox: a code or a link may be stored nowhere in clear text. A server that does not take one now, as one does that has not
 * seen the sender before (4yz, RFC 5321 4.2.1), is asked again while it helps the reader; a node that ends forgets it, and the page says to ask again.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Container } from '../../container.ts'
import { MailRefused, type Message } from '../../providers/mail/port.ts'

/** Milliseconds before each further attempt; the last again and again. Servers that put off strangers take the same mail after one to five minutes. */
const PAUSES = [20_000, 60_000, 120_000, 300_000] as const

export interface Unstored {
  readonly message: Message
  /** Milliseconds from now for which the mail helps: so long as the code or the link in it is good. */
  readonly goodForMs: number
  /** For the log, where it was given up. */
  readonly lost: string
}

type Parts = Pick<Container, 'mail' | 'log'>

/** How time passes: milliseconds that only grow, and a pause. */
interface Time {
  now(): number
  pause(milliseconds: number): Promise<unknown>
}

/** The machine's own, as codes and links expire by; a sandbox that moves its days moves none of it. */
const REAL_TIME: Time = {
  now: () => performance.now(),
  pause: (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
}

/** Resolves once the first attempt has ended; further ones go on behind it. Never rejects: what is mailed so has happened whether or not it is told. */
export async function sendUnstored(parts: Parts, unstored: Unstored, time: Time = REAL_TIME): Promise<void> {
  // The attempts count too: a server may be silent for minutes before one of them fails.
  const goodUntil = time.now() + unstored.goodForMs
  // One mail, however often it is sent: a server that took it and was not heard shows it once.
  const message = { reference: `unstored.${randomUUID()}`, ...unstored.message }
  const problem = await attempt(parts, message)
  if (problem) void goOn(parts, { message, goodUntil, lost: unstored.lost }, problem, time)
}

interface Later {
  readonly message: Message
  /** As the clock of `Time` counts. */
  readonly goodUntil: number
  readonly lost: string
}

async function goOn(parts: Parts, { message, goodUntil, lost }: Later, first: unknown, time: Time): Promise<void> {
  let problem: unknown = first
  for (let tried = 0; problem && !(problem instanceof MailRefused); tried++) {
    const wait = PAUSES[Math.min(tried, PAUSES.length - 1)]!
    if (time.now() + wait >= goodUntil) break
    await time.pause(wait)
    // A machine that slept in between comes back late.
    if (time.now() >= goodUntil) break
    problem = await attempt(parts, message)
  }
  if (problem) parts.log.error({ problem: problem instanceof Error ? problem.name : 'unknown' }, lost)
}

async function attempt({ mail }: Parts, message: Message): Promise<unknown> {
  try {
    await mail.send(message)
    return undefined
  } catch (problem) {
    return problem ?? new Error('unknown')
  }
}
