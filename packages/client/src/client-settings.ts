/** What an application configures in the client: whose it is, who is signed in, and what becomes of a session that has ended. */

export interface ClientSession {
  /** The token without prefix; undefined while no one is signed in. */
  readonly read: () => string | undefined
  /** The server has renewed the token that was sent; with or without prefix. */
  readonly renew: (token: string) => void
  /** The server says that the session is dead. `stay`: the call was made only to know, and no one is led away. */
  readonly end: (how: { readonly stay: boolean }) => void
}

export interface ClientSettings {
  /** Code of the organization, for x-org. */
  readonly organization: () => string
  readonly session: ClientSession
  /** Headers of this application's own calls, beside those of every call. */
  readonly headers?: (url: string) => Readonly<Record<string, string>>
  /** On a 503 that says when to come back: send again what may be sent twice, or fail at once. */
  readonly whileUnavailable: 'retry' | 'fail'
}

/** The headers of every call [api/requests]. `token`: without prefix; none where it is undefined or empty. */
export function headersOf({ organization, headers }: ClientSettings, url: string, token: string | undefined): Headers {
  const all = new Headers({
    accept: 'application/json, application/pdf',
    'x-org': organization(),
    'x-origin': window.location.origin,
    ...headers?.(url),
  })
  if (token) all.set('authorization', `Bearer ${token}`)
  return all
}
