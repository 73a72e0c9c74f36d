/** Names and values an installation keeps for itself; what stands under a name is checked by whoever reads it. */
import { eq, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { settings } from '../schema.ts'

/** False for a database without the product's tables. */
export async function hasSettings(session: Session): Promise<boolean> {
  return (await session.query("select to_regclass('public.settings') is not null as made")).rows[0]!.made === true
}

export async function readSetting(session: Session, name: string): Promise<unknown> {
  return (await session.orm.select().from(settings).where(eq(settings.name, name)))[0]?.value
}

export async function writeSetting(session: Session, name: string, value: unknown): Promise<void> {
  await session.orm
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
}

/** Reads and holds a name until the transaction ends, so that two writers take turns. */
export async function lockSetting(session: Session, name: string, empty: unknown): Promise<unknown> {
  await session.orm.insert(settings).values({ name, value: empty }).onConflictDoNothing()
  return (await session.orm.select().from(settings).where(eq(settings.name, name)).for('update'))[0]?.value
}
