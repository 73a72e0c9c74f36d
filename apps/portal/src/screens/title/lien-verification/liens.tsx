import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { LienForm } from './lien-form.tsx'

/** What stands on the home where county and bureau differ; and, after the hard pull, whether new inquiries became debts. */
export default function Liens() {
  return (
    <AskScreen
      items={['lien-verification', 'inquiry-attestation']}
      title="Loans on your home"
      titleOf={({ item }) => (item === 'inquiry-attestation' ? 'New credit' : 'Loans on your home')}
      heading={({ item }) => (item === 'inquiry-attestation' ? 'Did you open any new credit?' : 'Is this what you owe on the home?')}
      why={({ item }) =>
        item === 'inquiry-attestation'
          ? 'Your credit report shows inquiries that were not there when we made your offer. We must ask about them.'
          : 'The county’s records and your credit report differ. Check each loan, and add what is missing.'
      }
    >
      {(item) => {
        // Other loans are other rows: the form is made again from them.
        const shown = JSON.stringify(item.about)
        return item.item === 'inquiry-attestation' ? <InquiryForm key={shown} item={item} /> : <LienForm key={shown} item={item} />
      }}
    </AskScreen>
  )
}
