import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

/** Debts are being paid off. */
export default function PayoffHold() {
  return <PlainScreen heading="We are arranging your payoff" />
}
