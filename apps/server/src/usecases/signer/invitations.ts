/** How those are reached who sign beside a borrower, as the borrower sees it, and the mail to one of them once more. */
import { type InvitationBody, type StaffInvitationBody, USE_LIMITS } from '@hearthline/contract'
import {
  isEnded,
  type Known,
  mailRefusedOf,
  marriageOf,
  needsSuccessor,
  openRemoval,
  ownersOfMarriages,
  peopleToMarry,
  REMOVAL_REASONS,
  recordableOf,
  rescissionDelivery,
  type Signer,
  type SignerRemoval,
  type SignerWalk,
  showsIdAgain,
  signerPart,
  signerReview,
  signerSigning,
  signersAtOffice,
  signersMailNow,
  signersNotary,
  standing,
  staysSigner,
  submitsAgain,
  toldOfRecord,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { countCall } from '../../store/repositories/limit-counts.ts'
import { signerMailsSent } from '../../store/repositories/outbox.ts'
import { hasSignedIn, isSince, type SignerRow, signersBoundTo } from '../../store/repositories/signers.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound, Problem } from '../problem.ts'
import { formatWait, TooManyTries } from '../too-many-tries.ts'
import { removalBarred } from './removal-barred.ts'

/** @throws Problem not_found */
export async function readInvitations(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  caller: Caller,
  uuid: string,
): Promise<InvitationBody[]> {
  return invitationsOf(db, await openApplication(db, caller, uuid, clock.now()))
}

/** @throws Problem not_found, forbidden */
export async function readInvitationsAsStaff(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  staff: StaffCaller,
  uuid: string,
): Promise<StaffInvitationBody[]> {
  const file = await openAsStaff(db, staff, uuid, clock.now())
  const { known } = standing(file.facts).walk
  return (await invitationsOf(db, file)).map((invitation) => ({
    ...invitation,
    deed: deedOf(known, invitation.party),
    noticeTo: noticeToOf(known, invitation.party),
    stays: staysSigner(file.facts, invitation) ?? null,
    submitsAgain: REMOVAL_REASONS.filter((because) => submitsAgain(file.facts, invitation, because)),
    reasons: REMOVAL_REASONS.filter((because) => staysSigner(file.facts, invitation, because) === undefined),
    needsSuccessor: needsSuccessor(known, invitation, 'NOT_TRUSTEE'),
    removal: removalFor(staff, openRemoval(known, invitation.party)),
    marriage: marriageFor(known, invitation),
  }))
}

function deedOf(known: Known, party: string): StaffInvitationBody['deed'] {
  const met = signersNotary(known, party)
  return met ? (met.state === 'SIGNED' ? 'SIGNED' : 'TO_COME') : null
}

function noticeToOf(known: Known, party: string): StaffInvitationBody['noticeTo'] {
  const given = known(rescissionDelivery)?.delivered.find((one) => one.party === party)
  return given?.representative ? { name: given.representative.name, on: given.on } : null
}

function marriageFor(known: Known, signer: Pick<InvitationBody, 'party' | 'name'>): StaffInvitationBody['marriage'] {
  const owners = ownersOfMarriages(known)
  if (!owners.some(({ party }) => party === signer.party)) return null
  return {
    status: marriageOf(known, signer, owners)?.status ?? null,
    recordable: recordableOf(known, signer),
    told: toldOfRecord(known, signer) ?? null,
    people: [...peopleToMarry(known, signer.party, owners)],
  }
}

function removalFor(staff: StaffCaller, removal: SignerRemoval | undefined): StaffInvitationBody['removal'] {
  if (!removal) return null
  const { because, document, rightName: right, successor, signsAs, askedBy, askedAt } = removal
  const named = right === undefined ? null : `${right.firstName} ${right.lastName}`
  const along = (removal.along ?? []).map(({ name }) => name)
  return {
    ...{
      because,
      document,
      rightName: named,
      rightEmail: right?.email ?? null,
      successor: successor ?? null,
      signsAs: signsAs ?? null,
      along,
    },
    ...{ askedBy, askedAt, barred: removalBarred(staff, removal) ?? null },
  }
}

async function invitationsOf(db: Session, file: ApplicationFile): Promise<InvitationBody[]> {
  const { step, walk } = standing(file.facts)
  const bound = await signersBoundTo(db, file.row.id)
  const sent = await signerMailsSent(db, file.row.id)
  const toSignThere = new Set(signersAtOffice(walk.known).map(({ party }) => party))
  return walk.signers.map((signing) => ({
    party: signing.signer.party,
    name: signing.signer.name,
    part: signerPart(walk.known, signing.signer.party),
    email: signing.signer.email ?? null,
    state: stateOf(signing, bound, toSignThere.has(signing.signer.party)),
    sentAt: sentTo(signing.signer, sent.get(signing.signer.party)),
    refusedAt: mailRefusedOf(walk.known, signing.signer)?.at ?? null,
    mayInvite: !isEnded(step) && signersMailNow(walk, signing.signer.party) !== undefined,
  }))
}

/** Whom nobody could write to was emailed nothing, and to an email that was entered later nothing was sent before. */
const sentTo = ({ email, enteredAt }: Signer, sentAt: string | undefined): string | null =>
  email === undefined || sentAt === undefined || (enteredAt !== undefined && sentAt < enteredAt) ? null : sentAt

const READINGS: ReadonlySet<string> = new Set([signerReview.id, signerSigning.id])

/** @param signsThere what they sign is signed at an office, and was not yet */
function stateOf({ signer, walk }: SignerWalk, bound: readonly SignerRow[], signsThere: boolean): InvitationBody['state'] {
  if (!walk.frontier) return signsThere ? 'READ' : 'SIGNED'
  const { item, before } = walk.frontier
  if (showsIdAgain({ signer, walk })) return 'SHOWS_ID'
  if (READINGS.has(item.id) && item.toSigner?.(walk.known, before) !== undefined) return 'READS_AGAIN'
  // Whoever has another email now has not signed in with it by what was done from the one of before.
  const withIt = bound.filter((row) => isSince(row, signer.enteredAt))
  if (hasSignedIn(withIt, signer)) return 'SIGNED_IN'
  return signer.email === undefined ? 'NO_EMAIL' : 'INVITED'
}

/** To the address of now. @throws Problem not_found, conflict; TooManyTries */
export async function sendInvitation(container: Container, caller: Caller, uuid: string, party: string): Promise<{ email: string }> {
  const now = container.clock.now()
  return container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    const { step, walk } = standing(file.facts)
    const signing = walk.signers.find(({ signer }) => signer.party === party)
    if (!signing) throw notFound('No such signer was found')
    const words = isEnded(step) ? undefined : signersMailNow(walk, party)
    const { email, name } = signing.signer
    if (!words || email === undefined) throw new Problem('conflict', `${name} has nothing to do now, or has no email here`, { step })
    await refuseTooMany(container, session, `${uuid}/${party}`)
    await advance(session, container.engine.parts, file, {
      facts: [],
      actor: `borrower:${caller.identityId}`,
      action: 'signer-invited',
      detail: { party },
      tells: [{ kind: 'signer-told', payload: { party, ...words } }],
    })
    return { email }
  })
}

/** The address may be a stranger's, who did not ask for any of it. */
export async function refuseTooMany(
  { config }: Pick<Container, 'config'>,
  session: Session,
  subject: string,
  words = (wait: string) => `We have emailed them several times today. You can send it again in ${wait}.`,
): Promise<void> {
  if (!config.rateLimits) return
  const { count, secondsLeft } = await countCall(session, 'invitations', subject, USE_LIMITS.invitations)
  if (count > USE_LIMITS.invitations.most) throw new TooManyTries(secondsLeft, words(formatWait(Math.ceil(secondsLeft))))
}
