import './arrival.css'
import type { ApplicationFile } from './use-application.ts'

/** How the borrower came: who sent them, and by what campaign. */
export function Arrival({ file: { arrival } }: { file: ApplicationFile }) {
  return (
    <section aria-labelledby="arrival-title">
      <h3 id="arrival-title">How they came</h3>
      {arrival.length === 0 ? (
        <p className="empty">Directly: no one sent them.</p>
      ) : (
        <dl className="arrival">
          {arrival.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
