/** People we cannot serve yet. */
import type { Session } from '../db.ts'
import { waitlist } from '../schema.ts'

export async function insertWaitlistEntry(session: Session, row: { organizationCode: string; entry: unknown; at: string }): Promise<void> {
  await session.orm.insert(waitlist).values(row)
}
