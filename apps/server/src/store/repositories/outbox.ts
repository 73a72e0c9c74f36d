/** Outbox rows with what a mail needs. */
import { BORROWER } from '@hearthline/domain'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, identities, outbox } from '../schema.ts'

export type OutboxForMail = NonNullable<Awaited<ReturnType<typeof outboxForMail>>>

export async function outboxForMail(session: Session, id: number) {
  const [row] = await session.orm
    .select({
      id: outbox.id,
      kind: outbox.kind,
      payload: outbox.payload,
      sentAt: outbox.sentAt,
      decision: applications.decision,
      step: applications.step,
      applicationId: applications.id,
      identityId: applications.identityId,
      organizationCode: applications.organizationCode,
      loanNumber: applications.loanNumber,
      email: identities.email,
      /** As the borrower gave it last; null before they have. */
      firstName: sql<
        string | null
      >`(select f.data ->> 'firstName' from facts f where f.application_id = ${applications.id} and f.item = 'legal-name' and f.party = ${BORROWER} order by f.id desc limit 1)`,
      /** Of the home, as it was entered last: its license stands under the mail. */
      homeState: sql<
        string | null
      >`(select f.data ->> 'state' from facts f where f.application_id = ${applications.id} and f.item = 'property-address' and f.party = ${BORROWER} order by f.id desc limit 1)`,
      /** Whether a mail of this application was ever refused. */
      hasRefusals: sql<boolean>`exists (select 1 from facts f where f.application_id = ${applications.id} and f.item = 'mail-refusals')`,
    })
    .from(outbox)
    .innerJoin(applications, eq(applications.id, outbox.applicationId))
    .innerJoin(identities, eq(identities.id, applications.identityId))
    .where(eq(outbox.id, id))
  return row
}

export async function markOutboxSent(session: Session, id: number, sentAt: string): Promise<void> {
  await session.orm.update(outbox).set({ sentAt }).where(eq(outbox.id, id))
}

/** Of one kind, told to one party, and not sent yet: oldest first. */
export async function unsentTo(
  session: Session,
  applicationId: string,
  kind: string,
  to: string,
): Promise<readonly { readonly id: number; readonly payload: unknown }[]> {
  return await session.orm
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        eq(outbox.applicationId, applicationId),
        eq(outbox.kind, kind),
        isNull(outbox.sentAt),
        isNull(outbox.problem),
        sql`${outbox.payload} ->> 'to' = ${to}`,
      ),
    )
    .orderBy(outbox.id)
}

/** What was told last of one item of an application. */
export async function newestOutboxPayload(session: Session, applicationId: string, kind: string, item: string): Promise<unknown> {
  const [row] = await session.orm
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.kind, kind), sql`${outbox.payload} ->> 'item' = ${item}`))
    .orderBy(desc(outbox.id))
    .limit(1)
  return row?.payload
}

/** What an additional signer was told last, and when. */
export async function newestSignerMail(
  session: Session,
  applicationId: string,
  party: string,
): Promise<{ readonly payload: unknown; readonly createdAt: string } | undefined> {
  const [row] = await session.orm
    .select({ payload: outbox.payload, createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.kind, 'signer-told'), sql`${outbox.payload} ->> 'party' = ${party}`))
    .orderBy(desc(outbox.id))
    .limit(1)
  return row
}

/** Whether an additional signer was ever told this, in these words. */
export async function isToldToSigner(
  session: Session,
  applicationId: string,
  { party, subject, body }: { readonly party: string; readonly subject: string; readonly body: string },
): Promise<boolean> {
  const told = JSON.stringify({ party, subject, body })
  const rows = await session.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.kind, 'signer-told'), sql`${outbox.payload} @> ${told}::jsonb`))
    .limit(1)
  return rows.length > 0
}

/** When the last mail to each additional signer of an application left, by party. */
export async function signerMailsSent(session: Session, applicationId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await session.orm
    .select({ party: sql<string>`coalesce(${outbox.payload} ->> 'party', ${outbox.payload} ->> 'to')`, sentAt: outbox.sentAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.applicationId, applicationId),
        inArray(outbox.kind, ['signer-told', 'request-raised', 'request-cleared']),
        isNotNull(outbox.sentAt),
      ),
    )
    .orderBy(outbox.sentAt, outbox.id)
  return new Map(rows.map(({ party, sentAt }) => [party, new Date(sentAt!).toISOString()]))
}
