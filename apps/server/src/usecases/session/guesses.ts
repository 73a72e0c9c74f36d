/**
 * Guessing at passwords. A guess counts before it is looked at, so that a hundred at once are a hundred. It counts for the account and the
 * network it comes from: a stranger shuts out nobody but their own network. Many networks together are slowed down for the account as a
 * whole, but for those from which its owner has signed in; and whoever has the mailed link opens it again (reset-password.ts).
 */
import { USE_LIMITS } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import {
  countCall,
  countGuess,
  forgetGuesses,
  giveBackCall,
  isKnownNetwork,
  rememberNetwork,
} from '../../store/repositories/limit-counts.ts'
import { TooManyTries } from '../too-many-tries.ts'

/** A network from which a person signed in counts as theirs for so long. */
export const KNOWN_NETWORK_DAYS = 90

const ELSEWHERE =
  'Someone has tried many wrong passwords for this account. Sign in from where you have signed in before, or choose a new password by email.'

type Parts = Pick<Container, 'db' | 'config' | 'macs'>

export interface Guess {
  /** It was the right one: neither the account nor the network is the worse for it, and the network is known from now on. */
  right(identityId: string): Promise<void>
}

/**
 * @param email in lower case; the same for emails that nobody has
 * @throws TooManyTries
 */
export async function countedGuess({ db, config, macs }: Parts, email: string, network: string): Promise<Guess> {
  if (!config.rateLimits) return { right: async () => undefined }
  const subject = macs.mac('guesses', email)
  const wait = await countGuess(db, { name: 'guesses', subject, network }, USE_LIMITS.guesses)
  if (wait !== undefined) throw new TooManyTries(wait)
  const { most } = USE_LIMITS.strangersGuesses
  const all = await countCall(db, 'strangersGuesses', subject, USE_LIMITS.strangersGuesses)
  if (all.count > most && !(await isKnownNetwork(db, { email, network, days: KNOWN_NETWORK_DAYS }))) {
    throw new TooManyTries(all.secondsLeft, ELSEWHERE)
  }
  return {
    async right(identityId) {
      await forgetGuesses(db, { name: 'guesses', subject, network })
      if (all.count <= most) await giveBackCall(db, 'strangersGuesses', subject)
      await rememberNetwork(db, identityId, network)
    },
  }
}

/** The owner has proven by mail who they are: where they are now they may sign in, whatever strangers have tried. */
export async function openAfterReset({ db, config, macs }: Parts, owner: { id: string; email: string }, network: string): Promise<void> {
  if (!config.rateLimits) return
  const subject = macs.mac('guesses', owner.email)
  await forgetGuesses(db, { name: 'guesses', subject, network })
  await forgetGuesses(db, { name: 'strangersGuesses', subject })
  await rememberNetwork(db, owner.id, network)
}
