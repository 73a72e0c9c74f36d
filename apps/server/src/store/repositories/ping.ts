/** Does the database answer. */
import type { Session } from '../db.ts'

export async function ping(session: Session): Promise<void> {
  await session.query('select 1')
}
