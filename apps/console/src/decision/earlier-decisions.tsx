import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { outcomeWords, type PastDecision, standingAndEarlier } from './decided-before.ts'
import type { Part } from './parts/selected-part.ts'

/** How it was decided before, and why: whoever decides it again need not look for it in the log. */
export function EarlierDecisions({ file, item, part }: { file: ApplicationFile; item: OpenItem; part?: Part }) {
  const { earlier } = standingAndEarlier(file.audit, item.id, part)
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier-decisions-title">
      <h3 id="earlier-decisions-title">Decided before</h3>
      <ul className="earlier-decisions">
        {earlier.map((decision) => (
          <li key={decision.sequence}>
            <strong>{outcomeWords(decision)}.</strong> <q>{decision.reason}</q> <DecidedBy decision={decision} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who, and when. */
export function DecidedBy({ decision: { actor, at } }: { decision: PastDecision }) {
  const actorName = useActorName()
  return (
    <span className="muted">
      By {actorName(actor)}, {formatFullMoment(at)}.
    </span>
  )
}
