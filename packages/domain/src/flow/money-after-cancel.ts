/** Money that had left, told of after the owners were told that the line is canceled: whoever read that no money is sent is told otherwise, each owner. */
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import type { Known, StepMail } from './item.ts'
import { lateMoney } from './items/funding/counted-exercise.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'

type Reader = 'BORROWER' | 'OTHER_OWNER'

/** Where they read until now that there was none. */
function correction(known: Known, reader: Reader): string {
  if (known(rescissionExercise)?.exercised?.money !== undefined) return ''
  return `We wrote that no money is sent${reader === 'BORROWER' ? ' and that you owe nothing' : ''}. That was not right. `
}

/** The lender is the borrower's business, and mail is read by others: neither it nor the amount is named. */
function leftWords(known: Known, reader: Reader): string {
  const on = lateMoney(known).at(-1)?.on
  if (on === undefined) return 'A payment from the line was on its way when we had the notice, and it was sent.'
  const whom = reader === 'BORROWER' ? 'one of your lenders' : 'a lender of the borrower'
  return `We paid ${whom} by check or wire on ${formatLocalDateWithYear(on)}, before we had the notice.`
}

function nextWords(known: Known, reader: Reader): string {
  if (!isRescinded(known))
    return 'Everything on the line stays stopped: no more money is sent, no interest is added, and no payment is due. A second person on our team checks the notice, and then we email you what happens next. If you did not send or sign the notice, call us now.'
  return reader === 'BORROWER'
    ? 'You owe no interest and no fees for it. You return it after we have done our part. Our team calls you.'
    : 'The line stays canceled for every owner, and the lien on the home is void.'
}

/** undefined where no one canceled. */
export function moneyAfterCancel(known: Known, reader: Reader): StepMail | undefined {
  if (!exercisedBy(known)) return undefined
  const [line, of] = reader === 'BORROWER' ? ['Your line', 'your'] : ['The line on your home', 'the']
  const counts = isRescinded(known)
  return {
    subject: `Money from ${of} ${counts ? 'canceled ' : ''}line was sent`,
    body: `${counts ? `${line} is canceled. ` : ''}${correction(known, reader)}${leftWords(known, reader)} ${nextWords(known, reader)}`,
  }
}
