/** The team says where someone is reached who signs beside the borrower, and emails them of what is theirs to do. */
import { coOwners, EMPTY_BASIS, type Item, isEnded, type SignerWalk, signerEmails, signerTurnMail, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { isStaffs } from '../application/refuse-staff-addresses.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { refuseTooMany } from './invitations.ts'
import type { SigningName } from './open-as-signer.ts'
import { refuseBorrowersEmail } from './refuse-borrowers-email.ts'

/**
 * Another email ends the access of whoever had the one before, and what they proved and did (signer-intro); they and the borrower are told. The same one is written to again. `isSent`: false where nothing is theirs to do now.
 * @throws Problem not_found, forbidden, conflict, validation_failed for an address of staff, and for the borrower’s own of an owner’s spouse; TooManyTries
 */
export async function reachSigner(
  container: Container,
  staff: StaffCaller,
  { uuid, party }: SigningName,
  given: { readonly email: string; readonly reason: string },
): Promise<{ email: string; isSent: boolean }> {
  const now = container.clock.now()
  const email = given.email.trim().toLowerCase()
  // Before the transaction: the embedded database has one connection.
  const ofStaff = await isStaffs(container, email)
  return container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const { step, walk } = standing(file.facts)
    const signing = walk.signers.find(({ signer }) => signer.party === party)
    if (!signing) throw notFound('No such signer was found')
    if (isEnded(step) || walk.known(coOwners) !== undefined)
      throw new Problem('conflict', 'Nothing is left for this person to sign here', { step })
    if (ofStaff)
      throw invalid([
        { path: 'email', message: 'This address belongs to someone on the team. Enter the one that the signer uses themselves.' },
      ])
    await refuseBorrowersEmail(session, file, [{ path: 'email', email, party }])
    await refuseTooMany(container, session, `${uuid}/${party}`)
    const actor = actorOf(staff)
    const isSame = signing.signer.email === email
    const emails = [...(walk.known(signerEmails)?.emails ?? []).filter((each) => each.party !== party), { party, email, at: now }]
    const fact = newFact(container.sealing, signerEmails as Item, { basis: EMPTY_BASIS, data: { emails }, actor })
    const words = isSame ? signerTurnMail(signing) : undefined
    const { standing: after } = await advance(session, container.engine.parts, file, {
      facts: isSame ? [] : [fact],
      actor,
      action: 'signer-invited',
      detail: { party, reason: given.reason, corrected: !isSame },
      // A corrected email is written to because it is another one.
      tells: isSame ? (words ? [{ kind: 'signer-told', payload: { party, ...words } }] : []) : [borrowerTold(signing)],
    })
    const moved = after.walk.signers.find(({ signer }) => signer.party === party)
    return { email, isSent: (isSame ? words : moved && signerTurnMail(moved)) !== undefined }
  })
}

/** Whom nobody could write to has neither another email nor anything to do again. */
function borrowerTold({ signer: { name, email }, walk: { states } }: SignerWalk) {
  const first = email === undefined
  const does = Object.values(states).includes('settled')
    ? 'Whoever has it confirms who they are and signs again.'
    : 'They confirm who they are with it, and sign.'
  return {
    kind: 'item-settled',
    payload: {
      item: signerEmails.id,
      subject: `${first ? 'An' : 'Another'} email for ${name}`,
      body: `Our team entered ${first ? 'an' : 'another'} email for ${name}, who signs with you. ${does} If you did not expect this, call us.`,
    },
  } as const
}
