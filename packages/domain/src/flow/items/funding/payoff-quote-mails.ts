/** What the borrower is written once the quotes of the creditors count: of the quotes and not of the step, which is the same while they are only asked for. */
import type { StepMail } from '../../item.ts'

export const PAYOFF_SHORT: StepMail = {
  subject: 'Your payoff needs your help',
  body: 'The creditors that your line pays off ask for more than your first draw can pay. Nothing is paid until this is settled. Sign in to see the amount, then pay the difference to the creditor or call us.',
}

export const PAYOFF_COSTS_LESS: StepMail = {
  subject: 'Your payoff costs less than planned',
  body: 'Your creditors ask for less than your agreement set aside to pay off your debts. We send you the difference with your money. Sign in and open “See the status”. It shows each amount and your new cash.',
}

export const PAYOFF_COSTS_MORE: StepMail = {
  subject: 'Your payoff costs more than planned',
  body: 'Your creditors ask for more than your agreement set aside to pay off your debts, usually for interest since your credit report. It is paid from your draw, so we send you that much less. Sign in and open “See the status”. It shows each amount and your new cash. Call us if you think a creditor is wrong.',
}
