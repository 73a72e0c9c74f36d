import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { formatActor } from '../words/format-code.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { earlierDecisions } from './decided-before.ts'
import type { Part } from './parts/selected-part.ts'

/** Why it was decided otherwise before: whoever decides it again need not look for it in the log. */
export function EarlierDecisions({ file, item, part }: { file: ApplicationFile; item: OpenItem; part?: Part }) {
  const earlier = earlierDecisions(file.audit, item.id, part?.part)
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier-decisions-title">
      <h3 id="earlier-decisions-title">Decided before</h3>
      <ul className="earlier-decisions">
        {earlier.map(({ sequence, at, actor, outcome, reason }) => (
          <li key={sequence}>
            <span className="muted">
              {formatFullMoment(at)}, by {formatActor(actor)}:
            </span>{' '}
            {outcome && <strong>{outcome === 'REFUSED' ? 'Refused' : 'Accepted'}. </strong>}
            <q>{reason}</q>
          </li>
        ))}
      </ul>
    </section>
  )
}
