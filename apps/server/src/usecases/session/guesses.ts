/**
 * Limits on guesses of passwords and of mailed codes. A guess counts before it is checked, so that parallel guesses all count; it counts per account and network, so
 * that a stranger locks out only their own network. The mailed link lifts a limit (reset-password.ts).
 */
import { USE_LIMITS } from '@hearthline/contract'
import type { Config } from '../../config.ts'
import type { Macs } from '../../secrets/macs.ts'
import type { Db } from '../../store/db.ts'
import { clearGuesses, countCall, countGuess, isKnownNetwork, recordNetwork, uncountCall } from '../../store/repositories/limit-counts.ts'
import { formatWait, TooManyTries } from '../too-many-tries.ts'

/** A network from which a person signed in counts as theirs for so long. */
export const KNOWN_NETWORK_DAYS = 90

/** What is guessed at: its count over all networks, and what a stranger is told once that is full. */
interface Secret {
  /** Keyed digest of whose it is. */
  readonly subject: string
  readonly all: 'strangersGuesses' | 'codeGuesses'
  readonly elsewhere: (secondsLeft: number) => string
}

const password = (macs: Macs, email: string): Secret => ({
  subject: macs.mac('guesses', email),
  all: 'strangersGuesses',
  elsewhere: () =>
    'There were too many failed sign-ins for this account. Sign in from a place where you have signed in before, or reset your password by email.',
})

/** A code that was mailed, where a lender has no passwords. */
export const mailedCode = (emailMac: string): Secret => ({
  subject: emailMac,
  all: 'codeGuesses',
  elsewhere: (seconds) =>
    `There were too many wrong codes for this email. Sign in from a place where you have signed in before, or wait ${formatWait(seconds)} and try again.`,
})

interface Parts {
  readonly db: Db
  readonly config: Config
  readonly macs: Macs
}

export interface Guess {
  /** It was the right one, of whomever: it does not count. */
  forget(): Promise<void>
  /** It was the right one: neither the account nor the network is the worse for it, and the network is known from now on. */
  right(identityId: string): Promise<void>
}

/**
 * @param email in lower case; the same for emails that no one has
 * @throws TooManyTries
 */
export async function countedGuess(
  { db, config, macs }: Parts,
  email: string,
  network: string,
  { subject, all: name, elsewhere } = password(macs, email),
): Promise<Guess> {
  if (!config.rateLimits) return { right: async () => undefined, forget: async () => undefined }
  const wait = await countGuess(db, { name: 'guesses', subject, network }, USE_LIMITS.guesses)
  if (wait !== undefined) throw new TooManyTries(wait)
  const { most } = USE_LIMITS[name]
  const all = await countCall(db, name, subject, USE_LIMITS[name])
  if (all.count > most && !(await isKnownNetwork(db, { email, network, days: KNOWN_NETWORK_DAYS }))) {
    throw new TooManyTries(all.secondsLeft, elsewhere(all.secondsLeft))
  }
  const forget = async () => {
    await clearGuesses(db, { name: 'guesses', subject, network })
    if (all.count <= most) await uncountCall(db, name, subject)
  }
  return {
    forget,
    async right(identityId) {
      await forget()
      await recordNetwork(db, identityId, network)
    },
  }
}

/** The owner has proven by mail who they are: where they are now they may sign in, whatever strangers have tried. */
export async function openAfterReset({ db, config, macs }: Parts, owner: { id: string; email: string }, network: string): Promise<void> {
  if (!config.rateLimits) return
  const subject = macs.mac('guesses', owner.email)
  await clearGuesses(db, { name: 'guesses', subject, network })
  await clearGuesses(db, { name: 'strangersGuesses', subject })
  await recordNetwork(db, owner.id, network)
}
