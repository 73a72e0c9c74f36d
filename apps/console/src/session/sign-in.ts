/** Signs an operator in and out. */
import { RequestError, requestAsIs as request } from '../api/request.ts'
import { endSession, readToken, storeUnfinished } from './session.ts'

export const NOT_STAFF =
  'This account cannot sign in here. The console is for the lender’s team, and for loan officers, brokers, and their processors. If you applied for a line, sign in on the lender’s website.'

/** Takes only an account of staff; their second step follows. Throws a RequestError; NOT_STAFF is its message for a borrower's account. */
export async function signIn(email: string, password: string): Promise<void> {
  const { jwt } = await request('POST', '/identity/api/v1/login', { body: { email, password }, token: '' })
  const token = jwt.replace(/^\s*bearer\s+/i, '')
  try {
    await request('GET', '/console/api/v1/second-factor', { token })
  } catch (error) {
    // The session that was opened in the meantime is of no use here.
    await request('POST', '/identity/secure/api/v1/logout', { token }).catch(() => undefined)
    if (error instanceof RequestError && error.status === 403) throw new RequestError(NOT_STAFF, { status: 403 })
    throw error
  }
  storeUnfinished(token)
}

interface Answer {
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
}

/** What the organization's provider answered, taken out of the address: it is good once. Undefined on any other arrival. */
export function takeProviderAnswer(): Answer | undefined {
  const url = new URL(window.location.href)
  const of = (name: string) => {
    const value = url.searchParams.get(name)
    url.searchParams.delete(name)
    return value
  }
  const [state, code, iss, error] = [of('state'), of('code'), of('iss'), of('error')]
  if (!state || (!code && !error)) return undefined
  window.history.replaceState(window.history.state, '', url.pathname + url.search)
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
}

/** Back from the organization's provider: the second step follows, as after a password. */
export async function signInByProvider(body: Answer): Promise<void> {
  const { jwt } = await request('POST', '/identity-broker/:audience/api/v3/provider/redeem', {
    params: { audience: 'agent' },
    body,
    token: '',
  })
  if (jwt !== null) storeUnfinished(jwt)
}

/** What the provider of an organization is called; undefined where it has none, and while that cannot be read. */
export async function readProvider(organization: string): Promise<string | undefined> {
  const query = { application: 'console', organization }
  const mode = await request('GET', '/identity-broker/external/api/v1/login-mode', { query, token: '' }).catch(() => undefined)
  return mode?.provider
}

export async function leaveForProvider(): Promise<void> {
  const { redirect } = await request('POST', '/identity-broker/:audience/api/v3/login', {
    params: { audience: 'agent' },
    query: { by: 'provider' },
    token: '',
  })
  window.location.assign(redirect)
}

/** Someone else signs in, or the person starts over. */
export function signOutUnfinished(token: string): void {
  endSession(undefined)
  void endAtServer(token)
}

/** Removed from this browser at once; the server is notified without waiting for a response. */
export function signOut(): void {
  const token = readToken()
  endSession('signed-out')
  if (token) void endAtServer(token)
}

/** Whoever came from the organization's provider is signed out there too, on a page of its own that leads back here. */
async function endAtServer(token: string): Promise<void> {
  const ended = await request('POST', '/identity-broker/:audience/secure/api/v3/logout', { params: { audience: 'agent' }, token }).catch(
    () => undefined,
  )
  if (ended && !ended.redirect.startsWith('/')) window.location.assign(ended.redirect)
}
