/** What all loans on the home come to once the line is drawn: those that stay, and the line itself. */
import type { Known } from '../../item.ts'
import type { OfferChoice } from '../offer/offer-choice.ts'
import { confirmedLiens } from '../title/effective-liens.ts'

export function loansOnHome(known: Known, choice: OfferChoice | undefined): number {
  const staying = confirmedLiens(known).reduce((sum, { balanceCents, payOff }) => (payOff ? sum : sum + balanceCents), 0)
  return staying + (choice?.terms?.totalCents ?? choice?.drawCents ?? 0)
}
