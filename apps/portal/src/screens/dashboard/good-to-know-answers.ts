/** The four questions that every support desk gets, answered from the application itself [dashboard/questions]. */
import { formatMoney, formatRate } from '@hearthline/domain'
import {
  INTERMEDIATE_PARTS,
  type IntermediatePart,
  isPastCanceling,
  progressIndex,
  progressPlace,
  progressSteps,
} from '@hearthline/domain/routing'
import type { Application } from '../../application/application-query.ts'
import { type PastDue, whereWithPastDue } from '../../line/payment-words.ts'
import { isAskedAgain } from '../../offer/asked-again.ts'
import { isBeforeSubmission } from '../../offer/before-submission.ts'
import { describeCashChange } from '../../offer/describe-offer-changes.ts'
import { type Answer, canceledAnswers, NOTHING_LEFT } from './canceled-answers.ts'
import { hasEnded, type Standing } from './where-it-stands.ts'

/**
 * State of the item that asked for the choice again: skipped once the verified figures left the offer as it was. own-change: the borrower
 * wanted another amount.
 */
export type RevisedState = 'own-change' | 'settled' | 'skipped' | 'open' | 'stale' | 'ahead' | undefined

const reasons: Readonly<Record<string, string>> = {
  INITIAL: 'Your offers are based on your credit and the value of your home. This check doesn’t affect your credit score.',
  PRODUCT_SELECT: 'You see the rate, fee and payment of each offer before you agree to anything.',
  MORE_INFO:
    'Who owns the home and who lives in it determines who must sign. Federal law requires us to ask the demographic questions. The people who decide never see your answers (12\u00a0CFR\u00a01003).',
  LINK_INCOME: 'We verify your income before we open your line, so that the payment fits it.',
  ID_UPLOAD: 'We verify everyone who signs, so that no one else can pledge your home.',
  SIGNING: 'Your signature is your agreement to the loan. Nothing is owed until you sign and your time to cancel has passed.',
  ENOTARY: 'You must sign a lien on your home in front of a notary, so that no one else can sign for you.',
  MANUAL_NOTARY:
    'You sign in person, before a notary. In some states the law asks for that, and in some for an office where you sign everything at once.',
  COMPLETE:
    'If you live in the home, federal law gives you three business days to change your mind before any money moves (12\u00a0CFR\u00a01026.15).',
}

/** Why for a part that comes between two steps. */
const reasonsBetween: Readonly<Record<IntermediatePart, string>> = {
  VALUATION: 'The line is based on your home’s value. When an automated estimate is not enough, a professional values it.',
  TITLE: 'We check county records for who owns the home and what is owed on it.',
  INSURANCE:
    'Your home secures the line. We check that it is insured, also against floods where the law asks for it, and who may sign for it where a trust owns it.',
  CONDITIONS: 'Our team needs to review one of our checks before you sign.',
  CLOSING_DISCLOSURE: 'It states the final terms, so we prepare it once they are all known.',
}

const ACCOUNT = 'The money from your line goes to this account. We make sure that it is yours, so that no one else receives it.'
const PAYMENTS = 'You choose how you pay each month before we prepare your documents, because they state it.'
const OTHER_TERMS = 'With the figures we have, the line you asked for doesn’t fit our rules. You can choose what to change so that it does.'

/** Why of a step that asks for something else than its place on the bar is named for. */
const reasonsAt: Readonly<Record<string, string | undefined>> = {
  DISBURSEMENT_ACCOUNT: ACCOUNT,
  MICRO_DEPOSITS: ACCOUNT,
  AUTOPAY_ACCOUNT: PAYMENTS,
  VERIFIED_AUTOPAY_ACCOUNT: PAYMENTS,
  ASSETS_PREQUAL: OTHER_TERMS,
  CLTV_LIEN_POSITION_REQUALIFY: OTHER_TERMS,
}

/** What is left of a part of the bar that is named after something that is done. */
const LEFT_OF_PART: Readonly<Record<string, string | undefined>> = {
  DISBURSEMENT_ACCOUNT: ' Your bank account is the last part of it.',
  AUTOPAY_ACCOUNT: ' How you pay is the last part of it.',
  VERIFIED_AUTOPAY_ACCOUNT: ' How you pay is the last part of it.',
}

/** Neither the borrower nor the team is waited for. */
const OTHERS_SIGN: ReadonlySet<string> = new Set(['co-owners', 'deed-co-signing'])

/** From the day on which a bank sends the money back until it is sent again. */
const CAME_BACK: ReadonlySet<string> = new Set([
  'disbursement-return-review',
  'replacement-account',
  'replacement-account-check',
  'replacement-account-review',
  'replacement-first-approval',
  'replacement-approval',
])

/** Nothing but the money is left: signed, and approved before. */
export const isMoneyBack = ({ openItem }: Pick<Application, 'openItem'>): boolean => CAME_BACK.has(openItem ?? '')

/** 'Step 5 of 7: Verify Identity. Waiting for you.' */
export function describeProgress(application: Application): string {
  const steps = progressSteps({
    manualNotary: application.status.manualNotary,
  })
  const place = progressPlace(application.step, application.progress)
  const done = progressIndex(application.progress) + (place?.between ? 1 : 0)
  const { waitingOn } = application.nextAction
  const waits =
    waitingOn === 'you'
      ? 'Waiting for you.'
      : OTHERS_SIGN.has(application.openItem ?? '')
        ? 'Waiting for the others who sign with you. You don’t need to do anything.'
        : waitingOn === 'us'
          ? 'We’re working on it. You don’t need to do anything.'
          : 'Only a waiting period remains.'
  if (isMoneyBack(application)) return `Only your money is left to be sent. ${waits}`
  if (place?.between) {
    const before = done >= steps.length ? `All ${steps.length} steps` : `${done} of ${steps.length} steps`
    return `${INTERMEDIATE_PARTS[place.between]}. ${before} are done. ${waits}`
  }
  if (done >= steps.length) return `All ${steps.length} steps are done. ${waits}`
  return `Step ${done + 1} of ${steps.length}: ${steps[done]}.${LEFT_OF_PART[application.step] ?? ''} ${waits}`
}

function whyThisStep(application: Application): string {
  const { step, progress, nextAction } = application
  const between = progressPlace(step)?.between
  // Our team asks for something: the step is what is asked.
  if (between === 'CONDITIONS' && nextAction.waitingOn === 'you') return nextAction.why
  // The money was sent, and came back: no one asks about the time to cancel any more.
  if (isMoneyBack(application)) return nextAction.why
  // What was done of it already is said no more: only what goes on now.
  if (isPastCanceling(step)) return `Your time to cancel has ended. ${nextAction.why}`
  // What is reviewed once all is signed holds the money, and not the signature.
  if (between && (progress === 'COMPLETE' || isSigned(application))) return nextAction.why
  return reasonsAt[step] ?? (between ? reasonsBetween[between] : reasons[progress]) ?? nextAction.why
}

const money = (dollars: number): string => formatMoney(dollars, Number.isInteger(dollars) ? 0 : 2)

/** What was chosen, and what became of it. */
function describeChoiceAgain({ chosen, now, corrected }: NonNullable<Application['choiceAgain']>): string {
  const since = corrected.length > 0 ? ' before you corrected your information' : ''
  const offered = now
    ? 'It is still offered. Choose it again, or choose another one.'
    : 'It is not offered now. Choose another one to continue.'
  return `You chose ${money(chosen.amount)} over ${chosen.term} years${since}. ${offered}`
}

/** `changes`: what verifying changed, in sentences; known while the offer is chosen again. */
export function describeChanges(application: Application, revised: RevisedState, changes: readonly string[] = []): string {
  const { amount, rate, term, step, choiceAgain } = application
  if (choiceAgain) return describeChoiceAgain(choiceAgain)
  if (amount === null) return 'No offer is chosen right now, so there is nothing to compare. Choose one of your offers to continue.'
  const now = `${money(amount)}${term === null ? '' : ` over ${term} years`}${rate === null ? '' : ` at ${formatRate(rate)}`}`
  if (step === 'REVISED_OFFER_SELECTION')
    return [...changes, `You chose ${now}. The information we verified changed the offer. See your new offers and choose again.`].join(' ')
  const cash = application.cashChange ? ` ${describeCashChange(application.cashChange)}` : ''
  if (revised === 'own-change') return `You changed your amount before signing: ${now}.${cash}`
  if (revised === 'settled') return `The information we verified changed the first offer, and you chose again: ${now}.${cash}`
  if (revised === 'skipped') return `${cash ? '' : 'Nothing. '}Your rate, fee and amount are as you chose them: ${now}.${cash}`
  if (revised === undefined) return `You chose ${now}.`
  return `Nothing so far: ${now}. We compare it again once we verify your income.`
}

/** “Change my amount” stands there. */
const BEFORE_SIGNING: ReadonlySet<string> = new Set(['FINAL_OFFER', 'NOTE_SIGNING'])

/** Where everything is signed at the meeting with the notary, nothing is signed at these yet. */
const BEFORE_THE_OFFICE: ReadonlySet<string> = new Set(['GEN_NOTARY_DISCLOSURE', 'ATTORNEY_REVIEW', 'MANUAL_DEED_SIGNING'])

/** The dates from the signed agreement on begin with the signature. */
export const isSigned = ({ dates }: Pick<Application, 'dates'>): boolean =>
  dates.some(({ isAfterSigning, state }) => isAfterSigning && state === 'done')

export function describeChangeOptions(
  application: Pick<Application, 'amount' | 'step' | 'progress' | 'openItem' | 'dates' | 'status'>,
): string {
  const { amount, step, progress } = application
  if (amount === null) return 'You set it yourself when you choose an offer.'
  if (isAskedAgain(application)) return 'Yes. You are choosing again now. We won’t pull your credit again.'
  if (progress === 'COMPLETE' || isSigned(application))
    return `No: you have signed these terms. You may pay the line down at any time${isMoneyBack(application) ? '' : ' once it is open'}.`
  if (BEFORE_SIGNING.has(step)) return 'Yes, until you sign. Choose “Change my amount” beside your documents. It doesn’t pull your credit.'
  if (BEFORE_THE_OFFICE.has(step))
    return 'You accepted your final offer, and have not signed yet. Call us to change the amount before you do.'
  if (application.status.disclosurelistClosingComplete)
    return 'Yes, until you sign. When your documents are ready, choose “Change my amount” beside them. It doesn’t pull your credit.'
  if (isBeforeSubmission(application)) return 'Yes, until you submit the application. Changing it doesn’t pull your credit.'
  return 'The amount was set when you submitted. You can change it again when your final offer is ready, before you sign.'
}

interface ReadBeside {
  /** what verifying changed, in sentences */
  readonly changes?: readonly string[] | undefined
  readonly pastDue?: PastDue | undefined
}

export function goodToKnow(
  application: Application,
  standing: Standing,
  revised: RevisedState,
  { changes, pastDue }: ReadBeside = {},
): Answer[] {
  if (hasEnded(standing)) return endedAnswers(application, standing, revised, pastDue)
  return [
    { question: 'Where am I?', answer: describeProgress(application) },
    {
      question: 'Why this step?',
      answer: whyThisStep(application),
    },
    {
      question: 'What changed since my first offer?',
      answer: describeChanges(application, revised, changes),
    },
    {
      question: 'Can I still change the amount?',
      answer: describeChangeOptions(application),
    },
  ]
}

function endedAnswers(application: Application, standing: Standing, revised: RevisedState, pastDue: PastDue | undefined): Answer[] {
  if (standing === 'COMPLETE') {
    return [
      {
        question: 'Where am I?',
        answer: pastDue
          ? whereWithPastDue(pastDue)
          : 'You’re done. Your line is open. Your dates show when the money goes out and when it’s in your account.',
      },
      {
        question: 'What changed since my first offer?',
        answer: describeChanges(application, revised),
      },
      {
        question: 'Can I draw more?',
        answer:
          'Not on this website yet. Contact us: what you have repaid can be drawn again during the draw period, at the prime rate of that day plus your margin.',
      },
    ]
  }
  if (standing === 'CANCELLED') {
    const { exercised } = application.cancellation
    return [
      ...(exercised ? canceledAnswers(exercised) : [{ question: 'Is there anything left to do?', answer: NOTHING_LEFT }]),
      ...(exercised?.returnsBy === null
        ? []
        : [{ question: 'Can I come back?', answer: 'Yes, with a new application. Your answers are filled in for you to confirm.' }]),
    ]
  }
  const credit = application.status.uwDecision !== 'INELIGIBLE'
  return [
    {
      question: 'Why?',
      answer: 'See each limit next to your own number, with the smallest change that would qualify.',
    },
    {
      question: 'Is there a notice?',
      answer: credit
        ? 'Yes. It has the reasons, any score we used and your rights. You can read it below the decision, and we send it to you in writing within 30 days.'
        : 'You can read our response there, and we send it to you in writing. No credit decision was made.',
    },
    {
      question: 'May I apply again?',
      answer: 'Yes, at any time. The best time is after a change that would qualify.',
    },
  ]
}
