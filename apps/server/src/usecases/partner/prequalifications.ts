/** Applicants whom a partner sends: kept sealed behind a link, opened into the wizard, and given to one application. No credit is pulled by any of it. */
import { randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { BodyOf, CallAt, PrequalifiedApplicant } from '@hearthline/contract'
import { prequalificationState } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { linkTo } from '../../mail/link-origin.ts'
import type { Session } from '../../store/db.ts'
import {
  claimPrequalification,
  insertPrequalification,
  openPrequalification,
  type PrequalificationFound,
  prequalificationById,
} from '../../store/repositories/partner-prequalifications.ts'
import { asSystem, asSystemIn } from '../../store/scope.ts'
import { withIdempotency } from '../idempotency.ts'
import { digestOfSecret } from '../identity/reset-secret.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { invalid, notFound } from '../problem.ts'
import type { PartnerCaller } from '../session/live-session.ts'

const DAYS = 14
const DAY_MS = 86_400_000
const TOKEN = /^[0-9a-f]{64}$/

type Sent = BodyOf<CallAt<'POST', '/partner/api/v1/prequalifications'>>

/**
 * The link is derived from the id with a key of the installation: it is stored nowhere, cannot be guessed, and is the same when the call is repeated.
 * @throws Problem gone at a lender that takes no applications; validation_failed for an agreement of the future; idempotency_mismatch
 */
export async function createPrequalification(
  container: Container,
  partner: PartnerCaller,
  organization: Brand,
  sent: Sent,
  idempotencyKey: string | undefined,
) {
  refuseWithdrawn(organization)
  const { db, macs, sealing, clock, config } = container
  const now = clock.now()
  // Their clock may be ahead of ours a little.
  if (Date.parse(sent.consentToContact.at) > Date.parse(now) + 300_000)
    throw invalid([{ path: 'consentToContact.at', message: 'The applicant has to have agreed before now' }])
  const { organizationCode, credentialId } = partner
  const keyed = { organizationCode, identityId: credentialId, key: idempotencyKey, call: 'prequalifications/create', body: sent, now }
  const { found, uuid } = await db.transaction((session) =>
    asSystemIn(session, async () => {
      const { reply } = await withIdempotency(container, session, keyed, async () => {
        const id = randomUUID()
        await insertPrequalification(session, {
          id,
          organizationCode,
          credentialId,
          tokenDigest: digestOfSecret(macs.mac('prequalification', id)),
          partnerName: sent.partnerName,
          reference: sent.reference ?? null,
          dataSealed: sealing.seal('partner', JSON.stringify(sent.applicant)),
          consentAt: sent.consentToContact.at,
          consentWords: sent.consentToContact.words,
          createdAt: now,
          expiresAt: new Date(Date.parse(now) + DAYS * DAY_MS).toISOString(),
          openedAt: null,
          applicationId: null,
        })
        return { uuid: id }
      })
      return { uuid: reply.uuid, found: await prequalificationById(session, organizationCode, reply.uuid) }
    }),
  )
  if (!found) throw notFound('No such prequalification was found')
  const link = linkTo(config, organization, '/account/heloc/register', { prequalification: macs.mac('prequalification', uuid) })
  return { ...bodyOf(found, now), link }
}

/** @throws Problem not_found also for one of another organization */
export async function readPrequalification({ db, clock }: Pick<Container, 'db' | 'clock'>, partner: PartnerCaller, id: string) {
  // A partner has no way to the history of an application: what it says of it is read for them, within their organization.
  const found = await asSystem(() => prequalificationById(db, partner.organizationCode, id.toLowerCase()))
  if (!found) throw notFound('No such prequalification was found')
  return bodyOf(found, clock.now())
}

function bodyOf({ row, history }: PrequalificationFound, now: string) {
  const { id, reference, createdAt, expiresAt, openedAt } = row
  return {
    uuid: id,
    reference,
    state: prequalificationState({ now, expiresAt, openedAt, history }),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Whom the wizard is filled with. One answer for a link that is unknown, over, or used. @throws Problem not_found; gone at a lender that takes no applications */
export async function readPrequalifiedPerson(
  { db, clock, sealing }: Pick<Container, 'db' | 'clock' | 'sealing'>,
  brand: Brand,
  token: string,
) {
  refuseWithdrawn(brand)
  const which = { organizationCode: brand.orgCode, tokenDigest: digestOfSecret(token), now: clock.now() }
  // Whoever has the link is a visitor, to whom no such row shows.
  const row = await asSystem(() => openPrequalification(db, which))
  if (!row?.dataSealed) throw notFound('This link is no longer valid')
  const { property, ...person } = JSON.parse(sealing.unseal('partner', row.dataSealed)) as PrequalifiedApplicant
  return { partnerName: row.partnerName, ...person, ...property }
}

/** In the transaction that makes the application: the link is used then. A link that is over takes nothing from the applicant. */
export async function claimForApplication(
  session: Session,
  {
    organizationCode,
    token,
    applicationId,
    now,
  }: { organizationCode: string; token: string | undefined; applicationId: string; now: string },
): Promise<string | undefined> {
  if (!token || !TOKEN.test(token)) return undefined
  return await asSystemIn(session, () =>
    claimPrequalification(session, { organizationCode, tokenDigest: digestOfSecret(token), now, applicationId }),
  )
}
