import { bankAccount } from '@hearthline/domain/items/banking/bank-account'
import { paymentMethodAnswer } from '@hearthline/domain/items/banking/payment-method'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = {
  heading: 'How would you like to pay?',
  why: 'If your offer has an autopay discount, you need automatic payments to keep it.',
}
const ASKS = [plainAsk('payment-method', paymentMethodAnswer, SAID), plainAsk('disbursement-account', bankAccount)]

/** Automatic payments, or by hand. */
export default function Autopay() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
