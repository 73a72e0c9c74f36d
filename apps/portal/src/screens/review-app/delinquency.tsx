import { AskScreen } from '../../frame/ask-screen.tsx'
import type { ReadItem } from '../../frame/item-query.ts'
import { DelinquencyForm, PROOF } from './delinquency-form.tsx'
import { lateInWords } from './late-words.ts'
import { ReviewWaiting } from './review-waiting.tsx'

/** A mortgage was paid late in the last twelve months: the borrower says what happened, and a person weighs it. */
export default function Delinquency() {
  return (
    <AskScreen
      items={['delinquency-explanation', 'delinquency-review']}
      title="A late mortgage payment"
      heading={({ item }) => (item === 'delinquency-review' ? 'We are reading your explanation' : 'Tell us about a late payment')}
      why={({ item }) =>
        item === 'delinquency-review'
          ? 'A person weighs it. One hard month is not the end of an application.'
          : 'Your credit report shows a late payment on a loan that a home secures. A person weighs what you say.'
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
      compared="They weigh what happened, whether it is over, and what your papers show."
      told={[
        { label: 'The account', text: accounts.map((account) => `${account.creditor}: ${lateInWords(account)}`).join('\n') },
        { label: 'Is it paid up to date?', text: told?.current ? 'Yes' : 'Not yet' },
        { label: 'What happened', text: told?.explanation ?? '' },
      ]}
    />
  )
}
