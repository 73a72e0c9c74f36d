/** What the borrower's own screens say of ending the application, and of its end: who canceled, what is left, and what became of the lien and of what they paid. */
import type { Step } from '../routing/steps.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { lenderPart } from './items/funding/lender-part.ts'
import { returnDueOn, whoCanceled } from './items/funding/rescission-exercise.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { leftAfterRescission, leftWords, type Turn } from './left-after-rescission.ts'
import { type Exit, exercisedBy, exitOf, isRescinded, rescissionRight } from './rescission-right.ts'
import { excessOf } from './rest-after-rescission.ts'
import type { Walk } from './walk.ts'

/** NONE: it was never recorded, or never paid. DUE: it is still ours to do. DONE: on that day. */
export const PART_STATES = ['NONE', 'DUE', 'DONE'] as const
interface PartDone {
  readonly state: (typeof PART_STATES)[number]
  readonly on?: LocalDate
}

export interface Cancellation {
  readonly exit: Exit
  /** of the right to cancel; undefined where there is none, or its days have not begun */
  readonly lastDay: LocalDate | undefined
  /** Who canceled the line, when, and by when what anyone paid is returned. */
  readonly exercised:
    | {
        readonly name: string
        readonly on: LocalDate
        /** undefined while a second person checks the notice: until then nothing is settled */
        readonly returnsBy: LocalDate | undefined
        /** undefined with it */
        readonly turn: Turn | undefined
        /** what is left to do, and how; empty until it is settled */
        readonly left: string
        /** the release of the lien with the county */
        readonly release: PartDone
        /** what the borrower paid for the line, and has back */
        readonly paid: PartDone
        /** the last day for what the owners gave back too much, where they did */
        readonly excessBy?: LocalDate
      }
    | undefined
}

export function cancellationOf(walk: Pick<Walk, 'known'>, step: Step, now: string): Cancellation {
  const { known } = walk
  const exercised = step === 'CANCELLED' ? exercisedBy(known) : undefined
  const counts = isRescinded(known)
  const excess = exercised && counts ? excessOf(known, exercised) : undefined
  const { feeCents, recordingNumber } = lenderPart(known)
  return {
    exit: exitOf(walk, step, now),
    lastDay: rescissionRight(walk, now).lastDay,
    exercised: exercised && {
      name: whoCanceled(exercised),
      on: exercised.givenOn,
      returnsBy: counts ? returnDueOn(exercised) : undefined,
      turn: leftAfterRescission(known)?.turn,
      left: leftWords(known),
      release: partDone(known, 'LIEN_RELEASE', recordingNumber !== undefined),
      paid: partDone(known, 'VALUATION_FEE', feeCents !== undefined),
      ...(excess && { excessBy: excess.dueOn }),
    },
  }
}

function partDone(known: Known, what: RescissionReturn, isOwed: boolean): PartDone {
  const on = known(rescissionReturn)?.returned.findLast((one) => one.what === what)?.on
  if (on !== undefined) return { state: 'DONE', on }
  return { state: isOwed ? 'DUE' : 'NONE' }
}
