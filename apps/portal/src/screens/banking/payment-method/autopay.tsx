import { BankScreen, PAYMENTS_AGAIN } from '../../../bank-aggregation/bank-screen.tsx'
import { AutopayForm } from './autopay-form.tsx'

/** Automatic payments, or by hand; from the account that the money goes to, or from another. */
export default function Autopay() {
  return (
    <BankScreen
      items={['autopay-correction', 'payment-method']}
      again={PAYMENTS_AGAIN}
      title="How you pay"
      heading={({ item }) =>
        item === 'autopay-correction' ? 'How should we take your payments instead?' : 'How would you like to pay each month?'
      }
      why={({ about }) =>
        about.monthly ? 'Automatic payments lower your rate for as long as you use them.' : 'You can change this later at any time.'
      }
    >
      {(item) => <AutopayForm key={item.item} item={item} />}
    </BankScreen>
  )
}
