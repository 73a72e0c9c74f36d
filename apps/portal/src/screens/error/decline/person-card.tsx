import { Card } from '@hearthline/ui/card'
import type { Refusal } from '../../../decision/decision-query.ts'

/** What a person decided, in their own reasons and words. */
export function PersonCard({ refusal: { reasons, note } }: { refusal: Refusal }) {
  return (
    <Card title="What our reviewer decided" as="section">
      <ul className="grid list-disc gap-1.5 ps-5">
        {reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {note && (
        <figure className="mt-4 border-t border-hairline pt-4">
          <figcaption className="text-sm text-muted">In their words</figcaption>
          <blockquote className="mt-1 whitespace-pre-line">{note}</blockquote>
        </figure>
      )}
    </Card>
  )
}
