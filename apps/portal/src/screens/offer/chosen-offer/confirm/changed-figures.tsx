import { Alert } from '@hearthline/ui/alert'
import type { ChangedFigure } from '../../../../offer/changed-figures.ts'

/** After a save that the server refused because something had changed: what is different now, figure by figure. */
export function ChangedFigures({ moved }: { moved: readonly ChangedFigure[] }) {
  if (moved.length === 0) {
    return (
      <Alert kind="warning" title="Your application changed in the meantime">
        Nothing in this offer changed. Review it and choose it again.
      </Alert>
    )
  }
  return (
    <Alert kind="warning" title="Your offers changed in the meantime. Here is what changed">
      <ul className="mt-1 grid gap-1">
        {moved.map(({ what, from, to }) => (
          <li key={what}>
            {what}: <span className="money">{from}</span> became <strong className="money">{to}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-2">No offer was chosen. Review this offer and choose it again, or make a change.</p>
    </Alert>
  )
}
