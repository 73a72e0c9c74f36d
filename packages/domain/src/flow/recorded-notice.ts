/** What the owners read of a notice of rescission once it is recorded: of one that takes a second person, also what had left by then, or that nothing leaves. */

import { formatList } from '../underwriting/explanations/format-figure.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import type { Known, StepMail } from './item.ts'
import { lenderPart } from './items/funding/lender-part.ts'
import { canceledWords, isReaders, type RescissionExercise, returnDueOn, whoCanceled } from './items/funding/rescission-exercise.ts'
import { BORROWER } from './parties.ts'
import { leftToBorrower, leftToOthers } from './what-had-left.ts'

/** Where no money had left: it is held, and what the notice brings about if it counts, with the day on which all is returned. */
function heldWords(known: Known, exercised: RescissionExercise, reader: string): string {
  const counts =
    reader === BORROWER
      ? ['the line is canceled for every owner', 'you owe nothing']
      : ['the line is canceled for every owner', 'the lien is void']
  const paid =
    lenderPart(known).feeCents === undefined
      ? []
      : [`what anyone paid for it is returned by ${formatLocalDateWithYear(returnDueOn(exercised))}`]
  return `Until then no money is sent, and nothing else happens on the line. If the notice counts, ${formatList([...counts, ...paid])}.`
}

const STOPPED = 'We stop everything that can still be stopped: nothing else is sent, no interest is added, and no payment is due.'

/** Whoever did not give it is told in time. @param reader the party who reads it: whoever canceled is not told so as of someone else */
function unconfirmedWords(known: Known, exercised: RescissionExercise, reader: string, left: string): StepMail {
  const { money } = exercised
  const isOwn = isReaders(exercised, reader)
  const what = money === undefined && left === '' ? heldWords(known, exercised, reader) : `${STOPPED}${left && ` ${left}`}`
  return {
    subject: `We are checking a notice to cancel ${reader === BORROWER ? 'your line' : 'the line on your home'}`,
    body: `We recorded a written notice in which ${isOwn ? 'you cancel' : `${whoCanceled(exercised)} cancels`} the line. If ${isOwn ? 'you' : whoCanceled(exercised)} did not send or sign it, call us now. A second person on our team checks the notice, and then we email you what happens next. ${what}`,
  }
}

export const recordedToBorrower = (known: Known, exercised: RescissionExercise, now: string): StepMail =>
  exercised.takesTwo
    ? unconfirmedWords(known, exercised, BORROWER, leftToBorrower(known, exercised, now))
    : canceledWords(exercised, BORROWER, lenderPart(known))

export const recordedToOwner = (known: Known, exercised: RescissionExercise, party: string): StepMail =>
  exercised.takesTwo
    ? unconfirmedWords(known, exercised, party, leftToOthers(known, exercised))
    : canceledWords(exercised, party, lenderPart(known))
