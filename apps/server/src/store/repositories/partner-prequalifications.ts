/** Applicants whom partners sent, and the messages that partners get about them. */
import { CLOSED_STEPS, type ReachedAt } from '@hearthline/domain'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, partnerDeliveries, partnerPrequalifications, partnerWebhooks } from '../schema.ts'
import { stepsOf } from './history.ts'
import type { Organizations } from './provider-work.ts'

export type PrequalificationRow = typeof partnerPrequalifications.$inferSelect
export type WebhookRow = typeof partnerWebhooks.$inferSelect
export type DeliveryRow = typeof partnerDeliveries.$inferSelect

export async function insertPrequalification(session: Session, row: PrequalificationRow): Promise<void> {
  await session.orm.insert(partnerPrequalifications).values(row)
}

export interface PrequalificationFound {
  readonly row: PrequalificationRow
  /** Of the application that came of it, the oldest first. */
  readonly history: readonly ReachedAt[] | undefined
}

export async function prequalificationById(
  session: Session,
  organizationCode: string,
  id: string,
): Promise<PrequalificationFound | undefined> {
  const [found] = await session.orm
    .select()
    .from(partnerPrequalifications)
    .where(and(eq(partnerPrequalifications.id, id), eq(partnerPrequalifications.organizationCode, organizationCode)))
  return found && { row: found, history: found.applicationId === null ? undefined : await reachedBy(session, found.applicationId) }
}

/** With the decision of now, which may have changed since the step did. */
export async function reachedBy(session: Session, applicationId: string): Promise<readonly ReachedAt[]> {
  const history = await stepsOf(session, applicationId)
  const [now] = await session.orm
    .select({ step: applications.step, decision: applications.decision, at: applications.updatedAt })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return now ? [...history, now] : history
}

/**
 * Applications that ended without a loan, whose partner has an address and was not told of the end. Those that ended long before there was an address
 * are left out: their partner is told nothing of the past.
 */
export async function endsToTell(session: Session, now: string, days: number): Promise<readonly EndToTell[]> {
  const { rows } = await session.query(
    `select p.id, p.organization_code, p.application_id, w.created_at as since
     from partner_webhooks w
       join partner_prequalifications p on p.organization_code = w.organization_code
       join applications a on a.id = p.application_id
     where w.ended_at is null and a.step = any ($1::text[]) and a.created_at <= $2::timestamptz - make_interval(days => $3::int)
       and not exists (select 1 from partner_deliveries d where d.prequalification_id = p.id and d.event = 'prequalification.closed')
       and exists (select 1 from step_history h
         where h.application_id = a.id and h.step = any ($1::text[]) and h.at > w.created_at - make_interval(days => $3::int))`,
    [CLOSED_STEPS, now, days],
  )
  return rows.map((row) => ({
    prequalificationId: String(row.id),
    organizationCode: String(row.organization_code),
    applicationId: String(row.application_id),
    since: new Date(row.since as string).toISOString(),
  }))
}

export interface EndToTell {
  readonly prequalificationId: string
  readonly organizationCode: string
  readonly applicationId: string
  /** Since when the partner's address is set. */
  readonly since: string
}

const open = (organizationCode: string, tokenDigest: string, now: string) =>
  and(
    eq(partnerPrequalifications.organizationCode, organizationCode),
    eq(partnerPrequalifications.tokenDigest, tokenDigest),
    gt(partnerPrequalifications.expiresAt, now),
    isNull(partnerPrequalifications.applicationId),
  )

/** Notes that it was opened, the first time; undefined where it is unknown, over, or used. */
export async function openPrequalification(
  session: Session,
  { organizationCode, tokenDigest, now }: { organizationCode: string; tokenDigest: string; now: string },
): Promise<PrequalificationRow | undefined> {
  const [found] = await session.orm
    .update(partnerPrequalifications)
    .set({ openedAt: sql`coalesce(${partnerPrequalifications.openedAt}, ${now}::timestamptz)` })
    .where(open(organizationCode, tokenDigest, now))
    .returning()
  return found
}

/** Gives the link to an application, once; undefined where it is unknown, over, or used. */
export async function claimPrequalification(
  session: Session,
  {
    organizationCode,
    tokenDigest,
    now,
    applicationId,
  }: { organizationCode: string; tokenDigest: string; now: string; applicationId: string },
): Promise<string | undefined> {
  const [found] = await session.orm
    .update(partnerPrequalifications)
    .set({ applicationId, dataSealed: null, openedAt: sql`coalesce(${partnerPrequalifications.openedAt}, ${now}::timestamptz)` })
    .where(open(organizationCode, tokenDigest, now))
    .returning({ id: partnerPrequalifications.id })
  return found?.id
}

/** What a link filled in is needed by no one after it. */
export async function forgetExpiredPrequalifications(session: Session, now: string): Promise<void> {
  await session.orm
    .update(partnerPrequalifications)
    .set({ dataSealed: null })
    .where(and(lt(partnerPrequalifications.expiresAt, now), isNotNull(partnerPrequalifications.dataSealed)))
}

export async function liveWebhook(session: Session, organizationCode: string): Promise<WebhookRow | undefined> {
  const [found] = await session.orm
    .select()
    .from(partnerWebhooks)
    .where(and(eq(partnerWebhooks.organizationCode, organizationCode), isNull(partnerWebhooks.endedAt)))
  return found
}

export async function insertWebhook(session: Session, row: WebhookRow): Promise<void> {
  await session.orm.insert(partnerWebhooks).values(row)
}

/** The live ones of an organization, or one of them; the rows as they ended. */
export const endWebhooks = (session: Session, which: { organizationCode: string } | { id: string; within: Organizations }, now: string) =>
  session.orm
    .update(partnerWebhooks)
    .set({ endedAt: now })
    .where(
      and(
        isNull(partnerWebhooks.endedAt),
        'id' in which
          ? and(
              eq(partnerWebhooks.id, which.id),
              which.within === 'all' ? undefined : inArray(partnerWebhooks.organizationCode, [...which.within]),
            )
          : eq(partnerWebhooks.organizationCode, which.organizationCode),
      ),
    )
    .returning()

export const webhooksOf = (session: Session, within: Organizations): Promise<WebhookRow[]> =>
  session.orm
    .select()
    .from(partnerWebhooks)
    .where(within === 'all' ? undefined : inArray(partnerWebhooks.organizationCode, [...within]))
    .orderBy(desc(partnerWebhooks.createdAt))

/** Undefined where this event of this applicant is told already. */
export async function insertDelivery(
  session: Session,
  row: Pick<DeliveryRow, 'id' | 'organizationCode' | 'prequalificationId' | 'event' | 'at'>,
): Promise<string | undefined> {
  const [made] = await session.orm.insert(partnerDeliveries).values(row).onConflictDoNothing().returning({ id: partnerDeliveries.id })
  return made?.id
}

export interface DeliveryWithReference extends DeliveryRow {
  readonly reference: string | null
}

const withReference = (session: Session) =>
  session.orm
    .select({ delivery: partnerDeliveries, reference: partnerPrequalifications.reference })
    .from(partnerDeliveries)
    .innerJoin(partnerPrequalifications, eq(partnerPrequalifications.id, partnerDeliveries.prequalificationId))

export async function deliveryById(
  session: Session,
  id: string,
  within: Organizations = 'all',
): Promise<DeliveryWithReference | undefined> {
  const [found] = await withReference(session).where(
    and(eq(partnerDeliveries.id, id), within === 'all' ? undefined : inArray(partnerDeliveries.organizationCode, [...within])),
  )
  return found && { ...found.delivery, reference: found.reference }
}

export async function newestDeliveries(session: Session, within: Organizations, most: number): Promise<DeliveryWithReference[]> {
  const rows = await withReference(session)
    .where(within === 'all' ? undefined : inArray(partnerDeliveries.organizationCode, [...within]))
    .orderBy(desc(partnerDeliveries.at), partnerDeliveries.id)
    .limit(most)
  return rows.map(({ delivery, reference }) => ({ ...delivery, reference }))
}

export async function updateDelivery(session: Session, id: string, change: Partial<DeliveryRow>): Promise<void> {
  await session.orm.update(partnerDeliveries).set(change).where(eq(partnerDeliveries.id, id))
}
