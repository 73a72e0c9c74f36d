import { bankAccount } from '@hearthline/domain/items/banking/bank-account'
import { paymentMethodAnswer } from '@hearthline/domain/items/banking/payment-method'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = {
  heading: 'Where should the money go?',
  why: 'We send the cash from your draw to this account. We send payoffs directly to your creditors.',
}
const ASKS = [plainAsk('disbursement-account', bankAccount, SAID), plainAsk('payment-method', paymentMethodAnswer)]

/** The account that the money goes to. */
export default function Disburse() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
