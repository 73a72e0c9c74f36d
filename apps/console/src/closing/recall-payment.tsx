import { formatExactCents, formatLocalDateWithYear } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import type { ApplicationFile } from '../application/use-application.ts'

type Recall = NonNullable<NonNullable<ApplicationFile['rescission']>['recall']>

/**
 * A payment that the stop came too late for. Nacha keeps reversals for entries made in error, so the bank asks for its return. It ends by what the
 * borrower's bank says: it came back, or it arrived.
 */
export function RecallPayment({ amountCents, sentOn, asEarlyAs }: Recall) {
  const sum = amountCents === undefined ? 'The cash' : `The cash of ${formatExactCents(amountCents)}`
  return (
    <Alert kind="warning" className="recall" title="Call the bank now: ask it to send the payment back">
      {sum} is in a file that the bank has, sent on {formatLocalDateWithYear(sentOn)}, and reaches the borrower’s bank as early as{' '}
      {formatLocalDateWithYear(asEarlyAs)}. Nothing here stops it. Ask our bank to request its return (code R06). A reversal is not for
      this: it is for entries made in error. If it comes back, it is listed here automatically, and the borrower owes nothing of it. Once
      the borrower’s bank has it, the borrower may keep it until we have done our part (12 CFR 1026.15(d)(3)).
    </Alert>
  )
}
