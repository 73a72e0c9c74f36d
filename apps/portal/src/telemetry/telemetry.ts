/** Reports page views, failed calls and events: fire and forget, never blocking the visitor [shell/telemetry]. */
import { request } from '../api/request.ts'
import { readToken } from '../session/token.ts'
import { TRACKER_KEY, trackerOf } from '../session/tracker.ts'

interface SessionKey {
  readonly uuid: string
  readonly epoch: number
  readonly trackerUuid: string
}

const LIBRARY_VERSION = '2.2.23'
/** Of the portal's own package; set by its build. */
const APP_VERSION: string = import.meta.env.VITE_APP_VERSION ?? 'unbuilt'
const RETRIES = 3
const UUID_KEY = 'telemetry_uuid'
const EPOCH_KEY = 'telemetry_epoch'

const size = (width: number, height: number) => ({ width, height })
const queryParams = (): Record<string, string> => {
  // What a partner packed about a person has no place in telemetry.
  const query = new URLSearchParams(window.location.search)
  query.delete('userData')
  // The secret of a link that sets a new password.
  query.delete('token')
  query.delete('email')
  query.delete('redirectUrl')
  return Object.fromEntries(query)
}
const context = () => (readToken() ? 'secure' : 'external')

let session: Promise<SessionKey> | undefined

async function openSession(): Promise<SessionKey> {
  const epoch = Number(sessionStorage.getItem(EPOCH_KEY))
  const known = {
    uuid: sessionStorage.getItem(UUID_KEY) ?? undefined,
    epoch: epoch || undefined,
    trackerUuid: trackerOf(),
  }
  for (let tried = 0; ; tried += 1) {
    try {
      const { sessionKey } = await request('POST', '/ft/:context/session', {
        params: { context: context() },
        body: {
          platform: 'WEB',
          libVersion: LIBRARY_VERSION,
          appVersion: APP_VERSION,
          referrer: document.referrer.split('?')[0],
          queryParams: queryParams(),
          screenSize: size(window.screen.width, window.screen.height),
          windowSize: size(window.innerWidth, window.innerHeight),
          sessionKey: known.uuid ? known : known.trackerUuid ? { trackerUuid: known.trackerUuid } : null,
        },
        sessionEnd: 'stay',
      })
      sessionStorage.setItem(UUID_KEY, sessionKey.uuid)
      sessionStorage.setItem(EPOCH_KEY, String(sessionKey.epoch))
      localStorage.setItem(TRACKER_KEY, sessionKey.trackerUuid)
      return sessionKey
    } catch (error) {
      if (tried >= RETRIES)
        throw Object.assign(new Error('An error occurred while establishing a session, retries failed.', { cause: error }), { status: 500 })
    }
  }
}

export interface EventDetail {
  readonly applicationUuid?: string
  readonly [property: string]: unknown
}

/** Never throws: a lost event is a lost event. */
export async function sendEvent(event: string, { applicationUuid, ...eventProperties }: EventDetail = {}): Promise<void> {
  try {
    session ??= openSession()
    const sessionKey = await session
    await request('POST', '/ft/:context/event', {
      params: { context: context() },
      body: {
        domain: window.location.hostname,
        pagePath: window.location.pathname,
        queryParams: queryParams(),
        event,
        sessionKey,
        applicationUuid,
        eventType: 'WEB',
        productType: 'HELOC',
        eventProperties,
        dontDedupe: true,
      },
      sessionEnd: 'stay',
    })
  } catch {
    session = undefined
  }
}
