/** The second factors of staff. Whoever asks names whose they are: the wall of these tables lets the product itself in, and no one else. */
import { and, asc, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { authenticatorApps, factorChallenges, passkeys, recoveryCodes, type SecondFactorKind, sessions } from '../schema.ts'

export type { SecondFactorKind } from '../schema.ts'
export type PasskeyRow = typeof passkeys.$inferSelect
export type AuthenticatorAppRow = typeof authenticatorApps.$inferSelect
export type ChallengePurpose = (typeof factorChallenges.$inferSelect)['purpose']

export const passkeysOf = (session: Session, identityId: string): Promise<PasskeyRow[]> =>
  session.orm.select().from(passkeys).where(eq(passkeys.identityId, identityId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** False where it is there already, whoever's it is. */
export async function insertPasskey(session: Session, row: typeof passkeys.$inferInsert): Promise<boolean> {
  return (await session.orm.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })).length === 1
}

/** Its counter only grows: of two answers with the same one a copied key gave the other. */
export async function recordPasskeyUse(session: Session, key: PasskeyRow, counter: number, at: string): Promise<boolean> {
  const done = await session.orm
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.identityId, key.identityId), eq(passkeys.counter, key.counter)))
    .returning({ id: passkeys.id })
  return done.length === 1
}

export async function removePasskey(session: Session, identityId: string, id: string): Promise<string | undefined> {
  const [gone] = await session.orm
    .delete(passkeys)
    .where(and(eq(passkeys.identityId, identityId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return gone?.name
}

const ofApp = (identityId: string, confirmed: boolean) =>
  and(
    eq(authenticatorApps.identityId, identityId),
    confirmed ? isNotNull(authenticatorApps.confirmedAt) : isNull(authenticatorApps.confirmedAt),
  )

/** The one that counts, or the one that was shown and not confirmed yet. */
export async function authenticatorAppOf(session: Session, identityId: string, confirmed = true): Promise<AuthenticatorAppRow | undefined> {
  const [found] = await session.orm.select().from(authenticatorApps).where(ofApp(identityId, confirmed))
  return found
}

/** In place of one that was shown before and never confirmed. */
export async function showAuthenticatorApp(
  session: Session,
  row: { id: string; identityId: string; secretSealed: string; createdAt: string },
) {
  await session.orm.delete(authenticatorApps).where(ofApp(row.identityId, false))
  await session.orm.insert(authenticatorApps).values({ ...row, lastStep: 0 })
}

/** It counts from now on, in place of an earlier one; false where it was confirmed or replaced in the meantime. */
export async function confirmAuthenticatorApp(session: Session, app: AuthenticatorAppRow, step: number, at: string): Promise<boolean> {
  await session.orm.delete(authenticatorApps).where(ofApp(app.identityId, true))
  const done = await session.orm
    .update(authenticatorApps)
    .set({ confirmedAt: at, lastStep: step })
    .where(and(eq(authenticatorApps.id, app.id), isNull(authenticatorApps.confirmedAt)))
    .returning({ id: authenticatorApps.id })
  return done.length === 1
}

/** Takes the code of a step once, and none of a step before it. */
export async function takeStep(session: Session, app: AuthenticatorAppRow, step: number): Promise<boolean> {
  const done = await session.orm
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.id, app.id), lt(authenticatorApps.lastStep, step)))
    .returning({ id: authenticatorApps.id })
  return done.length === 1
}

export async function removeAuthenticatorApp(session: Session, identityId: string): Promise<boolean> {
  await session.orm.delete(authenticatorApps).where(ofApp(identityId, false))
  return (await session.orm.delete(authenticatorApps).where(ofApp(identityId, true)).returning({ id: authenticatorApps.id })).length > 0
}

export async function replaceRecoveryCodes(session: Session, identityId: string, codeMacs: readonly string[], at: string): Promise<void> {
  await session.orm.delete(recoveryCodes).where(eq(recoveryCodes.identityId, identityId))
  if (codeMacs.length > 0)
    await session.orm.insert(recoveryCodes).values(codeMacs.map((codeMac) => ({ codeMac, identityId, createdAt: at })))
}

export async function countRecoveryCodes(session: Session, identityId: string): Promise<number> {
  const [found] = await session.orm.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.identityId, identityId))
  return found?.left ?? 0
}

/** Of two who send it at once one gets it. */
export async function useUpRecoveryCode(session: Session, identityId: string, codeMac: string): Promise<boolean> {
  const gone = await session.orm
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.identityId, identityId), eq(recoveryCodes.codeMac, codeMac)))
    .returning({ codeMac: recoveryCodes.codeMac })
  return gone.length === 1
}

/** Everything of a person; for an administrator who resets it. */
export async function removeAllFactors(session: Session, identityId: string): Promise<void> {
  for (const table of [passkeys, authenticatorApps, recoveryCodes, factorChallenges])
    await session.orm.delete(table).where(eq(table.identityId, identityId))
}

export async function keepChallenge(session: Session, row: typeof factorChallenges.$inferInsert): Promise<void> {
  const { challenge, expiresAt } = row
  await session.orm
    .insert(factorChallenges)
    .values(row)
    .onConflictDoUpdate({ target: [factorChallenges.sessionId, factorChallenges.purpose], set: { challenge, expiresAt } })
}

/** Gone before the answer is looked at: each is good for one answer. */
export async function takeChallenge(
  session: Session,
  sessionId: string,
  purpose: ChallengePurpose,
  now: string,
): Promise<string | undefined> {
  const [found] = await session.orm
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.sessionId, sessionId), eq(factorChallenges.purpose, purpose)))
    .returning()
  return found && Date.parse(found.expiresAt) > Date.parse(now) ? found.challenge : undefined
}

export async function deleteExpiredChallenges(session: Session, now: string): Promise<void> {
  await session.orm.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
}

/** A session that was whole is fresh again; false where it has ended. */
export async function recordFactor(session: Session, id: string, secondFactor: SecondFactorKind, at: string): Promise<boolean> {
  const done = await session.orm
    .update(sessions)
    .set({ secondFactor, secondFactorAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    .returning({ id: sessions.id })
  return done.length === 1
}
