/**
 * Truv's REST API (https://docs.truv.com/api-reference: users, bridge tokens, link access tokens, income reports of a link; OpenAPI v1). Keys are in
 * headers, so nothing is carried to another address.
 */
import type { ZodType } from 'zod'
import { boundedJson } from '../../bounded-fetch.ts'
import { type ProviderCall, ProviderRefused, ProviderUnavailable, type RedactedRecord } from '../../provider-call.ts'

export const TRUV = 'Truv'

/** A report of several employers has every pay statement of some years. */
const MOST_BYTES = 10 * 1024 * 1024

export interface TruvAccess {
  readonly TRUV_CLIENT_ID: string
  readonly TRUV_ACCESS_SECRET: string
  readonly TRUV_ADDRESS: string
}

export interface TruvQuestion<Answer> {
  readonly method: 'GET' | 'POST'
  /** below /v1 */
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly answer: ZodType<Answer>
  /** what the attempts table may keep of it */
  readonly request: RedactedRecord
}

export type AskTruv = <Answer>(question: TruvQuestion<Answer>, call: Pick<ProviderCall, 'signal'>) => Promise<Answer>

export const createTruvClient = ({ TRUV_CLIENT_ID, TRUV_ACCESS_SECRET, TRUV_ADDRESS }: TruvAccess): AskTruv => {
  const base = `${TRUV_ADDRESS.replace(/\/$/, '')}/v1`
  const keys = { 'X-Access-Client-Id': TRUV_CLIENT_ID, 'X-Access-Secret': TRUV_ACCESS_SECRET, accept: 'application/json' }
  return async ({ method, path, body, answer, request }, { signal }) => {
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: body ? { ...keys, 'content-type': 'application/json' } : keys,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    }).catch(() => {
      throw new ProviderUnavailable(TRUV, signal.aborted ? 'TIMEOUT' : 'SERVER_ERROR', request)
    })
    if (reply.status === 429) throw new ProviderUnavailable(TRUV, 'RATE_LIMITED', request)
    if (reply.status >= 500) throw new ProviderUnavailable(TRUV, 'SERVER_ERROR', request)
    // Its own words may repeat what we sent: the status is enough.
    if (!reply.ok) throw new ProviderRefused(TRUV, `Truv answered ${reply.status}.`, request)
    const read = answer.safeParse(await boundedJson(reply, MOST_BYTES))
    // Not in words that we know: asked again, and never an answer.
    if (!read.success) throw new ProviderUnavailable(TRUV, 'PENDING', request)
    return read.data
  }
}
