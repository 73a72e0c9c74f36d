/** The borrower says where someone is reached who signs beside them and of whom no email is known: an owner of record, whom nobody could write to. */
import { EMPTY_BASIS, type Item, isEnded, noMoreEmails, signerEmails, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { refuseStaffAddresses } from '../application/refuse-staff-addresses.ts'
import { notFound, Problem } from '../problem.ts'
import { refuseTooMany } from './invitations.ts'
import type { SigningName } from './open-as-signer.ts'
import { refuseBorrowersEmail, YOUR_EMAIL } from './refuse-borrowers-email.ts'

/**
 * Kept where the team keeps what it learns, and once: an email that is there is changed by a correction before signing, and by the team after it. Whoever
 * has the mailbox proves who they are themselves.
 * @throws Problem not_found, conflict, validation_failed for an address of staff, and for the borrower’s own of an owner’s spouse; TooManyTries
 */
export async function giveSignersEmail(
  container: Container,
  caller: Caller,
  { uuid, party }: SigningName,
  given: { readonly email: string },
): Promise<{ email: string }> {
  const now = container.clock.now()
  const email = given.email.trim().toLowerCase()
  // Before the transaction: the embedded database has one connection.
  await refuseStaffAddresses(container, { email })
  return container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    const { step, walk } = standing(file.facts)
    const signing = walk.signers.find(({ signer }) => signer.party === party)
    if (!signing) throw notFound('No such signer was found')
    const { name } = signing.signer
    if (isEnded(step) || signing.walk.frontier === undefined)
      throw new Problem('conflict', `${name} has nothing left to sign here`, { step })
    if (signing.signer.email !== undefined)
      throw new Problem('conflict', `We have an email for ${name} already. Call us to change it.`, { step })
    await refuseBorrowersEmail(session, file, [{ path: 'email', email, party }], YOUR_EMAIL)
    await refuseTooMany(container, session, `${uuid}/${party}`)
    const emails = [
      ...(walk.known(signerEmails)?.emails ?? []).filter((each) => each.party !== party),
      { party, email, at: now, isBorrowers: true as const },
    ]
    if (noMoreEmails({ emails })) throw new Problem('conflict', 'No more emails can be kept here. Please call.', { step })
    const actor = `borrower:${caller.identityId}`
    const fact = newFact(container.sealing, signerEmails as Item, { basis: EMPTY_BASIS, data: { emails }, actor })
    await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'signer-invited', detail: { party } })
    return { email }
  })
}
