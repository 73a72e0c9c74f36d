/** The team takes off someone who was to sign, or puts their name right: one asks with a document that shows it, another confirms it (records 0112, 0133). */
import {
  changesOfRemoval,
  deedSigning,
  digestOf,
  EMPTY_BASIS,
  faultOfSuccessor,
  followsFromRemoval,
  type Item,
  isEnded,
  noMoreRemovals,
  openRemoval,
  type RemovalReason,
  type RightName,
  rightNameOf,
  type Signer,
  type SignerRemoval,
  sameName,
  signersRemoved,
  signsOn,
  standing,
  staysSigner,
  submitsAgain,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { withFacts } from '../../engine/with-facts.ts'
import type { Session } from '../../store/db.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { signersBoundTo } from '../../store/repositories/signers.ts'
import { asSystemIn } from '../../store/scope.ts'
import { isStaffsIn, refuseStaffAddresses } from '../application/refuse-staff-addresses.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { type Opened, recordAsStaff, type StaffRecord } from '../rescission/record-as-staff.ts'
import { refuseUnreceived } from '../rescission/refuse-unreceived.ts'
import { copiesOwedTo } from '../signing/paper-copies.ts'
import { borrowersAmong, refuseBorrowersEmail } from './refuse-borrowers-email.ts'
import { removalBarred } from './removal-barred.ts'
import { removalTold } from './removal-told.ts'

type Removing<Body> = StaffRecord<Body> & { readonly party: string }

export interface AskedRemoval {
  readonly because: RemovalReason
  readonly document: string
  readonly rightName?: RightName | undefined
  /** of a trustee, whose place is another's by the trust's documents */
  readonly successor?: string | undefined
  readonly reason: string
}

export interface DecidedRemoval {
  readonly outcome: 'CONFIRMED' | 'DECLINED'
  /** of the request that was read: another may have taken its place, with another document */
  readonly askedAt: string
  readonly reason: string
}

/** @throws Problem not_found, conflict where they have to sign or it is asked for already, validation_failed, also for an address of staff */
export async function askRemoval(container: Container, { party, ...record }: Removing<AskedRemoval>): Promise<{ step: string }> {
  await refuseStaffAddresses(container, record.body)
  return recordAsStaff(container, { ...record, call: `signer-removal/${party}` }, async ({ session, file, walk, step, now, actor }) => {
    const { because, document, rightName, successor, reason } = record.body
    const { name } = signerIn(walk, party)
    const fault = faultOfSuccessor(walk.known, { party, name }, because, successor)
    if (fault) throw invalid([{ path: 'successor', message: fault }])
    refuseStaying({ file, step, signer: { party, name } }, record.body)
    if (rightName?.email !== undefined)
      await refuseBorrowersEmail(session, file, [{ path: 'rightName.email', email: rightName.email, party }])
    if (openRemoval(walk.known, party)) throw new Problem('conflict', 'This waits for a second person already. Reload the page.', { step })
    const full = noMoreRemovals(walk.known)
    if (full) throw new Problem('conflict', full, { step })
    await refuseUnreceived(session, { uuid: record.uuid, document, kind: 'FILE_EVIDENCE', message: 'Upload the document that shows it' })
    const follows = followsFromRemoval(file.facts, { party, name }, because, rightName)
    const asked = { party, name, because, document, ...(rightName && { rightName }), ...(successor && { successor }), ...follows }
    const data = { removed: [...removalsOf(walk), { ...asked, askedBy: actor, askedAt: now }] }
    return advance(session, container.engine.parts, file, {
      facts: [newFact(container.sealing, signersRemoved as Item, { basis: EMPTY_BASIS, data, actor })],
      actor,
      action: 'signer-removal-asked',
      detail: { party, because, reason, document },
    })
  })
}

/** @throws Problem not_found, forbidden to whoever asked for it, conflict where none waits, they have to sign by now or someone is with the notary online, precondition_failed where another waits than was read */
export async function decideRemoval(container: Container, { party, ...record }: Removing<DecidedRemoval>): Promise<{ step: string }> {
  const { outcome, askedAt, reason } = record.body
  const ended: string[] = []
  const reply = await recordAsStaff(container, { ...record, call: `signer-removal-decision/${party}` }, async (opened) => {
    const { session, file, walk, step, now, actor } = opened
    const removal = openRemoval(walk.known, party)
    if (!removal) throw new Problem('conflict', 'Nothing waits for a second person here. Reload the page.', { step })
    if (removal.askedAt !== askedAt) throw new Problem('precondition_failed', ASKED_ANEW, { step })
    const isConfirmed = outcome === 'CONFIRMED'
    const { along = [] } = removal
    const off = [party, ...along.map((one) => one.party)]
    const leaving = isSameSigner(removal) || signsOn(removal) ? off.slice(1) : off
    if (isConfirmed) {
      const barred = removalBarred(record.staff, removal)
      if (barred) throw new Problem('forbidden', barred)
      refuseStaying({ file, step, signer: signerIn(walk, party) }, removal)
      const fault = faultOfSuccessor(walk.known, removal, removal.because, removal.successor)
      if (fault) throw new Problem('conflict', `${fault}. Nothing was recorded. Decline this, and ask again.`, { step })
      if (digestOf(followsFromRemoval(file.facts, removal, removal.because, removal.rightName)) !== digestOf(followsAs(removal)))
        throw new Problem('conflict', OTHERS_ALONG, { step })
      const email = removal.rightName?.email
      if (email !== undefined && (await isStaffsIn(session, email))) throw new Problem('conflict', STAFFS, { step })
      if (email !== undefined && (await borrowersAmong(session, file, [{ path: '', email, party }])).length > 0)
        throw new Problem('conflict', BORROWERS, { step })
      ended.push(...(await endAccess(session, record.uuid, removal.rightName?.email === undefined ? leaving : off)))
    }
    const decided = isConfirmed ? { confirmedAt: now } : { declinedAt: now }
    const data = { removed: removalsOf(walk).map((one) => (one === removal ? { ...one, ...decided } : one)) }
    const facts = [
      newFact(container.sealing, signersRemoved as Item, { basis: EMPTY_BASIS, data, actor }),
      ...(isConfirmed
        ? [
            ...changesOfRemoval(file.facts, removal).map(({ item, data, basis }) =>
              newFact(container.sealing, item, { basis, data, actor }),
            ),
            ...copiesOwedTo(container, file, leaving, actor),
          ]
        : []),
    ]
    const after = standing(withFacts(file.facts, facts)).walk
    return advance(session, container.engine.parts, file, {
      facts,
      actor,
      action: isConfirmed ? 'signer-removed' : 'signer-removal-declined',
      detail: { party, because: removal.because, reason, document: removal.document, ...(along.length > 0 && { along: off.slice(1) }) },
      ...(isConfirmed && {
        tells: removalTold(walk.known, removal, {
          submits: submitsAgain(file.facts, removal, removal.because, removal.rightName),
          signsDeed: walk.known(deedSigning) !== undefined && after.known(deedSigning) === undefined,
        }),
      }),
    })
  })
  container.tokens.memory.forget(ended)
  return reply
}

const ASKED_ANEW =
  'This was taken back and asked for again, after you opened it. Nothing was recorded. Read the new request and its document, and decide again.'

const OTHERS_ALONG =
  'Who signs besides them has changed since this was asked for, and what follows from this with it. Nothing was recorded. Decline this, and ask again.'

const STAFFS =
  'The email that was asked for belongs to someone on the team. Decline this, and ask again with the one that the signer uses themselves.'

/** What both persons read of it beside the reason. */
const followsAs = ({ along, email, signsAs }: SignerRemoval): ReturnType<typeof followsFromRemoval> => ({
  ...(along && { along }),
  ...(email !== undefined && { email }),
  ...(signsAs && { signsAs }),
})

/** Asked for by an earlier release. */
const BORROWERS =
  'The email that was asked for is the borrower’s own. Decline this, and ask again with the one that the signer uses themselves, or without one.'

const removalsOf = ({ known }: Walk): readonly SignerRemoval[] => known(signersRemoved)?.removed ?? []

/** @throws Problem not_found */
function signerIn(walk: Walk, party: string): Signer {
  const signer = walk.signers.find((one) => one.signer.party === party)?.signer
  if (!signer) throw notFound('No such signer was found')
  return signer
}

interface Removed extends Pick<Opened, 'file' | 'step'> {
  readonly signer: Pick<Signer, 'party' | 'name'>
}

type HowRemoved = Pick<SignerRemoval, 'because' | 'rightName' | 'successor'>

/** Asserted in the walk as it would be. @throws Problem conflict of someone who has to sign */
function refuseStaying({ file: { facts }, step, signer }: Removed, { because, rightName: right, successor }: HowRemoved): void {
  const stays = isEnded(step as Parameters<typeof isEnded>[0])
    ? 'This application has already ended.'
    : staysSigner(facts, signer, because, right, successor)
  if (stays) throw new Problem('conflict', stays, { step })
}

/** In other letters alone they are the same signer, whose access and copies stay theirs: unless another mailbox is to be theirs. */
const isSameSigner = ({ name, rightName: right }: SignerRemoval): boolean => right !== undefined && sameName(name, rightNameOf(right))

/** A session that a mailed code gave: whoever signs elsewhere too asks for another code. Staff see no sessions of others, so the product looks. */
const endAccess = (session: Session, uuid: string, parties: readonly string[]): Promise<string[]> =>
  asSystemIn(session, async () => {
    const bound = (await signersBoundTo(session, uuid)).filter((one) => parties.includes(one.party))
    const ended = await Promise.all(
      bound.map(({ identityId }) => revokeSessions(session, { identityId, credential: 'code' }, new Date().toISOString())),
    )
    return ended.flat()
  })
