import { AskScreen } from '../../frame/ask-screen.tsx'
import type { ReadItem } from '../../frame/item-query.ts'
import { OwnershipForm } from './ownership-form.tsx'
import { ownersInWords, REASONS } from './ownership-words.ts'
import { ReviewWaiting } from './review-waiting.tsx'

/** The owner of record is somebody else: the borrower explains, and then a person compares it with the deed. */
export default function IncorrectOwnership() {
  return (
    <AskScreen
      items={['ownership-explanation', 'ownership-review']}
      title="Who owns the home"
      heading={({ item }) => (item === 'ownership-review' ? 'We are checking who owns the home' : 'Who owns the home?')}
      why={(item) =>
        item.item === 'ownership-review'
          ? 'A person compares what you told us with the deed.'
          : `The public records name ${ownersInWords(item.about.owners)}. Tell us how that came about.`
      }
    >
      {(item) => (item.item === 'ownership-review' ? <Waiting item={item} /> : <OwnershipForm item={item} />)}
    </AskScreen>
  )
}

function Waiting({ item: { about } }: { item: ReadItem<'ownership-review'> }) {
  const { owners, explanation } = about
  const words = REASONS[explanation?.reason ?? 'RECORDS_WRONG']
  return (
    <ReviewWaiting
      paper={words.paper}
      compared="They compare your explanation and your papers with the recorded deed."
      told={[
        { label: 'The records name', text: ownersInWords(owners) },
        { label: 'Why', text: words.label },
        { label: 'In your words', text: explanation?.note ?? '' },
      ]}
    />
  )
}
