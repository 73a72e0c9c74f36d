/**
 * Whether a webhook is Plaid's: a JWT by ES256 in the header Plaid-Verification, not older than five minutes, with the SHA-256 of the body
 * (https://plaid.com/docs/api/webhooks/webhook-verification/).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import type { JWKPublicKey } from 'plaid'
import type { ProviderCall } from '../../provider-call.ts'
import { ProviderUnavailable } from '../../provider-call.ts'
import type { PlaidClient } from './plaid-client.ts'

export interface PlaidWebhook {
  /** The header Plaid-Verification. */
  readonly verification: string | undefined
  /** As it came, byte for byte. */
  readonly body: string
}

const MOST_AGE = '5 minutes'

/** Keys are asked for once each; an expired one is refused. */
export function createPlaidWebhooks(client: PlaidClient) {
  const keys = new Map<string, JWKPublicKey>()
  const keyOf = async (id: string, call: Pick<ProviderCall, 'signal'>): Promise<JWKPublicKey> => {
    const known = keys.get(id)
    if (known) return known
    const { key } = await client.ask({ key_id: id }, call, (api, options) => api.webhookVerificationKeyGet({ key_id: id }, options))
    keys.set(id, key)
    return key
  }
  return {
    /** @throws ProviderUnavailable when Plaid's key cannot be had just now: the webhook is to be sent again. */
    async isFromPlaid({ verification, body }: PlaidWebhook, call: Pick<ProviderCall, 'signal' | 'now'>): Promise<boolean> {
      if (!verification) return false
      try {
        const { alg, kid } = decodeProtectedHeader(verification)
        if (alg !== 'ES256' || !kid) return false
        const { expired_at: expiredAt, kty, crv, x, y } = await keyOf(kid, call)
        if (expiredAt !== null) return false
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
