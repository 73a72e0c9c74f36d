/** Who is a party to an application, by the emails that it names: the applicant, co-owners, whoever signs. Staff leave theirs to others. */
import { BORROWER } from '@hearthline/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications } from '../schema.ts'

const EMAIL = /email/i

/** Every email in what was answered, in the form in which parties are kept, with the path of its field. */
export function emailFieldsIn(data: unknown, at: readonly string[] = []): { readonly path: string; readonly email: string }[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, member]) => {
    if (typeof member !== 'string' || !EMAIL.test(name)) return emailFieldsIn(member, [...at, name])
    const email = partyEmail(member)
    return email === '' ? [] : [{ path: [...at, name].join('.'), email }]
  })
}

export const emailsIn = (data: unknown): string[] => emailFieldsIn(data).map(({ email }) => email)

/** Whose role is to look at all of it. */
export const readsOnly = (roles: readonly string[]): boolean => roles.length > 0 && roles.every((role) => role === 'auditor')

export const partyEmail = (email: string): string => email.trim().toLowerCase()

interface Person {
  readonly identityId: string
  readonly email: string
}

/** Where people are named who sign beside the borrower. Who is only asked for (signers-removed) is none of them yet. */
const NAMING = sql`('about-you', 'owner-marriages', 'signer-emails', 'contact')`

/**
 * Applications that name the email now, as their newest answers have it, or by which they were begun; and those in which this person proved to be one of
 * those who sign. A name that was corrected, or that two of the team never confirmed, keeps nobody away: else whoever types an email once would choose who
 * of the team never sees the file. Looked up by the index of emails, so that what was answered is read of few.
 */
const applicationsOf = ({ identityId, email }: Person) => {
  const named = sql`position(${JSON.stringify(partyEmail(email))} in lower(f.data::text)) > 0`
  return sql`select p.application_id from application_parties p where p.email = ${partyEmail(email)} and (
    exists (select 1 from application_signers s where s.application_id = p.application_id and s.identity_id = ${identityId})
    or exists (select 1 from facts f where f.application_id = p.application_id and f.party = ${BORROWER} and f.item in ${NAMING} and ${named}
      and not exists (select 1 from facts n where n.application_id = f.application_id and n.party = f.party and n.item = f.item and n.id > f.id))
    or not exists (select 1 from facts f where f.application_id = p.application_id and ${named}))`
}

/** However many applications a query goes through. */
export const namesParty = (person: Person) => sql`${applications.id} in (${applicationsOf(person)})`

export async function isParty(session: Session, applicationId: string, person: Person): Promise<boolean> {
  const rows = await session.orm
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), namesParty(person)))
  return rows.length > 0
}
