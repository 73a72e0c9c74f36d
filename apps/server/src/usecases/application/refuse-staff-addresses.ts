/**
 * An address that an answer names becomes a party's, and staff leave the applications of parties to others: whoever could name staff would choose who of
 * them sees the file. What is said of it does not say whose address it is.
 */
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { emailFieldsIn } from '../../store/repositories/parties.ts'
import { identityByEmail } from '../../store/repositories/people.ts'
import { asSystem, asSystemIn } from '../../store/scope.ts'
import { type FieldProblem, invalid } from '../problem.ts'

const NOT_THEIRS = 'We can’t use this email. Enter the one that this person uses for themselves.'

/** Before a transaction: the embedded database has one connection. @throws Problem validation_failed naming the fields */
export async function refuseStaffAddresses({ db }: Pick<Container, 'db'>, answer: unknown): Promise<void> {
  const problems: FieldProblem[] = []
  for (const { path, email } of emailFieldsIn(answer)) if (await isStaffs({ db }, email)) problems.push({ path, message: NOT_THEIRS })
  if (problems.length > 0) throw invalid(problems)
}

/** Of anyone who works for a lender: found as the system does, for nobody else sees the accounts of others. */
export const isStaffs = ({ db }: Pick<Container, 'db'>, email: string): Promise<boolean> => asSystem(() => hasRoles(db, email))

/** The same within a transaction. */
export const isStaffsIn = (session: Session, email: string): Promise<boolean> => asSystemIn(session, () => hasRoles(session, email))

const hasRoles = async (session: Session, email: string): Promise<boolean> =>
  ((await identityByEmail(session, email))?.roles.length ?? 0) > 0
