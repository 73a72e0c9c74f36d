import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { ReviewWaiting } from '../../../explanation/review-waiting.tsx'
import { OwnershipForm } from './ownership-form.tsx'
import { formatOwners, REASONS } from './ownership-text.ts'

/** The owner of record is someone else: the borrower explains, and then a person compares it with the deed. */
export default function IncorrectOwnership() {
  return (
    <AskScreen
      items={['ownership-explanation', 'ownership-review']}
      title="Who owns the home"
      heading={({ item }) => (item === 'ownership-review' ? 'We’re confirming who owns the home' : 'Who owns the home?')}
      why={(item) =>
        item.item === 'ownership-review'
          ? 'Our team is comparing what you told us with the deed.'
          : `Public records list ${formatOwners(item.about.owners)}. Tell us why.`
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
      compared="They compare your explanation and documents with the recorded deed."
      told={[
        { label: 'The records list', text: formatOwners(owners) },
        { label: 'Why', text: words.label },
        { label: 'In your words', text: explanation?.note ?? '' },
      ]}
    />
  )
}
