/** What the owners read of a notice of rescission once it is recorded: of one that takes a second person, also what had left by then. */
import type { Known, StepMail } from './item.ts'
import { canceledWords, type RescissionExercise } from './items/funding/rescission-exercise.ts'
import { BORROWER } from './parties.ts'
import { leftToBorrower, leftToOthers } from './what-had-left.ts'

/** Whoever did not give it is told in time. @param reader the party who reads it: whoever canceled is not told so as of someone else */
function unconfirmedWords({ name, party }: RescissionExercise, reader: string, left: string): StepMail {
  return {
    subject: `We have a notice that cancels ${reader === BORROWER ? 'your line' : 'the line on your home'}`,
    body: `We recorded a written notice in which ${party === reader ? 'you cancel' : `${name} cancels`} the line. If you did not send or sign it, call us now. A second person on our team checks the notice, and then we email you what happens next. We stop everything that can still be stopped: nothing else is sent, no interest is added, and no payment is due.${left && ` ${left}`}`,
  }
}

export const recordedToBorrower = (known: Known, exercised: RescissionExercise, now: string): StepMail =>
  exercised.takesTwo ? unconfirmedWords(exercised, BORROWER, leftToBorrower(known, exercised, now)) : canceledWords(exercised, BORROWER)

export const recordedToOwner = (known: Known, exercised: RescissionExercise, party: string): StepMail =>
  exercised.takesTwo ? unconfirmedWords(exercised, party, leftToOthers(known, exercised)) : canceledWords(exercised, party)
