/** The borrower's side of a link: made while photos are asked for, looked at, and taken back. */
import { randomUUID } from 'node:crypto'
import type { AuditAction, PhotoLinkBody } from '@hearthline/contract'
import { BORROWER, type IdentityDocument, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { endPhotoLinks, insertPhotoLink, type PhotoLink, photoLinkOf } from '../../store/repositories/photo-links.ts'
import { revokeSession } from '../../store/repositories/sessions.ts'
import type { Caller } from '../application/open-application.ts'
import { openApplication } from '../application/open-application.ts'
import { digestOfSecret, newResetSecret } from '../identity/reset-secret.ts'
import { notFound, Problem } from '../problem.ts'

/** Long enough to find a phone; a code that is left on a screen is worth nothing afterwards. */
const OPENED_WITHIN_MS = 10 * 60_000

const ASKS = new Set(['identity-documents', 'identity-retry'])

/** Also while a person looks at those that were sent: others may take their place. */
export function asksForPhotos(facts: ApplicationFile['facts']): boolean {
  const open = standing(facts).walk.frontier?.item
  return open !== undefined && [open, ...(open.corrects ?? [])].some(({ id }) => ASKS.has(id))
}

interface Asked {
  readonly caller: Caller
  readonly uuid: string
}

/** @throws Problem not_found; conflict where no photos are asked for */
export async function makePhotoLink(container: Container, { caller, uuid, document }: Asked & { document: IdentityDocument }) {
  const { db, clock, macs } = container
  const now = clock.now()
  const secret = newResetSecret()
  const id = randomUUID()
  const expires = new Date(Date.parse(now) + OPENED_WITHIN_MS).toISOString()
  const ended = await db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    if (!asksForPhotos(file.facts)) throw new Problem('conflict', 'No photos are needed right now.', { step: file.row.step })
    const of = { applicationId: uuid, party: BORROWER }
    const before = await endLinks(session, caller, of, now)
    await insertPhotoLink(session, {
      ...of,
      id,
      document,
      secretDigest: digestOfSecret(secret),
      createdAt: now,
      expiresAt: expires,
      photos: {},
    })
    await appendAudit(session, macs, {
      organizationCode: file.row.organizationCode,
      at: now,
      actor: `borrower:${caller.identityId}`,
      action: 'photo-link-made' satisfies AuditAction,
      applicationId: uuid,
      detail: { link: id },
    })
    return before
  })
  container.tokens.memory.forget(ended)
  return { link: id, secret, expires }
}

/** @throws Problem not_found */
export async function readPhotoLink({ db, clock }: Container, { caller, uuid, link }: Asked & { link: string }): Promise<PhotoLinkBody> {
  const now = clock.now()
  await openApplication(db, caller, uuid, now)
  const found = await photoLinkOf(db, { applicationId: uuid, party: BORROWER }, link)
  if (!found) throw notFound('No such link was found')
  return { state: stateOf(found, now), expires: new Date(found.expiresAt).toISOString(), photos: found.photos }
}

function stateOf({ endedAt, expiresAt, sessionId }: PhotoLink, now: string): PhotoLinkBody['state'] {
  if (endedAt !== null || Date.parse(expiresAt) <= Date.parse(now)) return 'ENDED'
  return sessionId === null ? 'WAITING' : 'OPEN'
}

/** @throws Problem not_found */
export async function endPhotoLink(container: Container, { caller, uuid, link }: Asked & { link: string }): Promise<void> {
  const { db, clock, macs } = container
  const now = clock.now()
  const ended = await db.transaction(async (session) => {
    const { row } = await openApplication(session, caller, uuid, now, true)
    const of = { applicationId: uuid, party: BORROWER }
    if (!(await photoLinkOf(session, of, link))) throw notFound('No such link was found')
    const sessions = await endLinks(session, caller, of, now, link)
    await appendAudit(session, macs, {
      organizationCode: row.organizationCode,
      at: now,
      actor: `borrower:${caller.identityId}`,
      action: 'photo-link-ended' satisfies AuditAction,
      applicationId: uuid,
      detail: { link },
    })
    return sessions
  })
  container.tokens.memory.forget(ended)
}

/** The ids of the sessions that ended with them. */
async function endLinks(
  session: Session,
  { identityId }: Caller,
  of: { applicationId: string; party: string },
  now: string,
  id?: string,
): Promise<string[]> {
  const ids = (await endPhotoLinks(session, of, now, id)).flatMap(({ sessionId }) => sessionId ?? [])
  for (const each of ids) await revokeSession(session, { identityId, credential: 'phone' }, each, now)
  return ids
}
