/** The whole application as the walk reads it: results by item, what gave up, and the clock as an input. */

export interface Result {
  readonly data: unknown
  /** Hash of what the result rested on when it was given. */
  readonly basis: string
  /** Instant. */
  readonly settledAt: string
}

export interface Facts {
  /** Instant; never read from a clock inside the domain. */
  readonly now: string
  readonly cancelledAt?: string | undefined
  readonly results: Readonly<Record<string, Result>>
  /** Work whose last retry failed, with the basis it failed on. */
  readonly gaveUp?: Readonly<Record<string, string>>
}
