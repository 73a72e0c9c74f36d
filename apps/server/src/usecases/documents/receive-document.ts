/** Keeps a document that the team received of someone else, where a decision that names such a one is open. */
import type { ReceivedDocumentKind } from '@hearthline/domain'
import { followedPayoffs, payoffFollowUp, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { openAsStaff, refuseOtherRole, type StaffCaller } from '../console/staff-caller.ts'
import { Problem } from '../problem.ts'
import { teamSender } from '../uploads/sender.ts'
import { storeUpload, type Upload } from './store-upload.ts'

interface Received {
  readonly staff: StaffCaller
  /** The application. */
  readonly uuid: string
  readonly kind: ReceivedDocumentKind
  readonly file: Upload['file']
}

/** @throws Problem not_found, forbidden, conflict where nothing waits for it, validation_failed; TooManyTries while too many files wait */
export async function receiveDocument(container: Container, { staff, uuid, kind, file }: Received) {
  const { facts, row } = await openAsStaff(container.db, staff, uuid, container.clock.now())
  const { walk } = standing(facts)
  const open = walk.frontier?.item
  // What a creditor writes of a payoff comes after the application is at rest.
  const followed = kind === 'CREDITOR_LETTER' && followedPayoffs(walk.known).length > 0
  if (!followed && (open?.kind !== 'wait' || open.documents === undefined))
    throw new Problem('conflict', 'Nothing on this application waits for such a document now.', { step: row.step })
  refuseOtherRole(staff, followed || !open ? payoffFollowUp.id : open.id)
  return storeUpload(container, { sender: teamSender(staff, uuid), kind, file })
}
