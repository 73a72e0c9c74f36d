/**
 * A second person compared a notice of rescission that the team recorded with its scan. They confirm it, and from then on it counts
 * that nothing is owed (12 CFR 1026.15(d)(1)); or they refuse one that no owner gave, or not in time, and the line continues where it was. All had stopped
 * with the first person. Never asked: it is there to be done.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { addDays } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { countedExercise } from './counted-exercise.ts'
import { lenderPart } from './lender-part.ts'
import { canceledWords, isReaders, whoCanceled } from './rescission-exercise.ts'

/** Why a notice cancels nothing: an owner's own act in time is a cancellation, and nothing takes it back (12 CFR 1026.15(a)(2)). */
export const REFUSED_NOTICES = ['NOT_GIVEN', 'NOT_CANCELING', 'TOO_LATE', 'OTHER_LINE'] as const
export type RefusedNotice = (typeof REFUSED_NOTICES)[number]

export const REFUSED_NOTICE_LABELS = {
  NOT_GIVEN: 'The person named did not send or sign it',
  NOT_CANCELING: 'It does not say that they cancel',
  TOO_LATE: 'It was given after the time to cancel had ended',
  OTHER_LINE: 'It is about another line',
} as const satisfies Record<RefusedNotice, string>

const LATE = 'it was given after the time to cancel had ended'

/** Of a refusal for lateness: the day that the second person found, beside the one that was recorded, and the last day that it is compared with. */
const finding = z.object({ givenOn: localDate, lastDay: localDate })
export type NoticeFinding = z.infer<typeof finding>

/** Earlier releases kept no finding. */
const lateWords = (found: NoticeFinding | undefined): string =>
  found
    ? `${LATE}. The time to cancel ended on ${formatLocalDateWithYear(found.lastDay)}, and we found that the notice was given on ${formatLocalDateWithYear(found.givenOn)}`
    : LATE

/** As it goes on after a colon. */
const WHY = {
  NOT_GIVEN: (who) => `${who} did not send or sign it`,
  // A letter that asks a question only.
  NOT_CANCELING: (who) => `it does not say that ${who} cancel${who === 'you' ? '' : 's'}`,
  TOO_LATE: (_who, found) => lateWords(found),
  OTHER_LINE: () => 'it is about another line',
} as const satisfies Record<RefusedNotice, (who: string, found: NoticeFinding | undefined) => string>

export const noticeRefusal = z.object({
  /** of the notice: its scan, which no other notice has */
  document: z.uuid(),
  party: z.string(),
  name: z.string(),
  /** who gave it for an owner who died */
  representative: z.optional(z.string()),
  /** as whoever recorded it had it */
  givenOn: localDate,
  because: z.enum(REFUSED_NOTICES),
  /** of TOO_LATE; earlier releases asked for none */
  finding: z.optional(finding),
  /** what shows it: the owner's statement, the envelope */
  shownBy: z.uuid(),
  /** The first day on which the line stood still for it, and the day on which it went on. */
  stoppedOn: localDate,
  on: localDate,
})
export type NoticeRefusal = z.infer<typeof noticeRefusal>

/** More than anyone sends. */
const MOST_REFUSALS = 200

/** The days that it stood still bear no interest: whoever was told so is not told otherwise by a bill. */
function noInterest({ stoppedOn, on }: NoticeRefusal): string {
  if (on <= stoppedOn) return ''
  const last = addDays(on, -1)
  const [from, to] = [formatLocalDateWithYear(stoppedOn), formatLocalDateWithYear(last)]
  return last === stoppedOn ? ` You owe no interest for ${from}.` : ` You owe no interest for the days from ${from} to ${to}.`
}

/** For the borrower, or for someone who owns the home with them and owes nothing. */
export function refusedWords(refusal: NoticeRefusal, reader: string) {
  const { because } = refusal
  const isBorrower = reader === BORROWER
  const isOwn = isReaders(refusal, reader)
  const name = whoCanceled(refusal)
  return {
    subject: isBorrower ? 'Your line is not canceled' : 'The line on your home is not canceled',
    body: `We wrote that we have a written notice in which ${isOwn ? 'you cancel' : `${name} cancels`} the line. A second person on our team checked it, and it does not count: ${WHY[because](isOwn ? 'you' : name, refusal.finding)}. The line continues as before.${isBorrower ? noInterest(refusal) : ''} If this is wrong, call us now.`,
  }
}

export const rescissionConfirmation = wait('rescission-confirmation', {
  title: 'Your line is canceled',
  staffTitle: 'Notice of the right to cancel, checked by a second person',
  why: 'A second person on our team checks each written notice that cancels a line.',
  steps: ['RESCISSION'],
  progress: 'SIGNING',
  apartFrom: {
    'rescission-exercise': 'You recorded the notice. Someone else on the team must check it.',
    // What the owners give back rests on it.
    payoffs: 'You recorded a payment to a creditor. Someone else on the team must check the notice.',
    // By that day the notice is in time, or late.
    'rescission-delivery':
      'You recorded when someone had their notice of the right to cancel. Someone else on the team must check the one that cancels.',
  },
  data: z.object({
    confirmed: z.optional(z.object({ on: localDate })),
    /** a list to which is only added */
    refused: z.optional(z.array(noticeRefusal).max(MOST_REFUSALS)),
  }),
  initially: {},
  labels: {
    confirmed: { on: 'Confirmed on' },
    refused: {
      label: 'Refused',
      each: {
        document: 'Scan of the notice',
        party: 'Party',
        name: 'Who was to have canceled',
        representative: 'Given for them by',
        givenOn: 'Given on, as recorded',
        because: { label: 'Why it does not count', options: REFUSED_NOTICE_LABELS },
        finding: { givenOn: 'Given on, as the second person found', lastDay: 'Last day to cancel' },
        shownBy: 'What shows it',
        stoppedOn: 'Line stopped on',
        on: 'Refused on',
      },
    },
  },
  settledMail: ({ confirmed, refused = [] }, known, before) => {
    const exercised = countedExercise(known)
    if (confirmed) return exercised && canceledWords(exercised, BORROWER, lenderPart(known))
    const last = refused.at(-1)
    return last && refused.length > (before?.refused ?? []).length ? refusedWords(last, BORROWER) : undefined
  },
  example: { confirmed: { on: '2026-12-15' } },
})
