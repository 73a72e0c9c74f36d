/** The four questions that every support desk gets, answered from the application itself (design 5.5, 15). */
import { formatApr, formatMoney } from '@hearthline/domain'
import { isPastCanceling, PARTS_BETWEEN, type PartBetween, progressIndex, progressPlace, progressSteps } from '@hearthline/domain/routing'
import type { Application } from '../../frame/application-query.ts'
import { isBeforeSubmission } from '../../offer/before-submission.ts'
import { hasEnded, type Standing } from './where-it-stands.ts'

export type Answer = { readonly question: string; readonly answer: string }

/** State of the item 'revised-offer': skipped once the verified figures left the offer as it was. */
export type RevisedState = 'settled' | 'skipped' | 'open' | 'stale' | 'ahead' | undefined

const reasons: Readonly<Record<string, string>> = {
  INITIAL: 'We look at your credit without affecting your score, and at the value of your home, because the offers rest on both.',
  PRODUCT_SELECT:
    'The offer comes first: federal rules ask for the terms before anything further is asked of you (12\u00a0CFR\u00a01026.40).',
  MORE_INFO:
    'Who owns the home and who lives in it decides who must sign. The demographic questions are asked by federal law and never reach those who decide (12\u00a0CFR\u00a01003).',
  LINK_INCOME: 'Every lender must see that the payment fits your income. We ask for the proof, not just the figure.',
  ID_UPLOAD: 'Federal rules ask every lender to confirm who signs (31\u00a0CFR\u00a01020.220).',
  SIGNING: 'Your signature makes the agreement. Nothing is owed until you sign and your time to cancel has passed.',
  ENOTARY: 'A lien on a home must be signed before a notary, so that nobody else can sign for you.',
  MANUAL_NOTARY: 'Signing with a notary online is not possible everywhere; here a notary meets you in person.',
  COMPLETE: 'Federal law gives you three business days to change your mind before any money moves (12\u00a0CFR\u00a01026.15).',
}

/** Why for a part that comes between two steps. */
const reasonsBetween: Readonly<Record<PartBetween, string>> = {
  VALUATION: 'The line rests on the value of your home. Where an automated estimate is not enough, somebody values it.',
  TITLE: 'We check the county’s records for who owns the home and what is owed on it.',
  INSURANCE:
    'The home secures the line, so it has to be insured; in a flood zone federal law asks for flood insurance (42\u00a0USC\u00a04012a).',
  CONDITIONS: 'One of our checks needs a closer look by our team before you sign.',
  CLOSING_DISCLOSURE: 'It states the final terms, so it is prepared when all of them are known.',
}

/** 'Step 5 of 7: Verify Identity. Waiting for you.' */
export function whereAmI(application: Application): string {
  const steps = progressSteps({
    manualNotary: application.status.manualNotary,
  })
  const place = progressPlace(application.step, application.progress)
  const done = progressIndex(application.progress) + (place?.between ? 1 : 0)
  const { waitingOn } = application.nextAction
  const waits =
    waitingOn === 'you'
      ? 'Waiting for you.'
      : waitingOn === 'us'
        ? 'We are at work; nothing is waiting for you.'
        : 'Nothing is waiting for anybody but the calendar.'
  if (place?.between) {
    const before = done >= steps.length ? `All ${steps.length} steps` : `${done} of ${steps.length} steps`
    return `${PARTS_BETWEEN[place.between]}. ${before} are done. ${waits}`
  }
  if (done >= steps.length) return `All ${steps.length} steps are done. ${waits}`
  return `Step ${done + 1} of ${steps.length}: ${steps[done]}. ${waits}`
}

const MONEY_ON_ITS_WAY = 'Your time to cancel is over. Everything is checked once more, the lien is recorded, and then the money is sent.'

function whyThisStep({ step, progress, nextAction }: Application): string {
  const between = progressPlace(step)?.between
  if (isPastCanceling(step)) return MONEY_ON_ITS_WAY
  return (between ? reasonsBetween[between] : reasons[progress]) ?? nextAction.why
}

const money = (dollars: number): string => formatMoney(dollars, Number.isInteger(dollars) ? 0 : 2)

/** `changes`: what verifying changed, in sentences; known while the offer is chosen again. */
export function whatChanged(application: Application, revised: RevisedState, changes: readonly string[] = []): string {
  const { amount, rate, term, step } = application
  if (amount === null) return 'You have not chosen an offer yet, so nothing can have changed.'
  const now = `${money(amount)}${term === null ? '' : ` over ${term} years`}${rate === null ? '' : ` at ${formatApr(rate)}`}`
  if (step === 'REVISED_OFFER_SELECTION')
    return [...changes, `You chose ${now}. Your verified figures changed the offer: see what is offered now, and choose again.`].join(' ')
  if (revised === 'settled') return `Your verified figures moved the first offer, and you chose again: ${now}.`
  if (revised === 'skipped') return `Nothing. Rate, fee and amount are as you chose them: ${now}.`
  return `Nothing so far: ${now}. It is compared again once your income is verified.`
}

export function canIChange({ amount, step, progress }: Pick<Application, 'amount' | 'step' | 'progress'>): string {
  if (amount === null) return 'You set it yourself when you choose an offer.'
  if (step === 'REVISED_OFFER_SELECTION') return 'Yes, now: you choose again. It will not pull your credit again.'
  if (progress === 'COMPLETE') return 'No: you have signed these terms. You may pay the line down at any time once it is open.'
  if (isBeforeSubmission(step)) return 'Yes, until you submit the application. It will not pull your credit again.'
  return 'It was settled when you submitted. If verified figures change the offer, you choose again; otherwise ask us before you sign.'
}

export function goodToKnow(application: Application, standing: Standing, revised: RevisedState, changes?: readonly string[]): Answer[] {
  if (hasEnded(standing)) return endedAnswers(application, standing)
  return [
    { question: 'Where am I?', answer: whereAmI(application) },
    {
      question: 'Why this step?',
      answer: whyThisStep(application),
    },
    {
      question: 'What changed since my first offer?',
      answer: whatChanged(application, revised, changes),
    },
    {
      question: 'Can I still change the amount?',
      answer: canIChange(application),
    },
  ]
}

function endedAnswers(application: Application, standing: Standing): Answer[] {
  if (standing === 'COMPLETE') {
    return [
      {
        question: 'Where am I?',
        answer: 'At the end: the line is open and the money is on its way or with you.',
      },
      {
        question: 'What changed since my first offer?',
        answer: whatChanged(application, 'skipped'),
      },
      {
        question: 'Can I draw more?',
        answer:
          'Not on this website yet. Contact us: what you have repaid can be drawn again during the draw period, at the prime rate of that day plus your margin.',
      },
    ]
  }
  if (standing === 'CANCELLED') {
    return [
      {
        question: 'Does anything remain?',
        answer: 'No. Nothing more is checked, charged or signed. We keep your documents on file; contact us for a copy.',
      },
      {
        question: 'Can I come back?',
        answer: 'Yes, with a new application. Your answers are filled in for you to confirm.',
      },
    ]
  }
  const credit = application.status.uwDecision !== 'INELIGIBLE'
  return [
    {
      question: 'Why?',
      answer: 'Each limit stands beside your own number, with the smallest change that would pass.',
    },
    {
      question: 'Is there a notice?',
      answer: credit
        ? 'Yes: reasons, the score used and your rights. It stands under the decision, and comes to you in writing within 30 days.'
        : 'Our answer stands there, and comes to you in writing. No credit decision was made.',
    },
    {
      question: 'May I apply again?',
      answer: 'Yes, at any time. A change that would pass is the best moment.',
    },
  ]
}
