/** Mail as sent by the sandbox. */
import { desc } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { mails } from '../schema.ts'

export async function insertMail(session: Session, row: typeof mails.$inferInsert): Promise<void> {
  await session.orm.insert(mails).values(row)
}

export const newestMails = (session: Session, limit = 100) => session.orm.select().from(mails).orderBy(desc(mails.id)).limit(limit)
