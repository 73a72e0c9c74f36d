import { Card, CardSection } from '@hearthline/ui/card'
import type { DecisionBody } from '../../decision/decision-query.ts'
import { failedLimits, formatPassedGroups } from '../../decision/limit-groups.ts'
import { LimitRow } from '../../decision/limit-row.tsx'

/** Each limit that decided, your number beside ours; what passed in one quiet row. */
export function LimitsCard({ decision: { limits, refusal } }: { decision: DecisionBody }) {
  const failed = failedLimits(limits)
  const passed = refusal?.kind === 'ADVERSE_ACTION' ? formatPassedGroups(limits) : ''
  if (failed.length === 0 && passed === '') return null
  return (
    <Card padding="none" aria-label="What decided">
      {failed.map((limit) => (
        <CardSection key={limit.limit} className="sm:px-[1.625rem]">
          <LimitRow limit={limit} />
        </CardSection>
      ))}
      {passed && (
        <CardSection className="sm:px-[1.625rem]">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{passed}</span>
            <span className="font-semibold text-positive">Within our limits</span>
          </p>
        </CardSection>
      )}
    </Card>
  )
}
