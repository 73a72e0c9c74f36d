/** Signs an operator in and out. */
import { RequestError, requestAsIs as request } from '../api/request.ts'
import { endSession, readToken, storeUnfinished } from './session.ts'

export const NOT_STAFF = 'This account is not staff. The console is for operators, underwriters, auditors and administrators.'

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

/** Someone else signs in, or the person starts over. */
export function signOutUnfinished(token: string): void {
  endSession(undefined)
  void request('POST', '/identity/secure/api/v1/logout', { token }).catch(() => undefined)
}

/** Removed from this browser at once; the server is notified without waiting for a response. */
export function signOut(): void {
  const token = readToken()
  endSession('signed-out')
  if (token) void request('POST', '/identity/secure/api/v1/logout', { token }).catch(() => undefined)
}
