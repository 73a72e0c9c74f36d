/** Where a partner's own system is told, and the messages to it, for the organizations that an administrator acts for. */
import { randomUUID } from 'node:crypto'
import { PARTNER_EVENTS, type PartnerEvent } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { webhookSecret } from '../../engine/tell-partner.ts'
import { webhookAddress } from '../../engine/webhook-address.ts'
import {
  deliveryById,
  endWebhooks,
  insertWebhook,
  newestDeliveries,
  updateDelivery,
  type WebhookRow,
  webhooksOf,
} from '../../store/repositories/partner-prequalifications.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { recordAccess } from '../session/record-access.ts'

const MOST_SHOWN = 100

const iso = (moment: string): string => new Date(moment).toISOString()
const isoOrNull = (moment: string | null): string | null => (moment === null ? null : iso(moment))

const bodyOf = ({ id, organizationCode, url, createdAt, endedAt }: WebhookRow) => ({
  uuid: id,
  organizationCode,
  url,
  createdAt: iso(createdAt),
  endedAt: isoOrNull(endedAt),
})

export async function listPartnerWebhooks({ db }: Pick<Container, 'db'>, { organizations }: StaffCaller) {
  const [webhooks, deliveries] = await Promise.all([webhooksOf(db, organizations), newestDeliveries(db, organizations, MOST_SHOWN)])
  return {
    webhooks: webhooks.map(bodyOf),
    deliveries: deliveries.map((row) => ({
      uuid: row.id,
      organizationCode: row.organizationCode,
      event: PARTNER_EVENTS.find((event) => event === row.event) as PartnerEvent,
      reference: row.reference,
      prequalification: row.prequalificationId,
      at: iso(row.at),
      tries: row.tries,
      lastTriedAt: isoOrNull(row.lastTriedAt),
      deliveredAt: isoOrNull(row.deliveredAt),
      givenUpAt: isoOrNull(row.givenUpAt),
      problem: row.problem,
    })),
  }
}

/**
 * The secret is in the answer and nowhere else. An address set before for the organization ends with it.
 * @throws Problem not_found for an organization of others; validation_failed
 */
export async function createPartnerWebhook(container: Container, staff: StaffCaller, wanted: { organizationCode: string; url: string }) {
  const { orgCode: organizationCode } = organizationByCode(container, wanted.organizationCode)
  if (staff.organizations !== 'all' && !staff.organizations.includes(organizationCode)) throw notFound('No such organization was found')
  const address = webhookAddress(wanted.url, container.config)
  if ('problem' in address) throw invalid([{ path: 'url', message: address.problem }])
  const { identityId } = staff
  const now = container.clock.now()
  const row: WebhookRow = { id: randomUUID(), organizationCode, url: address.href, createdBy: identityId, createdAt: now, endedAt: null }
  await container.db.transaction(async (session) => {
    await endWebhooks(session, { organizationCode }, now)
    await insertWebhook(session, row)
    const detail = { webhook: row.id, url: row.url }
    await recordAccess(container, session, { organizationCode, action: 'partner-webhook-set', identityId, actor: actorOf(staff), detail })
  })
  return { ...bodyOf(row), secret: webhookSecret(container.macs, row.id) }
}

/** @throws Problem not_found where there is no live one */
export async function endPartnerWebhook(container: Container, staff: StaffCaller, id: string): Promise<void> {
  await container.db.transaction(async (session) => {
    const [ended] = await endWebhooks(session, { id, within: staff.organizations }, container.clock.now())
    if (!ended) throw notFound('No such address was found')
    const { organizationCode } = ended
    const entry = { organizationCode, action: 'partner-webhook-ended', identityId: staff.identityId, actor: actorOf(staff) } as const
    await recordAccess(container, session, { ...entry, detail: { webhook: id } })
  })
}

/** @throws Problem not_found; conflict where it was not given up */
export async function sendDeliveryAgain(container: Container, staff: StaffCaller, id: string): Promise<void> {
  const { db, engine } = container
  await db.transaction(async (session) => {
    const row = await deliveryById(session, id, staff.organizations)
    if (!row) throw notFound('No such message was found')
    if (row.givenUpAt === null) throw new Problem('conflict', 'This message is not given up: it arrived, or is being sent')
    await updateDelivery(session, id, { givenUpAt: null, problem: null, tries: 0 })
    await engine.parts.queue.send(session, [{ kind: 'partner-news', delivery: id, tries: 0 }])
    session.afterCommit(() => engine.parts.wake())
  })
}
