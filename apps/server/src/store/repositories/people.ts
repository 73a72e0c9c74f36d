/** Identities and profiles: one identity per email on the platform, one profile per identity. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { identities, profiles } from '../schema.ts'

export type IdentityRow = typeof identities.$inferSelect
export type ProfileRow = typeof profiles.$inferSelect

/** Staff who are not said to act elsewhere act for the organization of their account. */
const staffOrganizations = ({ roles, organizationCode }: typeof identities.$inferInsert): string[] =>
  roles && roles.length > 0 ? [organizationCode] : []

/** False when the email has an identity already: emails are compared in lower case, and two at once make one. */
export async function insertIdentity(session: Session, row: typeof identities.$inferInsert): Promise<boolean> {
  const made = await session.orm
    .insert(identities)
    .values({ staffOrganizations: staffOrganizations(row), ...row, email: row.email.toLowerCase() })
    .onConflictDoNothing({ target: identities.email })
    .returning({ id: identities.id })
  return made.length === 1
}

export async function identityById(session: Session, id: string): Promise<IdentityRow | undefined> {
  return (await session.orm.select().from(identities).where(eq(identities.id, id)))[0]
}

export async function identityByEmail(session: Session, email: string): Promise<IdentityRow | undefined> {
  return (await session.orm.select().from(identities).where(eq(identities.email, email.toLowerCase())))[0]
}

export async function updateIdentity(session: Session, id: string, change: Partial<IdentityRow>): Promise<void> {
  await session.orm.update(identities).set(change).where(eq(identities.id, id))
}

/** The profile, made empty where there is none; locked until the transaction ends, so that lists in it lose no entry. */
export async function lockProfile(session: Session, identityId: string, now: string): Promise<ProfileRow> {
  await session.orm.insert(profiles).values({ identityId, updatedAt: now }).onConflictDoNothing()
  const [row] = await session.orm.select().from(profiles).where(eq(profiles.identityId, identityId)).for('update')
  return row!
}

export async function profileOf(session: Session, identityId: string): Promise<ProfileRow | undefined> {
  return (await session.orm.select().from(profiles).where(eq(profiles.identityId, identityId)))[0]
}

export async function updateProfile(session: Session, identityId: string, change: Partial<ProfileRow>): Promise<void> {
  await session.orm.update(profiles).set(change).where(eq(profiles.identityId, identityId))
}

/** Locks an identity's row until the transaction ends: aliases are a list in it. */
export async function lockIdentity(session: Session, id: string): Promise<IdentityRow | undefined> {
  return (await session.orm.select().from(identities).where(eq(identities.id, id)).for('update'))[0]
}
