/** Mail as sent by the sandbox. */
import { desc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { mails } from '../schema.ts'

export async function insertMail(session: Session, row: typeof mails.$inferInsert): Promise<void> {
  await session.orm.insert(mails).values(row)
}

/** As it is kept, sealed. */
export async function mailHtml(session: Session, id: number): Promise<string | null | undefined> {
  const [row] = await session.orm.select({ html: mails.html }).from(mails).where(eq(mails.id, id))
  return row?.html
}

export const newestMails = (session: Session, limit = 100) => session.orm.select().from(mails).orderBy(desc(mails.id)).limit(limit)
