/** Sign-ins at a provider that are under way, and whose account each person of a provider has. */
import { and, eq, gt, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { providerAccounts, providerSignIns } from '../schema.ts'

export type ProviderSignInRow = typeof providerSignIns.$inferSelect

/** What has to fit, so that a sign-in is this browser's, and of this organization. */
export type SignInOf = Pick<ProviderSignInRow, 'stateMac' | 'browserMac' | 'organizationCode' | 'audience'>

const alive = (of: SignInOf, now: string) =>
  and(
    eq(providerSignIns.stateMac, of.stateMac),
    eq(providerSignIns.browserMac, of.browserMac),
    eq(providerSignIns.organizationCode, of.organizationCode),
    eq(providerSignIns.audience, of.audience),
    gt(providerSignIns.expiresAt, now),
  )

export async function insertProviderSignIn(session: Session, row: typeof providerSignIns.$inferInsert): Promise<void> {
  await session.orm.insert(providerSignIns).values(row)
}

/** The sign-in whose answer has come; of two who bring it one gets it. */
export async function takeProviderSignIn(session: Session, of: SignInOf, now: string): Promise<ProviderSignInRow | undefined> {
  const taken = await session.orm
    .update(providerSignIns)
    .set({ takenAt: now })
    .where(and(alive(of, now), isNull(providerSignIns.takenAt)))
    .returning()
  return taken[0]
}

export async function keepProviderPerson(
  session: Session,
  of: SignInOf,
  person: Pick<ProviderSignInRow, 'issuer' | 'subject' | 'email' | 'isNewcomer'>,
): Promise<void> {
  await session.orm.update(providerSignIns).set(person).where(eq(providerSignIns.stateMac, of.stateMac))
}

/** Who the provider said it is; once. */
export async function takeProviderPerson(
  session: Session,
  of: SignInOf,
  isNewcomer: boolean,
  now: string,
): Promise<ProviderSignInRow | undefined> {
  const taken = await session.orm
    .delete(providerSignIns)
    .where(and(alive(of, now), isNotNull(providerSignIns.subject), eq(providerSignIns.isNewcomer, isNewcomer)))
    .returning()
  return taken[0]
}

export async function deleteExpiredProviderSignIns(session: Session, now: string): Promise<void> {
  await session.orm.delete(providerSignIns).where(lt(providerSignIns.expiresAt, now))
}

export type ProviderAccountKey = Pick<typeof providerAccounts.$inferSelect, 'organizationCode' | 'audience' | 'issuer' | 'subject'>

export async function accountOfProvider(session: Session, key: ProviderAccountKey): Promise<string | undefined> {
  const [found] = await session.orm
    .select({ identityId: providerAccounts.identityId })
    .from(providerAccounts)
    .where(
      and(
        eq(providerAccounts.organizationCode, key.organizationCode),
        eq(providerAccounts.audience, key.audience),
        eq(providerAccounts.issuer, key.issuer),
        eq(providerAccounts.subject, key.subject),
      ),
    )
  return found?.identityId
}

/** Whether the account is that of someone else of the same issuer, whichever organization or audience it was linked for. */
export async function isLinkedToAnother(
  session: Session,
  { identityId, issuer, subject }: Pick<typeof providerAccounts.$inferSelect, 'identityId' | 'issuer' | 'subject'>,
): Promise<boolean> {
  const found = await session.orm
    .select({ subject: providerAccounts.subject })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.identityId, identityId), eq(providerAccounts.issuer, issuer), ne(providerAccounts.subject, subject)))
    .limit(1)
  return found.length > 0
}

/** From now on no one of a provider opens it for this audience. */
export async function unlinkProviderAccounts(
  session: Session,
  { identityId, audience }: Pick<typeof providerAccounts.$inferSelect, 'identityId' | 'audience'>,
): Promise<void> {
  await session.orm
    .delete(providerAccounts)
    .where(and(eq(providerAccounts.identityId, identityId), eq(providerAccounts.audience, audience)))
}

/** False where the person has an account already, or the account a person. */
export async function linkProviderAccount(session: Session, row: typeof providerAccounts.$inferInsert): Promise<boolean> {
  const made = await session.orm.insert(providerAccounts).values(row).onConflictDoNothing().returning({ id: providerAccounts.identityId })
  return made.length === 1
}
