import { Card } from '@hearthline/ui/card'
import type { Refusal } from '../../decision/decision-query.ts'
import { shownReason } from '../../decision/format-figure.ts'

/** What a person decided, in their own reasons and words. */
export function PersonCard({ refusal: { reasons, note } }: { refusal: Refusal }) {
  return (
    <Card title="What our underwriter decided" as="section">
      {/* That a person decided is all that the note says, and the page has said it; it stands where there is no reason to show. */}
      {reasons.length === 0 && note && <p>{note}</p>}
      <ul className="grid list-disc gap-1.5 ps-5">
        {reasons.map((reason) => (
          <li key={reason.text}>{shownReason(reason)}</li>
        ))}
      </ul>
    </Card>
  )
}
