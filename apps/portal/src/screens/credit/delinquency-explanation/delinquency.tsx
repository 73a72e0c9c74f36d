import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { ReviewWaiting } from '../../../explanation/review-waiting.tsx'
import { DelinquencyForm, PROOF } from './delinquency-form.tsx'
import { formatLateAccount } from './format-late-account.ts'

/** A mortgage was paid late in the last twelve months: the borrower says what happened, and a person evaluates it. */
export default function Delinquency() {
  return (
    <AskScreen
      items={['delinquency-explanation', 'delinquency-review']}
      title="A late mortgage payment"
      heading={({ item }) => (item === 'delinquency-review' ? 'We’re reviewing your explanation' : 'Tell us about a late payment')}
      why={({ item }) =>
        item === 'delinquency-review'
          ? 'An underwriter is reviewing it. One hard month is not the end of an application.'
          : 'Your credit report shows a late payment on a home loan. An underwriter will review your explanation.'
      }
    >
      {(item) => (item.item === 'delinquency-review' ? <Waiting item={item} /> : <DelinquencyForm item={item} />)}
    </AskScreen>
  )
}

function Waiting({ item: { about } }: { item: ReadItem<'delinquency-review'> }) {
  const { accounts, explanation: told } = about
  return (
    <ReviewWaiting
      paper={PROOF}
      compared="They review what happened, whether it is resolved, and what your documents show."
      told={[
        { label: 'The account', text: accounts.map((account) => `${account.creditor}: ${formatLateAccount(account)}`).join('\n') },
        { label: 'Is it paid up to date?', text: told?.current ? 'Yes' : 'Not yet' },
        { label: 'What happened', text: told?.explanation ?? '' },
      ]}
    />
  )
}
