import './value-review.css'
import { formatCents, formatShortDate } from '@hearthline/domain'
import { StatusChip } from '@hearthline/ui/status-chip'
import type { ApplicationFile } from '../application/use-application.ts'
import { readDispute, readFoundValues } from './found-values.ts'

/** Items by which a person gives the home a value. */
const VALUED = new Set(['appraisal', 'value-review', 'second-valuation'])

export const isValueReview = (item: string): boolean => VALUED.has(item)

/** The values that there are, with where each is from and how sure it is, and what the borrower says is wrong. */
export function ValueReview({ file }: { file: ApplicationFile }) {
  const values = readFoundValues(file)
  const dispute = readDispute(file.openItem?.about)
  return (
    <section aria-labelledby="value-review-title">
      <h3 id="value-review-title">Values found so far</h3>
      {values.length === 0 ? (
        <p className="hint">No value was found yet.</p>
      ) : (
        <table className="console-table value-review">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Value</th>
              <th scope="col">Valued on</th>
              <th scope="col">Confidence</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ source, valueCents, valuedOn, detail, stands }) => (
              <tr key={source} data-stands={stands || undefined}>
                <th scope="row">
                  {source} {stands && <StatusChip tone="positive">stands now</StatusChip>}
                </th>
                <td className="value-amount">{formatCents(valueCents, 0)}</td>
                <td>{valuedOn ? formatShortDate(valuedOn) : 'Not dated'}</td>
                <td>{detail || 'Seen by a person'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {dispute.length > 0 && (
        <>
          <h4>What the borrower says</h4>
          <dl className="value-dispute">
            {dispute.map(({ reason, lines }) => (
              <div key={reason}>
                <dt>{reason}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
