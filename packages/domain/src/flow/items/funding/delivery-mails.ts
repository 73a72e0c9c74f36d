/** What is written of a record of the notice of the right to cancel that was wrong: to whom it was of, and to everyone whose days go by it. Pure. */
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { StepMail } from '../../item.ts'
import type { CorrectedPart, StoredDelivery } from './deliveries-stored.ts'
import { CALL_US, givenToWords, hadForYouWords } from './rescission-notice.ts'

interface Corrected {
  /** whose record it was, and what of it; earlier releases kept only whose */
  readonly corrected: { readonly party: string; readonly parts?: readonly CorrectedPart[] | undefined }
  /** what is recorded now */
  readonly delivered: readonly StoredDelivery[]
  /** undefined while someone has no notice */
  readonly lastDay: LocalDate | undefined
}

const SUBJECT = 'We corrected a record of the right to cancel'

/** Of a day that is past too: it does not say that the line can still be canceled. */
function lastDayWords(lastDay: LocalDate | undefined, isTakenBack: boolean): string {
  if (lastDay)
    return `The last day to cancel the line is ${formatLocalDateWithYear(lastDay)}. The right to cancel ends at midnight on that day, where the home is.`
  return isTakenBack
    ? 'So the last day to cancel the line is not known now. We email you when it is.'
    : 'Not everyone who may cancel has their notice yet, so the last day to cancel the line is not known. We email you when it is.'
}

const NO_MONEY = 'No money is sent before the time to cancel has ended.'

const QUESTIONS = { RECEIVER: 'by whom', WAY: 'how', DAY: 'on which day' } as const

/** As it goes on after what was corrected. */
function partWords(parts: readonly CorrectedPart[] = []): string {
  const asked = parts.flatMap((part) => (part === 'DOCUMENT' ? [] : [QUESTIONS[part]]))
  const said = [
    ...(asked.length > 0 ? [`${new Intl.ListFormat('en-US').format(asked)} it was received`] : []),
    ...(parts.includes('DOCUMENT') ? ['the document that shows it'] : []),
  ]
  return said.length > 0 ? `: ${said.join(', and ')}` : ''
}

function ownWords(row: StoredDelivery | undefined, parts: readonly CorrectedPart[] | undefined): string {
  if (row === undefined)
    return 'We had recorded that you, or someone who acts for you, received your notice of the right to cancel. That was wrong: you get it now, and your time to cancel begins when you have it. If you did receive it before, call us now.'
  const { representative, on } = row
  if (parts && !parts.includes('RECEIVER') && !parts.includes('DAY')) {
    const stays = representative
      ? hadForYouWords(representative.name)
      : `It still says that you received it on ${formatLocalDateWithYear(on)}. ${CALL_US}`
    return `We corrected what we had recorded of your notice of the right to cancel${partWords(parts)}. ${stays}`
  }
  if (representative) return `${givenToWords(representative.name, on)} This takes the place of what we recorded before.`
  return `You received your notice of the right to cancel on ${formatLocalDateWithYear(on)}. This takes the place of what we recorded before. ${CALL_US}`
}

export function correctedMail(reader: string, { corrected: { party, parts }, delivered, lastDay }: Corrected): StepMail {
  const row = delivered.find((one) => one.party === party)
  const isTakenBack = row === undefined
  const what =
    reader === party
      ? ownWords(row, parts)
      : isTakenBack
        ? 'We had recorded that someone else who may cancel received their notice. That was wrong: they do not have it yet.'
        : `We corrected what we had recorded of the notice of someone else who may cancel${partWords(parts)}.`
  return { subject: SUBJECT, body: `${what} ${lastDayWords(lastDay, isTakenBack)} ${NO_MONEY}` }
}

const AGAIN = 'their notice of the right to cancel is given to them again.'

/** Where a mailbox was not theirs and the last day was known, as the borrower reads it behind who it is. */
export const NOTICE_AGAIN_WORDS = `They may cancel the line, and ${AGAIN} ${lastDayWords(undefined, true)}`

/** As the others read it who may cancel: without a name. */
export const NOTICE_AGAIN: StepMail = {
  subject: SUBJECT,
  body: `The email that we had for someone else who may cancel was not theirs, and ${AGAIN} ${lastDayWords(undefined, true)} ${NO_MONEY}`,
}
