/** What is written of a record of the notice of the right to cancel that was wrong: to whom it was of, and to everyone whose days go by it. Pure. */
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { StepMail } from '../../item.ts'
import type { StoredDelivery } from './deliveries-stored.ts'
import { CALL_US, givenToWords } from './rescission-notice.ts'

interface Corrected {
  /** whose record it was */
  readonly corrected: string
  /** what is recorded of the reader now */
  readonly row: StoredDelivery | undefined
  /** undefined while someone has no notice */
  readonly lastDay: LocalDate | undefined
}

const SUBJECT = 'We corrected a record of the right to cancel'

/** Of a day that is past too: it does not say that the line can still be canceled. */
const lastDayWords = (lastDay: LocalDate | undefined): string =>
  lastDay
    ? `The last day to cancel the line is ${formatLocalDateWithYear(lastDay)}. The right to cancel ends at midnight on that day, where the home is.`
    : 'So the last day to cancel the line is not known now. We email you when it is.'

const NO_MONEY = 'No money is sent before the time to cancel has ended.'

function ownWords(row: StoredDelivery | undefined): string {
  if (row === undefined)
    return 'We had recorded that you, or someone who acts for you, received your notice of the right to cancel. That was wrong: you get it now, and your time to cancel begins when you have it. If you did receive it before, call us now.'
  if (row.representative) return `${givenToWords(row.representative.name, row.on)} This takes the place of what we recorded before.`
  return `You received your notice of the right to cancel on ${formatLocalDateWithYear(row.on)}. This takes the place of what we recorded before. ${CALL_US}`
}

export function correctedMail(reader: string, { corrected, row, lastDay }: Corrected): StepMail {
  const what =
    reader === corrected
      ? ownWords(row)
      : lastDay
        ? 'We corrected what we had recorded of the notice of someone else who may cancel.'
        : 'We had recorded that someone else who may cancel received their notice. That was wrong: they do not have it yet.'
  return { subject: SUBJECT, body: `${what} ${lastDayWords(lastDay)} ${NO_MONEY}` }
}
