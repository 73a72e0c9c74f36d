/** An offer as the borrower has set it and not confirmed: one for each application, never a fact. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { unconfirmedChoices } from '../schema.ts'

export interface StoredUnconfirmedChoice {
  readonly choice: Record<string, unknown>
  /** Instant. */
  readonly setAt: string
}

export async function unconfirmedChoiceOf(session: Session, applicationId: string): Promise<StoredUnconfirmedChoice | undefined> {
  const [found] = await session.orm.select().from(unconfirmedChoices).where(eq(unconfirmedChoices.applicationId, applicationId))
  return found && { choice: found.choice, setAt: new Date(found.at).toISOString() }
}

/** The newest takes the place of the one before. */
export async function putUnconfirmedChoice(
  session: Session,
  applicationId: string,
  choice: Record<string, unknown>,
  at: string,
): Promise<void> {
  await session.orm
    .insert(unconfirmedChoices)
    .values({ applicationId, choice, at })
    .onConflictDoUpdate({ target: unconfirmedChoices.applicationId, set: { choice, at } })
}

export async function deleteUnconfirmedChoice(session: Session, applicationId: string): Promise<void> {
  await session.orm.delete(unconfirmedChoices).where(eq(unconfirmedChoices.applicationId, applicationId))
}
