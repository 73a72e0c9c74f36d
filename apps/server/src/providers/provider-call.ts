/** What every outside call takes and gives, whoever the vendor is, and the ways in which it may fail. */

export interface ProviderCall {
  /** Application + item + basis: a vendor that has seen it must not act a second time. */
  readonly idempotencyKey: string
  /** Whose call it is, for an adapter that keeps a record of its own; left out where it is no application's. */
  readonly application?: { readonly id: string; readonly organizationCode: string }
  /** The caller's patience; an aborted call ends as ProviderUnavailable of kind TIMEOUT. */
  readonly signal: AbortSignal
  /** Instant, UTC: the clock is an input, so that sandbox time can be advanced. */
  readonly now: string
}

/** A plain record for the attempts table. Never an SSN, a PIN, a full date of birth or an account number. */
export type RedactedRecord = Readonly<Record<string, unknown>>

export interface ProviderAnswer<Data> {
  readonly data: Data
  /** Who answered, as an operator reads it. */
  readonly provider: string
  /** The provider's own reference of this answer: what their support desk asks for. */
  readonly reference: string
  readonly request: RedactedRecord
  readonly response: RedactedRecord
}

/** PENDING: the provider has the request and is not done with it, or says so in a word that we do not know. */
export type Unavailability = 'TIMEOUT' | 'SERVER_ERROR' | 'RATE_LIMITED' | 'PENDING'

/** The provider did not answer, or not in words that we know: pending and retried, never a decline. */
export class ProviderUnavailable extends Error {
  readonly retryable = true
  readonly provider: string
  readonly kind: Unavailability
  readonly #request: RedactedRecord

  constructor(provider: string, kind: Unavailability, request: RedactedRecord = {}) {
    super(`${provider} is unavailable (${kind})`)
    this.name = 'ProviderUnavailable'
    this.provider = provider
    this.kind = kind
    this.#request = request
  }

  /** For the attempts table only; no property of its own, so that a logged error takes no name and address into the log. */
  get request(): RedactedRecord {
    return this.#request
  }
}

/** Our request was wrong: asking again changes nothing, a person has to look. `because` is a sentence without personal data. */
export class ProviderRefused extends Error {
  readonly retryable = false
  readonly provider: string
  readonly because: string
  readonly #request: RedactedRecord

  constructor(provider: string, because: string, request: RedactedRecord = {}) {
    super(`${provider} refused the request: ${because}`)
    this.name = 'ProviderRefused'
    this.provider = provider
    this.because = because
    this.#request = request
  }

  /** For the attempts table only; no property of its own, so that a logged error takes no name and address into the log. */
  get request(): RedactedRecord {
    return this.#request
  }
}

/** What came back is not what was asked for, though it reads as an answer: it is not used, and a person has to look. */
export class ProviderMistaken extends ProviderRefused {
  constructor(provider: string, because: string, request: RedactedRecord = {}) {
    super(provider, because, request)
    this.message = `${provider} gave a wrong answer: ${because}`
    this.name = 'ProviderMistaken'
  }
}
