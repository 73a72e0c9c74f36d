/**
 * Whether a webhook is Plaid's: a JWT by ES256 in the header Plaid-Verification, not older than five minutes, with the SHA-256 of the body
 * (https://plaid.com/docs/api/webhooks/webhook-verification/).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import type { JWKPublicKey } from 'plaid'
import type { ProviderCall } from '../../provider-call.ts'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import type { PlaidClient } from './plaid-client.ts'
import { PLAID } from './plaid-name.ts'

export interface PlaidWebhook {
  /** The header Plaid-Verification. */
  readonly verification: string | undefined
  /** As it came, byte for byte. */
  readonly body: string
}

const MOST_AGE = '5 minutes'

/** A key that Plaid takes back is believed no longer than this: it is asked for again. */
const KEY_MS = 10 * 60_000

/** Whoever makes up names of keys makes us ask Plaid for this many in that time, and no more: Plaid sends again what we did not take. */
const MOST_ASKED = 20

interface AskedKey {
  readonly at: number
  /** Undefined of a name that Plaid does not know. */
  readonly key: JWKPublicKey | undefined
}

/** An expired key is refused. */
export function createPlaidWebhooks(client: PlaidClient) {
  const keys = new Map<string, AskedKey>()
  const keyOf = async (id: string, { signal, now }: Pick<ProviderCall, 'signal' | 'now'>): Promise<JWKPublicKey | undefined> => {
    const at = Date.parse(now)
    for (const [name, asked] of keys) if (at - asked.at >= KEY_MS) keys.delete(name)
    const known = keys.get(id)
    if (known) return known.key
    if (keys.size >= MOST_ASKED) throw new ProviderUnavailable(PLAID, 'SERVER_ERROR')
    const request = { key_id: id }
    const key = await client
      .ask(request, { signal }, async (api, options) => await api.webhookVerificationKeyGet(request, options))
      .then((answer) => answer.key)
      .catch((problem: unknown) => {
        if (problem instanceof ProviderRefused) return undefined
        throw problem
      })
    keys.set(id, { at, key })
    return key
  }
  return {
    /** @throws ProviderUnavailable when Plaid's key cannot be had just now: the webhook is to be sent again. */
    async isFromPlaid({ verification, body }: PlaidWebhook, call: Pick<ProviderCall, 'signal' | 'now'>): Promise<boolean> {
      if (!verification) return false
      try {
        const { alg, kid } = decodeProtectedHeader(verification)
        if (alg !== 'ES256' || !kid) return false
        const found = await keyOf(kid, call)
        if (!found || found.expired_at !== null) return false
        const { kty, crv, x, y } = found
        const key = await importJWK({ kty, crv, x, y }, alg)
        const { payload } = await jwtVerify(verification, key, {
          algorithms: [alg],
          maxTokenAge: MOST_AGE,
          currentDate: new Date(call.now),
        })
        return isSame(String(payload.request_body_sha256), createHash('sha256').update(body).digest('hex'))
      } catch (problem) {
        if (problem instanceof ProviderUnavailable) throw problem
        return false
      }
    },
  }
}

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
