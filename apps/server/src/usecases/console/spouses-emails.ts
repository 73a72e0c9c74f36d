/** The emails of owners' spouses, where someone else gives them: never the borrower's own, and not a mailbox after another. */
import { type Facts, ownerMarriages, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { emailFieldsIn, partyEmail } from '../../store/repositories/parties.ts'
import { identityById } from '../../store/repositories/people.ts'
import { asSystemIn } from '../../store/scope.ts'
import { invalid } from '../problem.ts'
import { refuseTooMany } from '../signer/invitations.ts'
import { spousesWrittenTo, standingWith } from './own-words.ts'

const BORROWERS =
  'This is the borrower’s own email. Enter the one that this person uses themselves. Without one, they sign at the office or on paper.'

/** @param answer with the paths of its fields @param data as it would be kept @throws Problem validation_failed; TooManyTries */
export async function refuseSpousesEmails(
  container: Container,
  session: Session,
  { row, facts }: ApplicationFile,
  { answer, data }: { readonly answer: unknown; readonly data: unknown },
): Promise<void> {
  // Staff see no accounts of others, so the product looks.
  const borrower = await asSystemIn(session, () => identityById(session, row.identityId))
  const own = emailFieldsIn(answer).filter(({ email }) => borrower !== undefined && email === partyEmail(borrower.email))
  if (own.length > 0) throw invalid(own.map(({ path }) => ({ path: `data.${path}`, message: BORROWERS })))
  await refuseManySpouses(container, session, { row, facts }, data)
}

/** Each spouse who would be written to counts with the owner whose spouse they are: another name is no new count. @throws Problem TooManyTries */
export async function refuseManySpouses(
  container: Container,
  session: Session,
  { row, facts }: { readonly row: Pick<ApplicationFile['row'], 'id'>; readonly facts: Facts },
  data: unknown,
): Promise<void> {
  for (const { of } of spousesWrittenTo(standing(facts), standingWith(facts, data)))
    await refuseTooMany(container, session, `${row.id}/${ownerMarriages.id}/${of}`)
}
