/** Text messages: queued, sent, and received. */
import { BORROWER, type TextReply } from '@hearthline/domain'
import { and, asc, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { consents, textMessages } from '../schema.ts'

export type TextRow = typeof textMessages.$inferSelect
type NewText = Omit<typeof textMessages.$inferInsert, 'id'>

/** Undefined where it is there: what told it has a text, or the provider announced it before. */
export async function insertText(session: Session, row: NewText): Promise<number | undefined> {
  const [made] = await session.orm.insert(textMessages).values(row).onConflictDoNothing().returning({ id: textMessages.id })
  return made?.id
}

export async function lockText(session: Session, id: number): Promise<TextRow | undefined> {
  return (await session.orm.select().from(textMessages).where(eq(textMessages.id, id)).for('update'))[0]
}

export async function organizationOfText(session: Session, id: number): Promise<string | undefined> {
  return (await session.orm.select({ code: textMessages.organizationCode }).from(textMessages).where(eq(textMessages.id, id)))[0]?.code
}

export async function updateText(session: Session, id: number, change: Partial<NewText>): Promise<void> {
  await session.orm.update(textMessages).set(change).where(eq(textMessages.id, id))
}

interface Numbered {
  readonly organizationCode: string
  readonly phone: string
}

const ofNumber = ({ organizationCode, phone }: Numbered) =>
  and(eq(textMessages.organizationCode, organizationCode), eq(textMessages.phone, phone))

/** Whether one that was queued before is still to be sent: they arrive in the order in which things happened. */
export async function hasEarlierText(session: Session, row: TextRow): Promise<boolean> {
  const rows = await session.orm
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(and(ofNumber(row), lt(textMessages.id, row.id), inArray(textMessages.state, ['WAITING', 'SENDING'])))
    .limit(1)
  return rows.length > 0
}

/** Whether the number was ever told anything by the organization. */
export async function wasTexted(session: Session, row: TextRow): Promise<boolean> {
  const rows = await session.orm
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(and(ofNumber(row), eq(textMessages.direction, 'TOLD'), inArray(textMessages.state, ['SENT', 'DELIVERED'])))
    .limit(1)
  return rows.length > 0
}

/** Whether the number was answered so since then. */
export async function wasAnswered(session: Session, of: Numbered, reason: TextReply, since: string): Promise<boolean> {
  const rows = await session.orm
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(and(ofNumber(of), eq(textMessages.direction, 'ANSWER'), eq(textMessages.step, reason), gte(textMessages.createdAt, since)))
    .limit(1)
  return rows.length > 0
}

/** Those whose morning has come take their turn: each once, whatever node looks. */
export async function releaseTexts(session: Session, now: string): Promise<readonly number[]> {
  const rows = await session.orm
    .update(textMessages)
    .set({ state: 'WAITING' })
    .where(and(eq(textMessages.state, 'HELD'), lte(textMessages.sendAfter, now)))
    .returning({ id: textMessages.id })
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

export async function textByReference(session: Session, organizationCode: string, reference: string): Promise<TextRow | undefined> {
  const named = and(eq(textMessages.organizationCode, organizationCode), eq(textMessages.reference, reference))
  return (await session.orm.select().from(textMessages).where(named).for('update'))[0]
}

/** Of an application, the newest first. */
export const textsOf = (session: Session, applicationId: string, limit = 100): Promise<readonly TextRow[]> =>
  session.orm.select().from(textMessages).where(eq(textMessages.applicationId, applicationId)).orderBy(desc(textMessages.id)).limit(limit)

/** The newest application to which a number was texted; null where there is none. */
export async function applicationOfNumber(session: Session, of: Numbered): Promise<string | null> {
  const [row] = await session.orm
    .select({ id: textMessages.applicationId })
    .from(textMessages)
    .where(and(ofNumber(of), eq(textMessages.direction, 'TOLD')))
    .orderBy(desc(textMessages.id))
    .limit(1)
  return row?.id ?? null
}

export type NumberConsent = Pick<typeof consents.$inferSelect, 'identityId' | 'type' | 'answer' | 'source' | 'email'>

/** What everyone who has the number said last of text messages to it: one row for each person and type. */
export async function consentsOfNumber(session: Session, { organizationCode, phone }: Numbered): Promise<readonly NumberConsent[]> {
  return await session.orm
    .selectDistinctOn([consents.identityId, consents.type], {
      identityId: consents.identityId,
      type: consents.type,
      answer: consents.answer,
      source: consents.source,
      email: consents.email,
    })
    .from(consents)
    .where(
      and(eq(consents.organizationCode, organizationCode), eq(consents.phone, phone), inArray(consents.type, ['SMS', 'SMS_TRANSACTIONAL'])),
    )
    .orderBy(asc(consents.identityId), asc(consents.type), desc(consents.id))
}

/** The states in which the borrower lives and has the home, as far as they are known. */
export async function statesOf(session: Session, applicationId: string): Promise<readonly string[]> {
  const { rows } = await session.query(
    `select distinct on (item) data ->> 'state' as state from facts
      where application_id = $1 and party = $2 and item in ('home-address', 'property-address') order by item, id desc`,
    [applicationId, BORROWER],
  )
  return rows.flatMap(({ state }) => (typeof state === 'string' ? [state] : []))
}
