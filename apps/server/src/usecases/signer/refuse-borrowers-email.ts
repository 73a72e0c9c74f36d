/**
 * The borrower's own mailbox shows who they are, and no one else: an owner's spouse who is reached there would be signed for by the borrower. Whoever gives an
 * email for one passes here. Those who own the home with the borrower, and the borrower's own spouse, may share theirs (record 0056).
 */
import { isOwnersSpouse, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { partyEmail } from '../../store/repositories/parties.ts'
import { identityById } from '../../store/repositories/people.ts'
import { asSystemIn } from '../../store/scope.ts'
import { invalid } from '../problem.ts'

const WITHOUT = 'Enter the one that this person uses themselves. Without one, they sign at the office or on paper.'
export const BORROWERS_EMAIL = `This is the borrower’s own email. ${WITHOUT}`
export const YOUR_EMAIL = `This is your own email. ${WITHOUT}`

interface EmailGiven {
  readonly path: string
  readonly email: string
  /** whose it would be; left out of whom an owner names as their spouse */
  readonly party?: string
}

/** Those among them that are the borrower's, of an owner's spouse. Staff see no accounts of others, so the product looks. */
export async function borrowersAmong(
  session: Session,
  { row, facts }: Pick<ApplicationFile, 'row' | 'facts'>,
  given: readonly EmailGiven[],
): Promise<readonly EmailGiven[]> {
  const { known } = standing(facts).walk
  const ofSpouses = given.filter(({ party }) => party === undefined || isOwnersSpouse(known, party))
  if (ofSpouses.length === 0) return []
  const borrower = await asSystemIn(session, () => identityById(session, row.identityId))
  return ofSpouses.filter(({ email }) => borrower !== undefined && partyEmail(email) === partyEmail(borrower.email))
}

/** @throws Problem validation_failed naming the fields */
export async function refuseBorrowersEmail(
  session: Session,
  file: Pick<ApplicationFile, 'row' | 'facts'>,
  given: readonly EmailGiven[],
  message = BORROWERS_EMAIL,
): Promise<void> {
  const own = await borrowersAmong(session, file, given)
  if (own.length > 0) throw invalid(own.map(({ path }) => ({ path, message })))
}
