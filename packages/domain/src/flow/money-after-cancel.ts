/** Money that had left, told of after the owners were told that the line is canceled: whoever read that no money is sent is told otherwise, each owner. */
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import type { Known, StepMail } from './item.ts'
import { lateMoney } from './items/funding/counted-exercise.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { leftWords } from './left-after-rescission.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'
import { leftToBorrower } from './what-had-left.ts'

type Reader = 'BORROWER' | 'OTHER_OWNER'

/** Where they read until now that there was none. */
function correction(known: Known, reader: Reader): string {
  const exercised = known(rescissionExercise)?.exercised
  if (exercised?.money !== undefined) return ''
  // Of a notice that is still checked no one was told that nothing is owed.
  return `We wrote that no money is sent${reader === 'BORROWER' && !exercised?.takesTwo ? ' and that you owe nothing' : ''}. That was not right. `
}

/** The lender is the borrower's business, and mail is read by others: it is named to nobody, and the sum to no other owner. */
function sentWords(known: Known, reader: Reader): string {
  const on = lateMoney(known).at(-1)?.on
  if (on === undefined) return 'A payment from the line was on its way when we had the notice, and it was sent.'
  const whom = reader === 'BORROWER' ? 'one of your lenders' : 'a lender of the borrower'
  return `We paid ${whom} by check or wire on ${formatLocalDateWithYear(on)}, before we had the notice.`
}

function nextWords(known: Known, reader: Reader, now: string): string {
  const left = reader === 'BORROWER' ? leftToBorrower(known, {}, now) : ''
  if (!isRescinded(known))
    return `Everything on the line stays stopped: nothing else is sent, no interest is added, and no payment is due.${left && ` ${left}`} A second person on our team checks the notice, and then we email you what happens next. If you did not send or sign the notice, call us now.`
  return reader === 'BORROWER'
    ? `You owe no interest and no fees for it. ${leftWords(known)}`
    : 'The line stays canceled for everyone, and the lien on the home is void.'
}

/** A bank sent the cash of a line back on which an owner's notice is recorded: whoever was to return it has nothing of it. */
export const cashBackWords = (known: Known, on: LocalDate): StepMail => ({
  subject: 'The payment from your line came back to us',
  body: `The cash from your line came back to us on ${formatLocalDateWithYear(on)}. You have nothing of it to return.${isRescinded(known) ? '' : ' A second person on our team still checks the notice that cancels the line. We email you what happens next.'}`,
})

/** undefined where no one canceled. */
export function moneyAfterCancel(known: Known, reader: Reader, now: string): StepMail | undefined {
  if (!exercisedBy(known)) return undefined
  const [line, of] = reader === 'BORROWER' ? ['Your line', 'your'] : ['The line on your home', 'the']
  const counts = isRescinded(known)
  return {
    subject: `Money from ${of} ${counts ? 'canceled ' : ''}line was sent`,
    body: `${counts ? `${line} is canceled. ` : ''}${correction(known, reader)}${sentWords(known, reader)} ${nextWords(known, reader, now)}`,
  }
}
