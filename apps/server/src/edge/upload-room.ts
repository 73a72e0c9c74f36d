/** How much of files in progress one node holds in memory at a time: a sender who waits holds little, and a crowd cannot fill it. */
import { CAPACITY } from '@hearthline/contract'
import { TooManyTries } from '../usecases/too-many-tries.ts'

const BUSY_SECONDS = 20
const TOO_MANY = 'Your other files are still uploading. Upload this one when they finish.'
const FULL = 'We are receiving many files right now. Please upload yours again in 20 seconds.'

/** What one upload holds, from its first byte until it is stored or refused. */
export interface Held {
  /** @throws TooManyTries when the node holds as much as it may */
  take(bytes: number): void
  /** Gives back what was taken: the bytes are no longer needed. */
  drop(): void
  /** The upload is over. */
  leave(): void
}

export interface UploadRoom {
  /** @throws TooManyTries when the account sends as many files at once as it may */
  enter(account: string): Held
}

export function createUploadRoom(
  { mostBytes, mostPerAccount }: { mostBytes: number; mostPerAccount: number } = CAPACITY.uploads,
): UploadRoom {
  const under = new Map<string, number>()
  let held = 0
  return {
    enter(account) {
      const others = under.get(account) ?? 0
      if (others >= mostPerAccount) throw new TooManyTries(BUSY_SECONDS, TOO_MANY)
      under.set(account, others + 1)
      let taken = 0
      let inside = true
      const drop = () => {
        held -= taken
        taken = 0
      }
      return {
        take(bytes) {
          if (held + bytes > mostBytes) throw new TooManyTries(BUSY_SECONDS, FULL)
          held += bytes
          taken += bytes
        },
        drop,
        leave() {
          if (!inside) return
          inside = false
          drop()
          const left = (under.get(account) ?? 1) - 1
          if (left > 0) under.set(account, left)
          else under.delete(account)
        },
      }
    },
  }
}
