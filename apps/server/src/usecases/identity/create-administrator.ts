/** Makes an administrator of the platform who has no password yet, and the secret of the link that sets it: how an installation gets its first one. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Macs } from '../../secrets/macs.ts'
import type { Db } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { insertPasswordReset, invalidatePasswordResets } from '../../store/repositories/password-resets.ts'
import { identityByEmail, insertIdentity, lockIdentity } from '../../store/repositories/people.ts'
import { digestOfSecret, newResetSecret } from './reset-secret.ts'

const GOOD_FOR_MS = 60 * 60_000
/** No password has this hash. */
const NO_PASSWORD = 'none yet'
const ADMINISTRATOR = 'platform-administrator'

export interface NewAdministrator {
  /** In lower case. */
  readonly email: string
  readonly organizationCode: string
  /** Instant. */
  readonly now: string
}

export type MadeAdministrator =
  | { readonly kind: 'created' | 'known'; readonly secret: string }
  /** The email is a borrower's, or that of staff with another role: rights are not added behind anyone's back. */
  | { readonly kind: 'other-account' }

/** The email as it is kept, or undefined when it is none. */
export const administratorEmail = (given: string | undefined): string | undefined => z.email().safeParse(given?.trim().toLowerCase()).data

export async function createAdministrator(
  { db, macs }: { db: Db; macs: Macs },
  { email, organizationCode, now }: NewAdministrator,
): Promise<MadeAdministrator> {
  return await db.transaction(async (session) => {
    const id = randomUUID()
    const roles = [ADMINISTRATOR]
    const created = await insertIdentity(session, {
      id,
      email,
      passwordHash: NO_PASSWORD,
      organizationCode,
      roles,
      staffOrganizations: [organizationCode],
      createdAt: now,
    })
    const identity = await lockIdentity(session, created ? id : (await identityByEmail(session, email))!.id)
    if (!identity?.roles.includes(ADMINISTRATOR)) return { kind: 'other-account' }
    await invalidatePasswordResets(session, identity.id, now)
    const secret = newResetSecret()
    const expiresAt = new Date(Date.parse(now) + GOOD_FOR_MS).toISOString()
    await insertPasswordReset(session, { secretDigest: digestOfSecret(secret), identityId: identity.id, createdAt: now, expiresAt })
    await appendAudit(session, macs, {
      organizationCode,
      at: now,
      actor: 'system:command',
      action: created ? 'administrator-created' : 'administrator-link-made',
      detail: { identity: identity.id },
    })
    return { kind: created ? 'created' : 'known', secret }
  })
}
