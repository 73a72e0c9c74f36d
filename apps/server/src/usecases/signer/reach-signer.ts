/** The team says where someone is reached who signs beside the borrower, and emails them of what is theirs to do. */
import { coOwners, EMPTY_BASIS, type Item, isEnded, signerEmails, signerTurnMail, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound, Problem } from '../problem.ts'
import { refuseTooMany } from './invitations.ts'
import type { SigningName } from './open-as-signer.ts'

/**
 * Another email ends the access of whoever had the one before. The same one is written to again. `isSent`: false where nothing is theirs to do now.
 * @throws Problem not_found, forbidden, conflict; TooManyTries
 */
export async function reachSigner(
  container: Container,
  staff: StaffCaller,
  { uuid, party }: SigningName,
  given: { readonly email: string; readonly reason: string },
): Promise<{ email: string; isSent: boolean }> {
  const now = container.clock.now()
  const email = given.email.trim().toLowerCase()
  return container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const { step, walk } = standing(file.facts)
    const signing = walk.signers.find(({ signer }) => signer.party === party)
    if (!signing) throw notFound('No such signer was found')
    if (isEnded(step) || walk.known(coOwners) !== undefined)
      throw new Problem('conflict', 'Nothing is left for this person to sign here', { step })
    await refuseTooMany(container, session, `${uuid}/${party}`)
    const actor = actorOf(staff)
    const isSame = signing.signer.email === email
    const words = signerTurnMail({ ...signing, signer: { ...signing.signer, email } })
    const emails = [...(walk.known(signerEmails)?.emails ?? []).filter((each) => each.party !== party), { party, email }]
    const fact = newFact(container.sealing, signerEmails as Item, { basis: EMPTY_BASIS, data: { emails }, actor })
    await advance(session, container.engine.parts, file, {
      facts: isSame ? [] : [fact],
      actor,
      action: 'signer-invited',
      detail: { party, reason: given.reason, corrected: !isSame },
      // A corrected email is written to because it is another one.
      ...(isSame && words && { tells: [{ kind: 'signer-told', payload: { party, ...words } }] }),
    })
    return { email, isSent: words !== undefined }
  })
}
