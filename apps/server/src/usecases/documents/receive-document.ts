/** Keeps a document that the team received of someone else, where a decision that names such a one is open. */
import { isPayment, mayReceiveDocument } from '@hearthline/contract'
import {
  exercisedBy,
  type Facts,
  followedPayoffs,
  isNoticeUnchecked,
  lenderDay,
  nextPayoffEvents,
  ownersWithoutStatement,
  payoffFollowUp,
  type ReceivedDocumentKind,
  rescissionConfirmation,
  rescissionExercise,
  rescissionReturn,
  rescissionRight,
  rescissionStatements,
  signersRemoved,
  standing,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
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
  const { walk, step } = standing(facts)
  // Of what was canceled nothing waits for a decision, whatever stood open then.
  const waiting = (step === 'CANCELLED' ? undefined : waitingFor(walk)) ?? besideTheFlow(walk, kind, facts)
  if (waiting === undefined) throw new Problem('conflict', 'Nothing on this application waits for such a document now.', { step: row.step })
  // Whoever checks a notice uploads what shows that it does not count, whatever else waits for such a document.
  const checks = kind === 'FILE_EVIDENCE' && isNoticeUnchecked(walk.known) ? [rescissionConfirmation.id] : []
  if (![waiting, ...checks].some((item) => mayReceiveDocument(staff.roles, item, kind)))
    throw new Problem('forbidden', 'Your role does not upload this. Someone else on the team has to.')
  return storeUpload(container, {
    sender: teamSender(staff, uuid),
    kind,
    file,
    isOwedByLaw: OF_OWNERS.has(kind) && mayCancel(walk, facts),
  })
}

/** What comes of an owner's right to cancel: a notice, a statement, and what shows what was done about either. */
const OF_OWNERS: ReadonlySet<ReceivedDocumentKind> = new Set(['SIGNED_ON_PAPER', 'CANCELLATION_NOTICE', 'FILE_EVIDENCE'])

/**
 * An owner's written notice, which is recorded with its scan whenever it counts (12 CFR 1026.15(a)(2)), and once one was given what shows that each side
 * returned what it had (1026.15(d)).
 */
const mayCancel = (walk: Walk, facts: Facts): boolean =>
  exercisedBy(walk.known) !== undefined || (facts.cancelledAt === undefined && rescissionRight(walk, facts.now).state !== 'NONE')

/** The open decision that names documents: the borrower's, or that of one who signs beside them. */
const waitingFor = (walk: Walk): string | undefined =>
  [walk, ...walk.signers.map((signer) => signer.walk)]
    .flatMap(({ frontier }) => (frontier && !frontier.isUnclear ? [frontier.item] : []))
    .find(({ kind, documents }) => kind === 'wait' && documents !== undefined)?.id

/** What comes where nothing waits for it: what a creditor writes of a payoff, also after the application is at rest, and what an owner sends on paper. */
function besideTheFlow(walk: Walk, kind: ReceivedDocumentKind, facts: Facts): string | undefined {
  const payoffs = followedPayoffs(walk.known)
  if (kind === 'CREDITOR_LETTER' && payoffs.length > 0) return payoffFollowUp.id
  // The copy of a payment that had left before the line was canceled.
  const canceledOn = facts.cancelledAt && lenderDay(facts.cancelledAt)
  if (kind === 'FILE_EVIDENCE' && canceledOn && payoffs.some((one) => nextPayoffEvents(one, canceledOn).some(isPayment)))
    return payoffFollowUp.id
  const ofRight = OF_OWNERS.has(kind) ? ofOwner(walk, facts) : undefined
  // A document of title, by which someone signs no longer.
  return ofRight ?? (kind === 'FILE_EVIDENCE' && walk.signers.length > 0 && !facts.cancelledAt ? signersRemoved.id : undefined)
}

/** What an owner may send at any time: a statement that they did not cancel, or a notice that they do; and, once one did, what shows what was returned. */
function ofOwner(walk: Walk, { now, cancelledAt }: Facts): string | undefined {
  if (exercisedBy(walk.known)) return rescissionReturn.id
  const { state } = rescissionRight(walk, now)
  if (state === 'ENDED' && ownersWithoutStatement(walk.known).length > 0) return rescissionStatements.id
  return state === 'NONE' || cancelledAt ? undefined : rescissionExercise.id
}
