import { bankAccount } from '@hearthline/domain/items/banking/bank-account'
import { paymentMethodAnswer } from '@hearthline/domain/items/banking/payment-method'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Is this the right account?' }
const ASKS = [plainAsk('disbursement-account', bankAccount, SAID), plainAsk('payment-method', paymentMethodAnswer)]

/** The account that the money goes to, again. */
export default function ConfirmAccount() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
