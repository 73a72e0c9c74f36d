/** The emails of owners' spouses, where someone else gives them: never the borrower's own, and not a mailbox after another. */
import { type Facts, ownerMarriages, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { emailFieldsIn } from '../../store/repositories/parties.ts'
import { refuseTooMany } from '../signer/invitations.ts'
import { refuseBorrowersEmail } from '../signer/refuse-borrowers-email.ts'
import { spousesWrittenTo, standingWith } from './own-words.ts'

/** @param answer with the paths of its fields, which stand `within` @param data as it would be kept @throws Problem validation_failed; TooManyTries */
export async function refuseSpousesEmails(
  container: Container,
  session: Session,
  file: ApplicationFile,
  { answer, data, within }: { readonly answer: unknown; readonly data: unknown; readonly within: readonly string[] },
): Promise<void> {
  await refuseBorrowersEmail(session, file, emailFieldsIn(answer, within))
  await refuseManySpouses(container, session, file, data)
}

/** Each spouse who would be written to counts with the owner whose spouse they are: another name is no new count. @throws Problem TooManyTries */
async function refuseManySpouses(
  container: Container,
  session: Session,
  { row, facts }: { readonly row: Pick<ApplicationFile['row'], 'id'>; readonly facts: Facts },
  data: unknown,
): Promise<void> {
  for (const { of } of spousesWrittenTo(standing(facts), standingWith(facts, data)))
    await refuseTooMany(container, session, `${row.id}/${ownerMarriages.id}/${of}`)
}
