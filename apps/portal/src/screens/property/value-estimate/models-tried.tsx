import { formatCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { StatusChip } from '@hearthline/ui/status-chip'
import { formatConfidence, formatValueRange, type ModelAnswer } from './format-model-answer.ts'

/** Each model that was asked, with its figure and why it is not relied upon. */
export function ModelsTried({ models }: { models: readonly ModelAnswer[] }) {
  return (
    <Card title="What we tried">
      <ul className="grid gap-5">
        {models.map((answer, index) => (
          <li key={answer.model} className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">{models.length === 1 ? 'Automated estimate' : `Automated estimate ${index + 1}`}</p>
              <StatusChip tone={answer.available ? 'caution' : 'neutral'}>
                {answer.available ? 'Not reliable enough' : 'No estimate'}
              </StatusChip>
            </div>
            {answer.available && answer.valueCents !== undefined ? (
              <>
                <p>
                  <span className="money font-medium">{formatCents(answer.valueCents, 0)}</span>
                  {formatValueRange(answer) && <span className="text-muted"> (somewhere from {formatValueRange(answer)})</span>}
                </p>
                <p className="portal-fine">{formatConfidence(answer)}</p>
              </>
            ) : (
              <p className="text-muted">It has too few recent sales near your home.</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
