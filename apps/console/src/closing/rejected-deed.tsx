import { formatLocalDateWithYear } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'
import './closing.css'

interface Rejection {
  readonly rejectedOn?: string
  readonly reasons: readonly string[]
}

/** Why the county sent the deed back, in the clerk's words, and what can be done about it. */
export function RejectedDeed({ file }: { file: ApplicationFile }) {
  const { rejectedOn, reasons } = (file.openItem?.about ?? { reasons: [] }) as Rejection
  return (
    <section aria-labelledby="rejected-deed-title">
      <h3 id="rejected-deed-title">What the county said{rejectedOn && ` on ${formatLocalDateWithYear(rejectedOn)}`}</h3>
      <ul className="reasons-of-county data-list">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="hint">
        Correct the cover data and send the deed again. Enter a new legal description only where the deed itself is wrong: it is then drawn
        up again, signed before a notary again, and the time to cancel begins again.
      </p>
    </section>
  )
}
