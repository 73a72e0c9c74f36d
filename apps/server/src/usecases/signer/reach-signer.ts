/** The team says where someone is reached who signs beside the borrower, and emails them of what is theirs to do. */
import {
  coOwners,
  disbursementReturns,
  EMPTY_BASIS,
  type EmailChange,
  emailEntered,
  formatAppointment,
  fundingHold,
  hasBegun,
  homeClock,
  type Item,
  isEnded,
  lastDayOfRescission,
  losesStatement,
  NOTICE_AGAIN,
  NOTICE_AGAIN_WORDS,
  noMoreEmails,
  notaryBooking,
  notarySession,
  opensDocuments,
  recordedAlready,
  recordedOf,
  rescissionNotice,
  type SignerWalk,
  STOPPED_MAIL,
  type Step,
  type StepMail,
  showsIdAgain,
  signerEmails,
  signersMailNow,
  signerTurnMail,
  standing,
  type Walk,
  wrongSession,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { OutboxMessage } from '../../engine/outbox-kinds.ts'
import { factsOfStop, stopPayment } from '../../engine/stop-payment.ts'
import { withFacts } from '../../engine/with-facts.ts'
import type { NewFact } from '../../store/repositories/applications.ts'
import { isStaffs } from '../application/refuse-staff-addresses.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { refuseTooMany } from './invitations.ts'
import type { SigningName } from './open-as-signer.ts'
import { refuseBorrowersEmail } from './refuse-borrowers-email.ts'

/** To whoever has nothing to do now: they sign before a notary, or receive documents, with it. */
const ENTERED: StepMail = {
  subject: 'You sign in with this email now',
  body: 'Our team entered this email for you. Sign in with it to read your documents. We email you when something is yours to do. If you did not expect this, call us.',
}

/** To whoever signed on paper: no ID of theirs is shown here, and the word of one person opens nothing that they signed. */
const ENTERED_ON_PAPER: StepMail = {
  subject: 'You sign in with this email now',
  body: 'Our team entered this email for you. Sign in with it to see how the line on your home stands. You signed on paper, so your documents are on paper too, and none opens with this email. If you need copies, or did not expect this, call us.',
}

const enteredWords = (moved: SignerWalk | undefined): StepMail =>
  moved && moved.walk.frontier === undefined && !opensDocuments(moved) ? ENTERED_ON_PAPER : ENTERED

/**
 * Another email ends the access of whoever had the one before, and what they proved and did (signer-intro), unless the same person only lost it; they and
 * the borrower are told. Until the line is open there is something left to sign or to receive. The same one is written to again. `isSent`: false where
 * nothing is theirs to do now.
 * @throws Problem not_found, forbidden, conflict, validation_failed for an address of staff, and for the borrower’s own of an owner’s spouse; TooManyTries
 */
export async function reachSigner(
  container: Container,
  staff: StaffCaller,
  { uuid, party }: SigningName,
  given: { readonly email: string; readonly because: EmailChange; readonly reason: string },
): Promise<{ email: string; isSent: boolean }> {
  const now = container.clock.now()
  const email = given.email.trim().toLowerCase()
  // Before the transaction: the embedded database has one connection.
  const ofStaff = await isStaffs(container, email)
  return container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const { step, walk, showsIdAfterEnd } = standing(file.facts)
    const signing = walk.signers.find(({ signer }) => signer.party === party)
    if (!signing) throw notFound('No such signer was found')
    const isSame = signing.signer.email === email
    const isWrong = !isSame && given.because === 'NOT_THEIRS' && signing.signer.email !== undefined
    // Money that no bank has yet is stopped, as for a notice that cancels the line.
    const stopped = isWrong && step === 'COMPLETE' ? await stopPayment(container.engine.parts, session, file) : 'NONE'
    const stops = factsOfStop(container, file, stopped)
    const isOver = isEnded(standing(withFacts(file.facts, stops)).step)
    if (isOver && isWrong) throw new Problem('conflict', endedWords(step), { step })
    const data = emailEntered(walk.known, signing.signer, { email, because: given.because, at: now })
    const full = isSame ? undefined : noMoreEmails(data)
    if (full) throw new Problem('conflict', full, { step })
    const fact = newFact(container.sealing, signerEmails as Item, { basis: EMPTY_BASIS, data, actor: actorOf(staff) })
    const stands = standing(withFacts(file.facts, [...stops, fact]))
    const after = stands.walk
    const moved = after.signers.find(({ signer }) => signer.party === party)
    // What they signed opens there once an ID shows who has it; where none can be asked, the word of one person would open it.
    if (isOver && !(isSame ? showsIdAfterEnd : stands.showsIdAfterEnd).includes(party))
      throw new Problem('conflict', moved?.walk.frontier || isSame ? NOTHING_LEFT : NO_ID, { step })
    if (ofStaff)
      throw invalid([
        { path: 'email', message: 'This address belongs to someone on the team. Enter the one that the signer uses themselves.' },
      ])
    await refuseBorrowersEmail(session, file, [{ path: 'email', email, party }])
    // That a mailbox is not theirs may always be said: no count keeps a stranger there. Nor do mails for the borrower, or again to the same one, use up the others’.
    if (isSame) await refuseTooMany(container, session, `${uuid}/${party}/again`)
    else if (!isWrong) await refuseTooMany(container, session, `${uuid}/${party}/team`, ENTERED_OFTEN)
    const actor = actorOf(staff)
    const words = isSame ? signersMailNow(walk, party) : undefined
    // After the end no one is told of their turn beside it.
    const isTurn = !isOver && moved !== undefined && signerTurnMail(moved) !== undefined
    // They were told the day, and that it ends then.
    const isDayUnknown =
      isWrong &&
      after.known(rescissionNotice) !== undefined &&
      lastDayOfRescission(walk.known) !== undefined &&
      lastDayOfRescission(after.known) === undefined
    const recorded = isWrong && wrongSession(file.facts, walk, after) ? recordedOf(walk.known) : undefined
    const isHeld = recorded !== undefined && walk.known(fundingHold)?.isHeld !== true
    const hold = isHeld ? [newFact(container.sealing, fundingHold as Item, { basis: EMPTY_BASIS, data: { isHeld }, actor })] : []
    const reason = recorded ? `${given.reason}. ${recordedAlready(recorded.recordingNumber)}` : given.reason
    const told = (mail: StepMail) => ({ kind: 'signer-told', payload: { party, ...mail } }) as const
    await advance(session, container.engine.parts, file, {
      facts: isSame ? [] : [...stops, fact, ...hold],
      actor,
      action: 'signer-invited',
      // A hold is listed with the others, and with why.
      detail: { party, reason, corrected: !isSame, ...(!isSame && { because: given.because }), ...(isHeld && { decided: fundingHold.id }) },
      // Whose turn it is is written to because the email is another one.
      tells: isSame
        ? words
          ? [told(words)]
          : []
        : [
            ...stoppedTold(stops),
            borrowerTold(signing, moved, {
              because: given.because,
              hasDone: hasBegun(walk.known, party),
              isOver,
              confirmsAgain: losesStatement(walk.known, after.known, party),
              isDayUnknown,
              meeting: after.frontier?.item.id === coOwners.id ? appointmentAt(walk) : undefined,
            }),
            ...(isTurn ? [] : [told(signersMailNow(after, party) ?? enteredWords(moved))]),
            ...(isDayUnknown ? othersTold(after, party) : []),
          ],
    })
    return { email, isSent: !isSame || words !== undefined }
  })
}

const NOTHING_LEFT = 'Nothing is left for this person to sign here'
const NO_ID =
  'They showed no ID here, so another email would open what they signed to whoever has it. Send them copies on paper where they ask for them.'

/** Who is told of it decides what the lender does: no item of a line that is paid out asks for a signature again. */
const endedWords = (step: Step): string =>
  step === 'COMPLETE'
    ? 'The money has left, so nothing is signed again here. Tell counsel, and whoever releases money, what you know of this.'
    : NOTHING_LEFT

const stoppedTold = (stops: readonly NewFact[]): readonly OutboxMessage[] =>
  stops.some(({ item }) => item === disbursementReturns.id)
    ? [{ kind: 'item-settled', payload: { item: disbursementReturns.id, ...STOPPED_MAIL } }]
    : []

/** Everyone else who may cancel, and has an email. */
function othersTold({ known, signers }: Walk, party: string): readonly OutboxMessage[] {
  const mayCancel = new Set((known(rescissionNotice)?.persons ?? []).map((person) => person.party))
  return signers.flatMap(({ signer }) =>
    signer.party !== party && signer.email !== undefined && mayCancel.has(signer.party)
      ? [{ kind: 'signer-told', payload: { party: signer.party, ...NOTICE_AGAIN } } as const]
      : [],
  )
}

const ENTERED_OFTEN = (wait: string) => `The team has entered several emails for them today. You can enter another one in ${wait}.`

/** Of a meeting in person that stands; what is signed online is booked again. */
function appointmentAt({ known }: Walk): string | undefined {
  const { status, meeting, at } = known(notaryBooking) ?? {}
  const isAhead = status === 'BOOKED' && meeting === 'MANUAL' && known(notarySession) === undefined
  return isAhead && at !== undefined ? formatAppointment(at, homeClock(known)) : undefined
}

/** Whom nobody could write to has neither another email nor anything to do again; nor has whoever signed on paper. */
function borrowerTold(
  was: SignerWalk,
  is: SignerWalk | undefined,
  {
    because,
    hasDone,
    isOver,
    confirmsAgain,
    isDayUnknown,
    meeting,
  }: {
    readonly because: EmailChange
    readonly hasDone: boolean
    readonly isOver: boolean
    readonly confirmsAgain: boolean
    readonly isDayUnknown: boolean
    readonly meeting: string | undefined
  },
) {
  const { name, email } = was.signer
  const first = email === undefined
  const hasSettled = Object.values(was.walk.states).includes('settled')
  const again = hasSettled ? 'Whoever has it confirms who they are and signs again.' : 'They confirm who they are with it, and sign.'
  // They sign the documents before the deed.
  const waits = meeting === undefined ? '' : ` Your meeting with the notary on ${meeting} can take place only if they have signed by then.`
  const asked = is?.walk.frontier === undefined ? 'What they signed stays.' : `${again}${waits}`
  const stays = hasDone ? ' What they did stays.' : ''
  const confirms = confirmsAgain
    ? ' Only their word that they did not cancel no longer counts: until they confirm it again, we wait for mail.'
    : ''
  const shows =
    is !== undefined && showsIdAgain(is)
      ? ` They show their ID with the new one before they ${isOver ? 'read their documents' : 'continue'}.`
      : ''
  const does = because === 'LOST' && !first ? `They can no longer read the one of before.${stays}${confirms}${shows}` : asked
  return {
    kind: 'item-settled',
    payload: {
      item: signerEmails.id,
      subject: `${first ? 'An' : 'Another'} email for ${name}`,
      body: `Our team entered ${first ? 'an' : 'another'} email for ${name}, who ${isOver ? 'signed' : 'signs'} with you. ${does}${isDayUnknown ? ` ${NOTICE_AGAIN_WORDS}` : ''} If you did not expect this, call us.`,
    },
  } as const
}
