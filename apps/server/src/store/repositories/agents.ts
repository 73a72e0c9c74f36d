/** Who sends applicants, the links that they send, and what they read of those who came: behind the walls of migration 0074. */
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { agentLinks, agentOfficers, identities, passwordResets, providerAccounts, sessions } from '../schema.ts'

export interface Officer {
  readonly organizationCode: string
  readonly officer: string
}

export const officersOf = (session: Session, identityId: string): Promise<Officer[]> =>
  session.orm
    .select({ organizationCode: agentOfficers.organizationCode, officer: agentOfficers.officer })
    .from(agentOfficers)
    .where(eq(agentOfficers.identityId, identityId))
    .orderBy(agentOfficers.organizationCode, agentOfficers.officer)

/** Awaited here, in the scope of whoever calls. */
export async function officersOfAll(session: Session, identityIds: readonly string[]): Promise<(Officer & { identityId: string })[]> {
  const { identityId, organizationCode, officer } = agentOfficers
  const named = inArray(identityId, [...identityIds])
  return await session.orm.select({ identityId, organizationCode, officer }).from(agentOfficers).where(named).orderBy(officer)
}

/** Exactly these of an organization from now on. */
export async function setOfficers(
  session: Session,
  named: { readonly identityId: string; readonly organizationCode: string; readonly namedBy: string | null; readonly namedAt: string },
  officers: readonly string[],
): Promise<void> {
  const { identityId, organizationCode } = named
  await session.orm
    .delete(agentOfficers)
    .where(and(eq(agentOfficers.identityId, identityId), eq(agentOfficers.organizationCode, organizationCode)))
  if (officers.length > 0) await session.orm.insert(agentOfficers).values(officers.map((officer) => ({ ...named, officer })))
}

/** Whether anyone has ever been signed in with it, or is linked to it. */
export async function isOpened(session: Session, identityId: string): Promise<boolean> {
  const [began, linked] = await Promise.all([
    session.orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.identityId, identityId)).limit(1),
    session.orm
      .select({ issuer: providerAccounts.issuer })
      .from(providerAccounts)
      .where(eq(providerAccounts.identityId, identityId))
      .limit(1),
  ])
  return began.length + linked.length > 0
}

/** An account that no one has opened: its email is free again. */
export async function removeUnopened(session: Session, identityId: string): Promise<void> {
  await session.orm.delete(passwordResets).where(eq(passwordResets.identityId, identityId))
  await session.orm.delete(identities).where(eq(identities.id, identityId))
}

export interface ApplicantRow extends Officer {
  readonly id: string
  readonly firstName: string | null
  readonly lastInitial: string | null
  readonly homeState: string | null
  readonly step: string
  readonly openItem: string | null
  readonly stepSince: string
  readonly createdAt: string
}

const iso = (moment: unknown): string => new Date(moment as string).toISOString()
const textOf = (value: unknown): string | null => (value === null ? null : String(value))

/** Of whoever asks, in their own scope; newest first. */
export async function applicantsOfAgent(session: Session): Promise<ApplicantRow[]> {
  const { rows } = await session.query('select * from applicants_of_agent() order by created_at desc, id')
  return rows.map((row) => ({
    ...{ id: String(row.id), organizationCode: String(row.organization_code), officer: String(row.officer) },
    ...{ firstName: textOf(row.first_name), lastInitial: textOf(row.last_initial), homeState: textOf(row.home_state) },
    ...{ step: String(row.step), openItem: textOf(row.open_item), stepSince: iso(row.step_since), createdAt: iso(row.created_at) },
  }))
}

export type AgentLink = typeof agentLinks.$inferSelect

const sentFor = (officers: readonly Officer[]) =>
  or(...officers.map((one) => and(eq(agentLinks.organizationCode, one.organizationCode), eq(agentLinks.officer, one.officer))))

/** In the scope of whoever asks: of these of their officers, newest first, and how many there are. */
export async function linksOfAgent(
  session: Session,
  officers: readonly Officer[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AgentLink[]; readonly total: number }> {
  if (officers.length === 0) return { rows: [], total: 0 }
  const theirs = sentFor(officers)
  const rows = session.orm.select().from(agentLinks).where(theirs).orderBy(desc(agentLinks.sentAt), agentLinks.id)
  const [page, [counted]] = await Promise.all([
    rows.limit(limit).offset(offset),
    session.orm.select({ n: count() }).from(agentLinks).where(theirs),
  ])
  return { rows: page, total: counted!.n }
}

/** By link: what was begun by it, and where that stands. */
export async function begunByLinks(
  session: Session,
): Promise<ReadonlyMap<string, { readonly application: string; readonly step: string }>> {
  const { rows } = await session.query('select * from begun_by_agents_links()')
  return new Map(rows.map(({ link, application, step }) => [String(link), { application: String(application), step: String(step) }]))
}

export async function countSentBy(session: Session, identityId: string, since: string): Promise<number> {
  const sent = and(eq(agentLinks.sentBy, identityId), gt(agentLinks.sentAt, since))
  return (await session.orm.select({ n: count() }).from(agentLinks).where(sent))[0]!.n
}

/** Whether the address asked any sender of the organization for no more. */
export async function hasRefusedLinks(session: Session, organizationCode: string, email: string): Promise<boolean> {
  const refused = and(eq(agentLinks.organizationCode, organizationCode), eq(agentLinks.email, email), isNotNull(agentLinks.refusedAt))
  return (await session.orm.select({ id: agentLinks.id }).from(agentLinks).where(refused).limit(1)).length > 0
}

/** When an officer last sent the address a link. */
export async function lastSentTo(session: Session, { organizationCode, officer }: Officer, email: string): Promise<string | undefined> {
  const same = and(eq(agentLinks.organizationCode, organizationCode), eq(agentLinks.officer, officer), eq(agentLinks.email, email))
  const [found] = await session.orm.select({ at: agentLinks.sentAt }).from(agentLinks).where(same).orderBy(desc(agentLinks.sentAt)).limit(1)
  return found && iso(found.at)
}

/** Until the transaction ends no one else sends by the account: two clicks count one after the other. */
export const lockSending = (session: Session, identityId: string): Promise<unknown> =>
  session.query('select pg_advisory_xact_lock(hashtextextended($1, 74))', [identityId])

/* Each of these is awaited here: a query that is only returned runs in whatever scope it is awaited in. */
export async function insertLink(session: Session, row: typeof agentLinks.$inferInsert): Promise<void> {
  await session.orm.insert(agentLinks).values(row)
}

/** What was not taken by the mail server was not sent. */
export async function deleteLink(session: Session, id: string): Promise<void> {
  await session.orm.delete(agentLinks).where(eq(agentLinks.id, id))
}

/** Once. A link that is over is opened no more; asking for no more mail stays possible. */
export async function openLink(session: Session, organizationCode: string, id: string, at: string): Promise<void> {
  const good = and(eq(agentLinks.organizationCode, organizationCode), eq(agentLinks.id, id), gt(agentLinks.expiresAt, at))
  await session.orm
    .update(agentLinks)
    .set({ openedAt: at })
    .where(and(good, isNull(agentLinks.openedAt)))
}

export async function refuseLink(session: Session, organizationCode: string, id: string, at: string): Promise<void> {
  const named = and(eq(agentLinks.organizationCode, organizationCode), eq(agentLinks.id, id))
  await session.orm
    .update(agentLinks)
    .set({ refusedAt: at })
    .where(and(named, isNull(agentLinks.refusedAt)))
}
