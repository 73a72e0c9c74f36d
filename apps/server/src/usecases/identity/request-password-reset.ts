/** Someone forgot the password: a link goes to the email, if it has an account. Who asks never learns whether it has. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand } from '@hearthline/brands'
import { USE_LIMITS } from '@hearthline/contract'
import type { Config } from '../../config.ts'
import type { Container } from '../../container.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { passwordResetMail } from '../../mail/password-mail.ts'
import { countPasswordResets, insertPasswordReset, invalidatePasswordResets } from '../../store/repositories/password-resets.ts'
import { identityByEmail, lockIdentity } from '../../store/repositories/people.ts'
import { naming } from '../../store/scope.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { digestOfSecret, newResetSecret } from './reset-secret.ts'

const GOOD_FOR_MS = 60 * 60_000

/** Longer than a burst of requests takes, and never the same: no later answer waits behind the work of an earlier one. */
const PAUSE_MS = { least: 200, most: 1200 }

type Parts = Pick<Container, 'db' | 'clock' | 'mail' | 'log' | 'config'>

export interface ResetRequest {
  readonly email: string
  /** The lender whose page asks; the letter is theirs. */
  readonly brand: Brand
}

/**
 * Returns at once and does the work after a pause, so that neither the answer nor its time, nor that of the next, tells whether there is an
 * account. A node that ends in between sends nothing; the page says to ask again when no mail comes.
 */
export function requestPasswordReset(parts: Parts, request: ResetRequest, pause = () => sleep(resetPauseMs(parts.config))): void {
  pause()
    .then(() => naming({ email: request.email }, () => sendResetLink(parts, request)))
    .catch((problem: unknown) => {
      parts.log.error({ problem: problem instanceof Error ? problem.name : 'unknown' }, 'password reset not sent')
    })
}

/** Milliseconds, drawn again for each request; none where no one has a secret to keep. */
export const resetPauseMs = ({ production, sandbox }: Pick<Config, 'production' | 'sandbox'>): number =>
  sandbox.speed === 'instant' && !production ? 0 : randomInt(PAUSE_MS.least, PAUSE_MS.most + 1)

async function sendResetLink(parts: Parts, { email, brand }: ResetRequest): Promise<void> {
  const identity = await identityByEmail(parts.db, email)
  if (!identity) return
  const secret = await makeSecret(parts, identity.id)
  if (secret === undefined) return
  const letter = passwordResetMail(brand, linkTo(parts.config, brand, '/auth/reset-password', { token: secret }))
  const message = { organizationCode: brand.orgCode, recipient: identity.email, ...letter }
  await sendUnstored(parts, { message, goodForMs: GOOD_FOR_MS, lost: 'password reset not sent' })
}

/** Undefined when the person was sent enough of them lately. */
async function makeSecret({ db, clock, config }: Parts, identityId: string): Promise<string | undefined> {
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString()
  return await db.transaction(async (store) => {
    // Two requests at once take turns, so that one link is left.
    await lockIdentity(store, identityId)
    // A mailbox is not to be flooded by whoever knows its address: so many links, then silence.
    const sent = await countPasswordResets(store, identityId, ago(USE_LIMITS.resetLinks.seconds * 1000))
    if (config.rateLimits && sent >= USE_LIMITS.resetLinks.most) return undefined
    await invalidatePasswordResets(store, identityId, now)
    const secret = newResetSecret()
    await insertPasswordReset(store, { secretDigest: digestOfSecret(secret), identityId, createdAt: now, expiresAt: ago(-GOOD_FOR_MS) })
    return secret
  })
}
