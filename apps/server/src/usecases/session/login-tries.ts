/** How often an account may be guessed at: five wrong passwords, then a wait that doubles. Per node; the address limit stands beside it. */
import { Problem } from '../problem.ts'

const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
const FORGOTTEN_AFTER_MS = 60 * 60_000
const MOST_ACCOUNTS = 50_000

/** Too many tries; `retryAfterSeconds` goes into Retry-After. */
export class TooManyTries extends Problem {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too_many_requests', `Too many tries. Please wait ${retryAfterSeconds} seconds and try again.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface LoginTries {
  /** @throws TooManyTries while the account has to wait; the same for accounts that do not exist */
  check(account: string, now: number): void
  failed(account: string, now: number): void
  succeeded(account: string): void
}

export function createLoginTries(): LoginTries {
  const accounts = new Map<string, { failures: number; last: number }>()
  const waitOf = (failures: number) => (failures < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_TRIES), LONGEST_WAIT_MS))
  return {
    check(account, now) {
      const known = accounts.get(account)
      if (!known) return
      const left = known.last + waitOf(known.failures) - now
      if (left > 0) throw new TooManyTries(Math.ceil(left / 1000))
    },
    failed(account, now) {
      const known = accounts.get(account)
      const failures = known && now - known.last < FORGOTTEN_AFTER_MS ? known.failures + 1 : 1
      accounts.delete(account)
      accounts.set(account, { failures, last: now })
      if (accounts.size > MOST_ACCOUNTS) accounts.delete(accounts.keys().next().value as string)
    },
    succeeded: (account) => {
      accounts.delete(account)
    },
  }
}
