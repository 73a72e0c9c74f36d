/** Who is a party to an application, by the emails that it names: the applicant, co-owners, whoever signs. Staff leave theirs to others. */
import { sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applicationParties, applications } from '../schema.ts'

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

/** Looked up once by its index, however many applications a query goes through. */
export const namesParty = (email: string) =>
  sql`${applications.id} in (select ${applicationParties.applicationId} from ${applicationParties} where ${applicationParties.email} = ${partyEmail(email)})`

export async function isParty(session: Session, applicationId: string, email: string): Promise<boolean> {
  const { rows } = await session.query('select 1 from application_parties where application_id = $1 and email = $2', [
    applicationId,
    partyEmail(email),
  ])
  return rows.length > 0
}
