/** What may become of a payoff, as the team reads it. */
import type { PayoffEventKind } from '@hearthline/domain'

export const EVENT_WORDS: Readonly<Record<PayoffEventKind, string>> = {
  IN_FULL: 'The creditor confirms: paid in full',
  SHORT: 'The creditor says: something is still owed',
  REFUSED: 'The creditor sent the payment back',
  PAYMENT_APPROVED: 'The payment is approved',
  LENDER_PAID: 'We paid what was missing',
  BORROWER_OWES: 'The borrower is asked to pay the rest',
  PAID_AGAIN: 'We paid the creditor another way',
  SENT_TO_BORROWER: 'We sent the money to the borrower',
  RELEASED: 'The release of the lien is recorded',
}
