/** What the borrower is told: the one next thing, why it is asked, and who is waited for. */

import { type EndedStep, isEnded, type Step } from '../routing/steps.ts'
import { formatList } from '../underwriting/explanations/format-figure.ts'
import { choiceAgain, choiceAgainWords } from './choice-again.ts'
import { isApplicantsTurn } from './decision-part.ts'
import { withDeedMadeAgain } from './deed-made-again.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { hardCredit } from './items/credit/hard-credit.ts'
import { cameBackWords, disbursementReturnReview } from './items/funding/disbursement-return-review.ts'
import { replacementAccount } from './items/funding/replacement-account.ts'
import { REPLACEMENT_CLEARANCES } from './items/funding/replacement-clearance.ts'
import { rescissionAssurance, soonerIf } from './items/funding/rescission-assurance.ts'
import { rescissionExercise, UNCONFIRMED_TITLE } from './items/funding/rescission-exercise.ts'
import { appointmentWords, notaryBooking } from './items/notary/notary-booking.ts'
import { notarySession } from './items/notary/notary-session.ts'
import { closingReview } from './items/signing/closing-review.ts'
import { coOwners } from './items/signing/co-owners.ts'
import { noteSigning } from './items/signing/note-signing.ts'
import { backByWords, offerEndWords } from './items/signing/paper-back.ts'
import { paperSigning } from './items/signing/paper-signing.ts'
import { wordsOfReadingAgain } from './items/signing/read-again.ts'
import { signingHelp } from './items/signing/signing-help.ts'
import { SUBMIT_AGAIN, submission } from './items/submission/submission.ts'
import { paperCopyWords, valuationCopyPeriod } from './items/valuation/valuation-copy-period.ts'
import { canceledNow, returnTitle } from './left-after-rescission.ts'
import { leftOpen } from './left-open.ts'
import { HELD_BY, openRequests } from './open-requests.ts'
import { BORROWER } from './parties.ts'
import { recordedToBorrower } from './recorded-notice.ts'
import { wordsOfOthers } from './requests-of-others.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'
import type { Walk } from './walk.ts'

export interface NextAction {
  readonly title: string
  readonly why: string
  readonly waitingOn: 'you' | 'us' | 'nobody'
  /** Of the application, where it is not the one of its step. */
  readonly screen?: 'notary/session' | 'conditions'
}

const ENDED = {
  DECLINED: { title: 'We can’t offer you this line today', why: 'See exactly why, and what could change it.', waitingOn: 'nobody' },
  CANCELLED: {
    title: 'You withdrew this application',
    why: 'We stopped all work on it. You owe nothing for it. You can start again whenever you like.',
    waitingOn: 'nobody',
  },
  COMPLETE: { title: 'Your line is open', why: '', waitingOn: 'nobody' },
} as const satisfies Readonly<Record<EndedStep, NextAction>>

/** Under the right to cancel it is the line that ended, for every owner: no one withdrew an application. */
function ended({ known }: Walk, step: EndedStep, now: string): NextAction {
  const exercised = step === 'CANCELLED' ? exercisedBy(known) : undefined
  if (!exercised) return ENDED[step]
  // What a second person has yet to check cancels nothing for good.
  if (!isRescinded(known)) return { title: UNCONFIRMED_TITLE, why: recordedToBorrower(known, exercised, now).body, waitingOn: 'us' }
  const why = canceledNow(known, exercised)
  const theirs = returnTitle(known)
  return theirs === undefined ? { title: rescissionExercise.title, why, waitingOn: 'nobody' } : { title: theirs, why, waitingOn: 'you' }
}

const TO_REPLACE: NextAction = {
  title: 'Replace what we couldn’t accept',
  why: 'Our team reviewed what you gave us. See what we couldn’t accept, and replace it.',
  waitingOn: 'you',
}

const TO_SEND: NextAction = {
  title: 'Answer our requests',
  why: 'Our team needs something from you before we can continue. See what it is, and send it.',
  waitingOn: 'you',
}

const CAME_BACK: ReadonlySet<string> = new Set([disbursementReturnReview.id, replacementAccount.id])

/** Why the bank sent the money back, before what follows from it. */
function cameBack({ frontier, known }: Walk, facts: Facts): Pick<NextAction, 'title' | 'why'> | undefined {
  const item = frontier?.item
  if (item?.id === replacementAccount.id && isNotApproved(known, facts)) return { title: item.title, why: NOT_APPROVED }
  if (item && NAMED_ACCOUNT.has(item.id)) return { title: item.title, why: `${item.why} ${namedAccount(known)}`.trim() }
  const because = item && CAME_BACK.has(item.id) ? cameBackWords(known) : undefined
  return item && because ? { title: item.title, why: `${because} ${AFTER_RETURN[item.id] ?? item.why}` } : undefined
}

const NAMED_ACCOUNT: ReadonlySet<string> = new Set(REPLACEMENT_CLEARANCES)

/** Whoever was mailed that an account was named sees which, before money goes there. */
function namedAccount(known: Known): string {
  const account = known(replacementAccount)
  if (!account) return ''
  const digits = account.last4 ? `, and its number ends in ${account.last4}` : ''
  return `The account is at ${account.institution}${digits}. If you did not give it to us, call us now.`
}

const NOT_APPROVED = 'Our team can’t send the money to the account that you gave us. Give us another account of yours.'

/** The one that was named since the last return is asked for again. */
const isNotApproved = (known: Known, facts: Facts): boolean =>
  replacementAccount.about!.of(known, undefined, facts.results[replacementAccount.id]?.data).isNotApproved === true

const AFTER_RETURN: Readonly<Record<string, string>> = {
  [replacementAccount.id]: 'We send the money to the account you give us here.',
}

/** What they read, and signed with it, changed since: said before what is always said of it. */
const readsAgain = ({ frontier, known }: Walk): Pick<NextAction, 'title' | 'why'> | undefined =>
  frontier && READINGS.has(frontier.item.id) ? wordsOfReadingAgain(known, frontier.item.id, frontier.before) : undefined

const READINGS: ReadonlySet<string> = new Set([noteSigning.id, closingReview.id])

/** A notary waits for the borrower, not the other way around. A meeting in person that is over waits for the team to record it. */
function meetNotary({ known }: Walk, now: string): NextAction | undefined {
  const why = appointmentWords(known)
  if (why === undefined) return undefined
  const { meeting, at } = known(notaryBooking)!
  if (meeting === 'ONLINE') return { title: 'Meet your notary online', why, waitingOn: 'you', screen: 'notary/session' }
  if (at !== undefined && at <= now)
    return { title: 'Recording your appointment', why: 'Our team records what came of your appointment. We email you.', waitingOn: 'us' }
  return { title: notarySession.title, why, waitingOn: 'you' }
}

/**
 * The next action from the walk; the step comes along because an ended application has no frontier to speak of, and the facts because what was
 * given before of the open item may ask for other words.
 */
export function nextAction(walk: Walk, step: Step, facts: Facts): NextAction {
  if (isEnded(step)) return ended(walk, step, facts.now)
  const ofStep = actionOfStep(walk, step, facts)
  // What the flow asks of them comes first: they see the requests on the way there.
  return ofStep.waitingOn === 'you' ? ofStep : (requested(walk, facts) ?? emailMissing(walk) ?? withDeedMadeAgain(ofStep, walk, facts))
}

/** While those who sign with them are waited for: of whom nobody knows an email, and who was asked nothing so. */
function emailMissing({ frontier, signers }: Walk): NextAction | undefined {
  if (frontier?.item.id !== coOwners.id) return undefined
  const names = signers.flatMap(({ signer, walk }) => (walk.frontier && signer.email === undefined ? [signer.name] : []))
  if (names.length === 0) return undefined
  const who = formatList(names)
  return {
    title: `Add an email for ${who}`,
    why: `${who} must sign too, and we have no email for them. Add one, and we invite them now. If they have none, our team has them sign on paper: call us.`,
    waitingOn: 'you',
  }
}

/** While anyone else is waited for: what the team asked of the borrower, whichever item it holds. */
function requested(walk: Walk, facts: Facts): NextAction | undefined {
  const requests = openRequests(walk, facts, BORROWER)
  if (requests.length === 0) return undefined
  const words = requests.some(({ state }) => state === 'OPEN') ? TO_SEND : TO_REPLACE
  // The step itself leads to its own page.
  const isAtStep = requests.some(({ due }) => HELD_BY[due] === walk.frontier?.item.id)
  return isAtStep ? words : { ...words, screen: 'conditions' }
}

const ofPaperCopy = ({ frontier, known }: Walk) => (frontier?.item.id === valuationCopyPeriod.id ? paperCopyWords(known) : undefined)

function actionOfStep(walk: Walk, step: Step, facts: Facts): NextAction {
  const item = walk.frontier!.item
  const ofOthers = isApplicantsTurn(item.parts?.(walk.known, facts.results[item.id]?.data) ?? [])
    ? wordsOfOthers({ walk, step }, facts)
    : undefined
  if (ofOthers) return { ...ofOthers, waitingOn: 'us' }
  const again = choiceAgain(walk, facts)
  // The report was made already, as the summary on their page says.
  if (item.id === submission.id && facts.results[hardCredit.id]) return { title: item.title, why: SUBMIT_AGAIN, waitingOn: 'you' }
  if (again) return { title: 'Choose your offer again', why: choiceAgainWords(again), waitingOn: 'you' }
  const meeting = item.id === notarySession.id ? meetNotary(walk, facts.now) : undefined
  if (meeting) return meeting
  const refused = leftOpen(walk, facts)
  if (refused) return { title: item.title, why: refused.why, waitingOn: 'us' }
  const { title, why = item.why } = cameBack(walk, facts) ?? readsAgain(walk) ?? ofPaperCopy(walk) ?? item.wordsAt?.[step] ?? item
  // The team records what comes back; until then it is with them who sign.
  if (item.id === paperSigning.id) return { title, why: `${why ?? ''}${backByWords(walk.known)}`, waitingOn: 'you' }
  if (item.kind === 'ask') return { title, why: why ?? '', waitingOn: 'you' }
  if (item.id === rescissionAssurance.id) return { title, why: [why, soonerIf(walk.known)].filter(Boolean).join(' '), waitingOn: 'us' }
  if (item.id === signingHelp.id) return { title, why: `${why ?? ''}${offerEndWords(walk.known)}`, waitingOn: 'us' }
  return { title, why: why ?? 'You can leave this page and come back. Your progress is saved.', waitingOn: 'us' }
}
