/** Makes, lists and revokes the secrets of partner systems, for the organizations that an administrator acts for. */
import { randomUUID } from 'node:crypto'
import { type PartnerScope, scopesAmong } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import {
  credentialsOf,
  insertPartnerCredential,
  type PartnerCredentialRow,
  revokeCredential,
} from '../../store/repositories/partner-credentials.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { digestOfSecret, newResetSecret } from '../identity/reset-secret.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { notFound, Problem } from '../problem.ts'
import { PARTNER_SECRET_PREFIX } from '../session/authenticate-partner.ts'
import { recordAccess } from '../session/record-access.ts'

const iso = (moment: string): string => new Date(moment).toISOString()

const bodyOf = ({ id, organizationCode, name, scopes, createdAt, lastUsedAt, revokedAt }: PartnerCredentialRow) => ({
  uuid: id,
  organizationCode,
  name,
  scopes: scopesAmong(scopes),
  createdAt: iso(createdAt),
  lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
  revokedAt: revokedAt === null ? null : iso(revokedAt),
})

export async function listPartnerCredentials({ db }: Pick<Container, 'db'>, staff: StaffCaller) {
  return { credentials: (await credentialsOf(db, staff.organizations)).map(bodyOf) }
}

export interface WantedCredential {
  readonly organizationCode: string
  /** The system that will use it, in a person's words. */
  readonly name: string
  readonly scopes: readonly PartnerScope[]
}

/**
 * The secret is in the answer and nowhere else: the store keeps its digest, and of the answer under an Idempotency-Key the id alone. So a
 * repeated call makes nothing and cannot be answered as the first was.
 * @throws Problem not_found for an organization of others; conflict at a repeated call; idempotency_mismatch
 */
export async function createPartnerCredential(
  container: Container,
  staff: StaffCaller,
  wanted: WantedCredential,
  idempotencyKey: string | undefined,
) {
  const { orgCode: organizationCode } = organizationByCode(container, wanted.organizationCode)
  if (staff.organizations !== 'all' && !staff.organizations.includes(organizationCode)) throw notFound('No such organization was found')
  const { identityId } = staff
  const now = container.clock.now()
  const secret = `${PARTNER_SECRET_PREFIX}${newResetSecret()}`
  const row: PartnerCredentialRow = {
    id: randomUUID(),
    organizationCode,
    name: wanted.name,
    secretDigest: digestOfSecret(secret),
    scopes: [...new Set(wanted.scopes)],
    createdBy: identityId,
    createdAt: now,
    lastUsedAt: null,
    revokedAt: null,
  }
  await container.db.transaction(async (session) => {
    const keyed = { organizationCode, identityId, key: idempotencyKey, call: 'partner-credentials/create', body: wanted, now }
    const { reply, repeated } = await withIdempotency(container, session, keyed, async () => {
      await insertPartnerCredential(session, row)
      const detail = { credential: row.id, name: row.name, scopes: row.scopes }
      const actor = actorOf(staff)
      await recordAccess(container, session, { organizationCode, action: 'partner-credential-created', identityId, actor, detail })
      return { uuid: row.id }
    })
    if (repeated) throw shownBefore(reply.uuid)
  })
  return { ...bodyOf(row), secret }
}

const shownBefore = (uuid: string) =>
  new Problem(
    'conflict',
    `This request was completed before and made the credential ${uuid}. Its secret is shown only once. ` +
      'If you did not receive it, revoke that credential and create another with a new Idempotency-Key.',
  )

/** @throws Problem not_found where there is no live one */
export async function revokePartnerCredential(container: Container, staff: StaffCaller, id: string): Promise<void> {
  await container.db.transaction(async (session) => {
    const ended = await revokeCredential(session, id, staff.organizations, container.clock.now())
    if (!ended) throw notFound('No such credential was found')
    const { organizationCode } = ended
    const entry = { organizationCode, action: 'partner-credential-revoked', identityId: staff.identityId, actor: actorOf(staff) } as const
    await recordAccess(container, session, { ...entry, detail: { credential: id, name: ended.name } })
  })
}
