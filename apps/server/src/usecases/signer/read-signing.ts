/** What someone sees who signs beside a borrower: whose line it is, on which home, and what is theirs to do. Nothing of the borrower's finances. */
import type { SigningBody } from '@hearthline/contract'
import {
  aheadAtOffice,
  CONFIRMS_ON_PAPER,
  deedMadeAgainWords,
  exercisedBy,
  exitOf,
  formatLocalDateWithYear,
  hadForYouWords,
  hasSignedBefore,
  type Item,
  isEnded,
  isMailboxUnproved,
  isNotaryOpen,
  isNoticeUnchecked,
  isReaders,
  type Known,
  type LocalDate,
  legalName,
  lenderDay,
  mayStateHere,
  meetsNotaryInPerson,
  noticesToGive,
  openRequests,
  opensDocuments,
  propertyAddress,
  recordedToOwner,
  representativeOf,
  rescissionNotice,
  rescissionRight,
  rescissionStatements,
  type SignerItemId,
  type SignersNotary,
  showsIdAgain,
  signedOnPaper,
  signerIdentityReview,
  signerIntro,
  signerSigning,
  signersLineWords,
  signersNotary,
  signersNotaryWords,
  signersWaitWords,
  signingStep,
  signsAtOffice,
  standing,
  statementOf,
  titleCaseAddress,
  UNCONFIRMED_TITLE,
  type Walk,
  WHY_REVIEWED_AGAIN,
  whoCanceled,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { signingsOf } from '../../store/repositories/signers.ts'
import { Problem } from '../problem.ts'
import { mayAnswer } from './may-answer.ts'
import { type OpenedSigning, openAsSigner, type SignerCaller, type SigningName } from './open-as-signer.ts'

/** @throws Problem not_found */
export async function readSigning(container: Container, caller: SignerCaller, name: SigningName) {
  const opened = await openAsSigner(container.db, caller, name, container.clock.now())
  return { body: signingBody(opened), version: opened.file.row.version }
}

/** Newest first. */
export async function listSignings(container: Container, caller: SignerCaller): Promise<SigningBody[]> {
  const rows = await signingsOf(container.db, caller.identityId, caller.organizationCode)
  const now = container.clock.now()
  const opened = await Promise.all(
    rows.map(({ applicationId, party }) =>
      openAsSigner(container.db, caller, { uuid: applicationId, party }, now).catch((problem: unknown) => {
        // They signed it once, and no longer do.
        if (problem instanceof Problem && problem.code === 'not_found') return undefined
        throw problem
      }),
    ),
  )
  return opened.filter((signing) => signing !== undefined).map(signingBody)
}

export function signingBody({ file, signer, walk }: OpenedSigning): SigningBody {
  const whole = standing(file.facts)
  const { known } = whole.walk
  const borrower = known(legalName)!
  const ended = isEnded(whole.step) && whole.step !== 'COMPLETE'
  const isUnproved = isMailboxUnproved({ signer, walk })
  const showsId = whole.showsIdAfterEnd.includes(signer.party)
  const right = rescissionRight(whole.walk, file.facts.now)
  // The deed comes last: until they have done the rest of their part, that is what they read of.
  const met = ended || walk.frontier ? undefined : signersNotary(known, signer.party, file.facts.now)
  const notary = met ? notaryBody(met, file.facts.now) : null
  const { stating, elsewhere } = confirmingOf(file, signer.party, { isOver: !isEnded(whole.step) && right.state === 'ENDED', known })
  const named = `${borrower.firstName} ${borrower.lastName}`
  return {
    uuid: file.row.id,
    party: signer.party,
    name: signer.name,
    borrower: named,
    property: titleCaseAddress(known(propertyAddress)!),
    ...withHadForThem(
      withOtherWay(
        asked(
          ended
            ? showsId
              ? showingId(stateOf({ signer, walk }, true, whole.walk), known)
              : endOf(known, signer.party)
            : met && notary
              ? atNotary(met, notary, { known, borrower: named, party: signer.party })
              : withOfficeAhead(
                  stateOf({ signer, walk }, signedOnPaper(known, signer.party), whole.walk),
                  known,
                  signer.party,
                  file.facts.now,
                ),
          openRequests(whole.walk, file.facts, signer.party).length > 0,
        ),
        elsewhere,
      ),
      ended ? undefined : representativeOf(known, signer.party),
    ),
    inPerson: meetsNotaryInPerson(known),
    atOffice: signsAtOffice(known),
    mayCorrect: !ended && walk.frontier?.item.id !== signerIntro.id && mayAnswer({ signer, walk }, signerIntro.id),
    notary,
    canceling: exitOf(whole.walk, whole.step, file.facts.now) === 'CANCEL_LINE' ? { lastDay: right.lastDay ?? null } : null,
    ...stating,
    ...(isUnproved && { confirmed: false }),
    ...(!opensDocuments({ signer, walk }) && (walk.frontier ? { opensWithId: true as const } : { opensOnPaper: true as const })),
  }
}

/** Whether their word that they did not cancel makes a difference now (12 CFR 1026.15(c)). */
function confirmingOf({ facts }: OpenedSigning['file'], party: string, { isOver, known }: { isOver: boolean; known: Known }) {
  const { isOpen, mailUntil, missing, waitsUntil } = rescissionStatements.about!.of(known, lenderDay(facts.now))
  const isAwaited = isOver && isOpen && missing.some((owner) => owner.party === party)
  const confirmed = statementOf(known, party) !== undefined
  const makes = isAwaited && mailUntil ? { mailUntil } : null
  const isTaken = mayStateHere(known, party)
  return {
    stating: { confirming: isTaken ? makes : null, confirmed, ...(confirmed && waitsUntil && { waitsUntil }) },
    elsewhere: makes && !isTaken ? makes.mailUntil : undefined,
  }
}

/** Of whoever may not state it here, or not yet: how they can, and what holds otherwise. */
function withOtherWay(stands: Stands, mailUntil: LocalDate | undefined): Stands {
  if (mailUntil === undefined) return stands
  const how = stands.standsAt === null ? CONFIRMS_ON_PAPER : 'After that you can confirm here that you did not cancel.'
  return { ...stands, why: `${stands.why} ${how} If you do not, we wait for mail until ${formatLocalDateWithYear(mailUntil)}.`.trim() }
}

type Stands = Pick<SigningBody, 'state' | 'step' | 'openItem' | 'standsAt' | 'title' | 'why'>
/** Where the documents are signed at an office: the day of it, and the costs to be read in time, also beside what comes first. */
function withOfficeAhead(stands: Stands, known: Known, party: string, now: string): Stands {
  const ahead = stands.state === 'OPEN' || stands.state === 'WAITING' ? aheadAtOffice(known, party, now) : undefined
  return ahead === undefined ? stands : { ...stands, why: `${stands.why} ${ahead}`.trim() }
}

const NOTHING_NOW = 'There is nothing more for you to do now. We email you if that changes.'
const NOTHING = { openItem: null, standsAt: null }

/** Whoever has done their part has something to do again while the team waits for them. */
const asked = (stands: Stands, isAsked: boolean): Stands =>
  isAsked && stands.state === 'DONE'
    ? { ...stands, state: 'OPEN', title: 'Answer our requests', why: 'Our team needs something from you. See what it is, and send it.' }
    : stands

/** One person of the team recorded that someone had the notice for them: whoever lives can say that it is not so. */
const withHadForThem = (stands: Stands, representative: string | undefined): Stands =>
  representative === undefined ? stands : { ...stands, why: `${hadForYouWords(representative)} ${stands.why}`.trim() }

/** 12 CFR 1026.15(a)(4): who canceled, where an owner did. */
function endOf(known: Known, party: string): Stands {
  const exercised = exercisedBy(known)
  // Ended as far as they may act on it; and not canceled for good.
  if (exercised && isNoticeUnchecked(known))
    return { state: 'ENDED', step: 'RESCISSION', ...NOTHING, title: UNCONFIRMED_TITLE, why: recordedToOwner(known, exercised, party).body }
  return {
    ...{ state: 'ENDED', step: 'CANCELLED', ...NOTHING },
    title: exercised ? 'The line is canceled' : 'There is nothing to sign',
    why: exercised
      ? `${isReaders(exercised, party) ? 'You' : whoCanceled(exercised)} canceled it on ${formatLocalDateWithYear(exercised.givenOn)}, for everyone who signed.`
      : 'The application has ended.',
  }
}

/** What they signed stays theirs to read, once an ID shows who has the mailbox of now. */
const showingId = (stands: Stands, known: Known): Stands => ({ ...stands, why: `${endTitle(known)}. ${stands.why}`.trim() })

function endTitle(known: Known): string {
  if (!exercisedBy(known)) return 'The application has ended'
  return isNoticeUnchecked(known) ? UNCONFIRMED_TITLE : 'The line is canceled'
}

type Notary = NonNullable<SigningBody['notary']>

const notaryBody = ({ state, meeting, at, when, place, isOver }: SignersNotary, now: string): Notary => ({
  state,
  meeting: meeting ?? null,
  when: when ?? null,
  place: place ?? null,
  mayJoin: meeting === 'ONLINE' && (state === 'BOOKED' || state === 'ALONE') && isNotaryOpen(at, now),
  ...(isOver && { isOver }),
})

/** Nobody is done whose signature on the deed is missing. */
const atNotary = (
  met: SignersNotary,
  { mayJoin }: Notary,
  { known, borrower, party }: { known: Known; borrower: string; party: string },
): Stands => ({
  state: met.state === 'SIGNED' ? 'DONE' : mayJoin ? 'OPEN' : 'WAITING',
  step: met.state === 'SIGNED' ? 'COMPLETE' : signingStep(known),
  ...NOTHING,
  ...signersNotaryWords(met, borrower),
  ...(met.state === 'SIGNED' && (newsOf(known) ?? noticeAhead(known, party))),
})

/** What became of the deed and of the line, once there is something to say. */
function newsOf(known: Known): { readonly why: string } | undefined {
  const news = signersLineWords(known)
  return news === undefined ? undefined : { why: `${news} ${NOTHING_NOW}` }
}

/** Their own notice comes a moment after the deed, and nothing is over for them before they have it. */
function noticeAhead(known: Known, party: string): { readonly why: string } | undefined {
  if (rescissionNotice.applies?.(known) !== true) return undefined
  if (known(rescissionNotice) === undefined)
    return { why: 'Next, you get your own notice of the right to cancel. We email you when it is here.' }
  return noticesToGive(known).some((one) => one.party === party)
    ? { why: 'Your notice of the right to cancel is ready. Your time to cancel begins when you have it.' }
    : undefined
}

const ON_PAPER: Stands = {
  ...{ state: 'DONE', step: 'COMPLETE', ...NOTHING },
  title: 'You signed on paper',
  why: `Our team recorded the documents that you signed on paper. ${NOTHING_NOW}`,
}

const CHANGED_TITLE = 'Something changed in the application'
const WHAT_YOU_DID = 'What you did before stays on file. We tell you if you need to do something again.'

function stateOf(own: Pick<OpenedSigning, 'signer' | 'walk'>, isOnPaper: boolean, whole: Walk): Stands {
  const { frontier, known } = own.walk
  if (!frontier && isOnPaper) return ON_PAPER
  if (!frontier) return { state: 'DONE', step: 'COMPLETE', ...NOTHING, title: 'You have done your part', why: NOTHING_NOW }
  const { item, step, isUnclear, before } = frontier
  // The walk of a signer knows no other items.
  const stands = { step, standsAt: item.id as SignerItemId, title: item.title }
  if (isUnclear)
    return {
      ...{ state: 'WAITING', openItem: null, ...stands },
      // Whoever did this before is no stranger.
      ...(before
        ? ((item.id === signerSigning.id ? deedMadeAgainWords(whole) : undefined) ?? {
            title: CHANGED_TITLE,
            why: `${WHAT_YOU_DID} ${signersWaitWords(whole)}`,
          })
        : { why: signersWaitWords(whole) }),
    }
  const isTheirs = item.kind === 'ask'
  const said = item.toSigner?.(known, before)
  const isReviewedAgain =
    item.id === signerIdentityReview.id && (isOnPaper ? showsIdAgain(own) : hasSignedBefore(own, signerSigning as Item))
  return {
    state: isTheirs ? 'OPEN' : 'WAITING',
    openItem: isTheirs ? item.id : null,
    ...stands,
    ...(said?.title !== undefined && { title: said.title }),
    why: said?.why ?? (isReviewedAgain ? WHY_REVIEWED_AGAIN : item.why) ?? '',
  }
}
