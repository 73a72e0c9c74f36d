/** An offer as the borrower has set it and not confirmed: one for each application, never a fact. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { unconfirmedChoices } from '../schema.ts'

export type UnconfirmedChoice = typeof unconfirmedChoices.$inferSelect.choice

export async function unconfirmedChoiceOf(
  session: Session,
  applicationId: string,
): Promise<(UnconfirmedChoice & { readonly setAt: string }) | undefined> {
  const [found] = await session.orm.select().from(unconfirmedChoices).where(eq(unconfirmedChoices.applicationId, applicationId))
  return found && { ...found.choice, setAt: new Date(found.at).toISOString() }
}

/** The newest takes the place of the one before. */
export async function putUnconfirmedChoice(session: Session, applicationId: string, choice: UnconfirmedChoice, at: string): Promise<void> {
  await session.orm
    .insert(unconfirmedChoices)
    .values({ applicationId, choice, at })
    .onConflictDoUpdate({ target: unconfirmedChoices.applicationId, set: { choice, at } })
}

export async function deleteUnconfirmedChoice(session: Session, applicationId: string): Promise<void> {
  await session.orm.delete(unconfirmedChoices).where(eq(unconfirmedChoices.applicationId, applicationId))
}
