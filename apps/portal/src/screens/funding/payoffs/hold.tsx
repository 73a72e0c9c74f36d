import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { QuotedDebts } from './quoted-debts.tsx'

/** Debts are about to be paid off: what each creditor asks for, and what happens where the draw does not reach for it. */
export default function PayoffHold() {
  return <PlainScreen heading="We are arranging your payoff" meanwhile={<QuotedDebts />} />
}
