/** Codes by which someone who signs proves their mailbox, each named by the request that asked for it. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { signInCodes } from '../schema.ts'

export interface SignInCodeOf {
  /** of the request */
  readonly id: string
  readonly organizationCode: string
  /** keyed digest of the email in lower case */
  readonly emailMac: string
}

const MOST_TRIES = 5

const of = ({ id, organizationCode, emailMac }: SignInCodeOf) =>
  and(eq(signInCodes.id, id), eq(signInCodes.organizationCode, organizationCode), eq(signInCodes.emailMac, emailMac))

interface NewCode extends SignInCodeOf {
  readonly codeMac: string
  /** keyed digest of the network; of codes that a newer one ends */
  readonly askedFrom?: string
  readonly createdAt: string
  readonly expiresAt: string
}

export async function insertSignInCode(session: Session, row: NewCode): Promise<void> {
  await session.orm.insert(signInCodes).values({ ...row, tries: 0 })
}

/**
 * A newer code is about to be made for the mailbox. It ends those that were asked for from the same network, and all of them where none is
 * named: whoever asks elsewhere cannot end a code that the owner is about to type.
 */
export async function endEarlierCodes(
  session: Session,
  { organizationCode, emailMac, askedFrom }: Omit<SignInCodeOf, 'id'> & { readonly askedFrom: string | undefined },
): Promise<void> {
  const ofMailbox = and(eq(signInCodes.organizationCode, organizationCode), eq(signInCodes.emailMac, emailMac))
  await session.orm.delete(signInCodes).where(and(ofMailbox, askedFrom === undefined ? undefined : eq(signInCodes.askedFrom, askedFrom)))
}

/** Counts a try and gives the digest to compare with; undefined where the code is not good any more. */
export async function countSignInCodeAttempt(session: Session, code: SignInCodeOf, now: string): Promise<string | undefined> {
  const [found] = await session.orm
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(of(code), gt(signInCodes.expiresAt, now), lt(signInCodes.tries, MOST_TRIES)))
    .returning({ codeMac: signInCodes.codeMac })
  return found?.codeMac
}

/** Ends a code that was right; of two who send it at once one gets it. */
export async function consumeSignInCode(session: Session, code: SignInCodeOf & { readonly codeMac: string }): Promise<boolean> {
  const spent = await session.orm
    .delete(signInCodes)
    .where(and(of(code), eq(signInCodes.codeMac, code.codeMac)))
    .returning({ id: signInCodes.id })
  return spent.length === 1
}

export async function deleteExpiredCodes(session: Session, now: string): Promise<void> {
  await session.orm.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
}
