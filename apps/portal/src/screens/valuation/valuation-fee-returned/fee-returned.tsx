import { formatExactCents } from '@hearthline/domain'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { ReturnedForm } from './returned-form.tsx'

/** The bank did not pay the fee for the visit. */
export default function FeeReturned() {
  return (
    <AskScreen
      items={['valuation-fee-returned']}
      title="The valuation fee"
      heading="Your bank didn’t pay the valuation fee"
      why={({ about }) =>
        `The fee is ${formatExactCents(about.cents ?? 0)}. Nothing was charged. ${about.reason ? `Your bank’s reason: ${about.reason}.` : ''}`
      }
    >
      {(item) => (
        <>
          <ReturnedForm item={item} />
          <div className="mt-10">
            <ContactLinks subject="Do you want to pay in another way?" />
          </div>
        </>
      )}
    </AskScreen>
  )
}
