import { Alert } from '@hearthline/ui/alert'
import type { Moved } from '../../../offer/what-moved.ts'

/** After a save that the server refused because something had changed: what is different now, figure by figure. */
export function MovedFigures({ moved }: { moved: readonly Moved[] }) {
  if (moved.length === 0) {
    return (
      <Alert kind="warning" title="Your application was changed meanwhile">
        Nothing in this offer moved. Look it over and choose it again.
      </Alert>
    )
  }
  return (
    <Alert kind="warning" title="Your offers changed meanwhile. This is what moved">
      <ul className="mt-1 grid gap-1">
        {moved.map(({ what, from, to }) => (
          <li key={what}>
            {what}: <span className="money">{from}</span> became <strong className="money">{to}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-2">Nothing was chosen. Look it over and choose it again, or change something.</p>
    </Alert>
  )
}
