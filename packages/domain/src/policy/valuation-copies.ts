/** When a copy of a valuation has to be with the applicant (12 CFR 1002.14(a)(1), comment 14(a)(1)-4 and -5). */
import { addDays, type LocalDate } from '../values/local-date.ts'
import { addBusinessDays, isCreditorBusinessDay } from './business-day.ts'

/** "Promptly upon completion": within a week in the examples that satisfy it, within thirty days in none (comment 14(a)(1)-5). */
const PROMPT_DAYS = 7
const BUSINESS_DAYS_BEFORE_OPENING = 3
const BUSINESS_DAYS_IN_THE_MAIL = 3

/** The last day on which the copy of a valuation that was completed on a day is still prompt. */
const lastPromptDay = (completedOn: LocalDate): LocalDate => addDays(completedOn, PROMPT_DAYS)

/** The first day on which an account may be opened after a copy was received: three business days lie before it. */
export const earliestOpening = (receivedOn: LocalDate): LocalDate =>
  addBusinessDays(receivedOn, BUSINESS_DAYS_BEFORE_OPENING, isCreditorBusinessDay)

/** The day by which a copy that was mailed to the last known address is there (comment 14(a)(1)-4). */
export const arrivalOf = (mailedOn: LocalDate): LocalDate => addBusinessDays(mailedOn, BUSINESS_DAYS_IN_THE_MAIL, isCreditorBusinessDay)

/** Whether a copy came in time; `openingOn` is left out where no account is opened (1002.14(a)(4)). */
export const isCopyInTime = (copy: {
  readonly completedOn: LocalDate
  readonly receivedOn: LocalDate
  readonly openingOn?: LocalDate | undefined
}): boolean =>
  copy.receivedOn <= lastPromptDay(copy.completedOn) && (copy.openingOn === undefined || copy.openingOn >= earliestOpening(copy.receivedOn))

/** Form C-9 of appendix C, to the letter. */
export const RIGHT_TO_A_COPY = [
  'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.',
  'You can pay for an additional appraisal for your own use at your own cost.',
] as const
