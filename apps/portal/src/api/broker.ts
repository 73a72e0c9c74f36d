/** The newer authentication mode: an organization's broker says where people log in and where they go after logging out [session/broker]. */
import { request } from './request.ts'

/** A path of ours, or a page over https; anything else a broker may answer is not followed. */
export function safeBrokerUrl(redirect: string, origin: string): string | undefined {
  try {
    const url = new URL(redirect, origin)
    if (url.origin === origin && redirect.startsWith('/')) return url.pathname + url.search + url.hash
    return url.protocol === 'https:' && /^https:\/\//i.test(redirect) ? url.href : undefined
  } catch {
    return undefined
  }
}

const LOCAL = new Set(['localhost', '127.0.0.1'])

/** The sign-in page of a lender's provider: over https, and on one's own machine beside our own pages of it without. */
export function isProviderUrl(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname) && LOCAL.has(new URL(origin).hostname))
}

export interface BrokerLogin {
  readonly organization: string
  /** Where to go after it. */
  readonly redirectUrl: string
  readonly telemetryTrackingId: string | undefined
  readonly origin: string
}

/** Where the broker logs people in; undefined when a password does, or when it cannot be asked: /auth/login then does it itself. */
export async function brokerLoginAddress({
  organization,
  redirectUrl,
  telemetryTrackingId,
  origin,
}: BrokerLogin): Promise<string | undefined> {
  try {
    const { mode } = await request('GET', '/identity-broker/external/api/v1/login-mode', {
      query: { application: 'heloc', organization, mode: 'broker' },
    })
    if (mode !== 'broker') return undefined
    const { redirect } = await request('POST', '/identity-broker/:audience/api/v3/login', {
      params: { audience: 'customer' },
      query: { redirectUrl, telemetryTrackingId },
    })
    return safeBrokerUrl(redirect, origin)
  } catch {
    return undefined
  }
}

/** Where those who send applicants sign in. @throws RequestError */
export async function agentLoginAddress(origin: string): Promise<string> {
  const { redirect } = await request('POST', '/identity-broker/:audience/api/v3/login', { params: { audience: 'agent' }, query: {} })
  const address = safeBrokerUrl(redirect, origin)
  if (address === undefined) throw new Error('Something went wrong. Please try again.')
  return address
}

/** Ends the session at the broker; where to go then, undefined when it failed. */
export async function brokerLogoutAddress(origin: string): Promise<string | undefined> {
  try {
    const { redirect } = await request('POST', '/identity-broker/:audience/secure/api/v3/logout', {
      params: { audience: 'customer' },
      sessionEnd: 'stay',
    })
    return isProviderUrl(redirect, origin) ? redirect : safeBrokerUrl(redirect, origin)
  } catch {
    return undefined
  }
}
