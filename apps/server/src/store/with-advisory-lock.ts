/** What several nodes begin with and only one is to do at a time. */
import type { Db } from './db.ts'

/**
 * Runs the work while this node alone holds the lock, which a node that dies lets go of; the others wait, and find done what was done.
 * The work goes over its own connections and commits as it continues: only the lock is held by a transaction. One process has its embedded
 * database to itself and waits for no one.
 * @param lock any number that no other program takes as its advisory lock on this database
 */
export async function withAdvisoryLock<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T> {
  if (!db.shared) return await work()
  return await db.asOwner(async (owner) => {
    await owner.query('select pg_advisory_xact_lock($1)', [lock])
    return await work()
  })
}
