/** The phone's side of a link: opens it once, sends photos of the kinds that are asked for, and finishes. */
import type { AuditAction, PhotoTask } from '@hearthline/contract'
import { BORROWER, hasBack, IDENTITY_PARTS, type IdentityDocument, type SentDocumentKind } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import {
  addPhoto,
  endPhotoLinks,
  lockUnopenedLink,
  openPhotoLink,
  type PhotoLink,
  photoLinkOfSession,
} from '../../store/repositories/photo-links.ts'
import { revokeSession } from '../../store/repositories/sessions.ts'
import { asSystem } from '../../store/scope.ts'
import { openApplication } from '../application/open-application.ts'
import { storeUpload, type Upload } from '../documents/store-upload.ts'
import { digestOfSecret } from '../identity/reset-secret.ts'
import { invalid, Problem } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { type Caller, openNamedSession } from '../session/open-session.ts'
import { borrowerSender } from '../uploads/sender.ts'
import { asksForPhotos } from './photo-links.ts'

/** Time to take three photos, and some of them twice. */
const TAKEN_WITHIN_MS = 30 * 60_000

/** Opened, taken back, too old or never ours: one sentence, so that trying links teaches nothing. */
const spent = () => new Problem('gone', 'This link has been used or has expired. Get a new code on your computer.')

/** @throws Problem gone */
export const openLinkOnPhone = (
  { db, clock, macs, tokens }: Container,
  { secret, caller }: { readonly secret: string; readonly caller: Caller },
): Promise<{ readonly jwt: string }> =>
  // A visitor sees no application; who has the secret was handed one of its questions.
  asSystem(() =>
    db.transaction(async (session) => {
      const now = clock.now()
      const found = await lockUnopenedLink(session, digestOfSecret(secret), now)
      if (!found || found.organizationCode !== caller.organizationCode) throw spent()
      const { link, identityId, organizationCode } = found
      const until = new Date(Date.parse(now) + TAKEN_WITHIN_MS).toISOString()
      const { jwt, sessionId } = await openNamedSession({ tokens }, session, { identityId, caller, credential: 'phone', until })
      await openPhotoLink(session, link.id, { sessionId, expiresAt: until })
      await appendAudit(session, macs, {
        organizationCode,
        at: now,
        actor: `borrower:${identityId}`,
        action: 'photo-link-opened' satisfies AuditAction,
        applicationId: link.applicationId,
        detail: { link: link.id, address: caller.address },
      })
      return { jwt }
    }),
  )

/** @throws Problem gone */
async function linkOf({ db, clock }: Container, { sessionId, identityId, organizationCode }: LiveSession): Promise<PhotoLink> {
  const now = clock.now()
  const found = await photoLinkOfSession(db, sessionId, now)
  if (!found) throw spent()
  const { facts } = await openApplication(db, { identityId, organizationCode }, found.applicationId, now)
  // Answered on the other device: nothing is added to what is being checked.
  if (!asksForPhotos(facts)) throw spent()
  return found
}

/** @throws Problem gone */
export async function readPhotoTask(container: Container, session: LiveSession): Promise<PhotoTask> {
  const { document, expiresAt, photos } = await linkOf(container, session)
  return { document, expires: new Date(expiresAt).toISOString(), photos }
}

const kindsOf = (document: IdentityDocument): readonly SentDocumentKind[] =>
  Object.values(IDENTITY_PARTS).filter((kind) => kind !== IDENTITY_PARTS.back || hasBack(document))

/** @throws Problem gone, validation_failed, conflict; TooManyTries while too many files wait */
export async function takePhoto(
  container: Container,
  session: LiveSession,
  { kind, file }: { readonly kind: SentDocumentKind; readonly file: Upload['file'] },
) {
  const link = await linkOf(container, session)
  if (!kindsOf(link.document).includes(kind)) throw invalid([{ path: 'kind', message: 'This photo is not needed.' }])
  const { identityId, organizationCode } = session
  const document = await storeUpload(container, {
    sender: borrowerSender({ identityId, organizationCode }, link.applicationId),
    kind,
    file,
  })
  await addPhoto(container.db, link.id, kind, document.uuid)
  return document
}

/** @throws Problem gone */
export async function finishPhotos(container: Container, session: LiveSession): Promise<void> {
  const { db, clock, macs, tokens } = container
  const now = clock.now()
  const { id, applicationId } = await linkOf(container, session)
  const { identityId, organizationCode, sessionId } = session
  await db.transaction(async (store) => {
    await endPhotoLinks(store, { applicationId, party: BORROWER }, now, id)
    await revokeSession(store, { identityId, credential: 'phone' }, sessionId, now)
    await appendAudit(store, macs, {
      organizationCode,
      at: now,
      actor: `borrower:${identityId}`,
      action: 'photo-link-ended' satisfies AuditAction,
      applicationId,
      detail: { link: id },
    })
  })
  tokens.memory.forget([sessionId])
}
