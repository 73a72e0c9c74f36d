import { type Condition, isCompleted } from '../application/conditions-query.ts'
import { ConditionCard } from './condition-card.tsx'

/** Requests that are answered on this page or from it: photos and accounts have boxes of their own. */
export const isRequest = ({ conditionType }: Condition): boolean => conditionType === 'DOCUMENT' || conditionType === 'PHONE_NUMBER'

/** What is open first, then what is completed, which stays to be read. */
export function RequestList({ conditions }: { conditions: readonly Condition[] }) {
  const requests = conditions.filter(isRequest)
  const open = requests.filter((each) => !isCompleted(each))
  const done = requests.filter(isCompleted)
  if (requests.length === 0) return null
  return (
    <div className="mt-8 grid gap-6">
      {open.map((each) => (
        <ConditionCard key={each.uuid} condition={each} />
      ))}
      {done.length > 0 && (
        <details open={open.length === 0}>
          <summary className="cursor-pointer font-semibold">Completed requests ({done.length})</summary>
          <div className="mt-4 grid gap-6">
            {done.map((each) => (
              <ConditionCard key={each.uuid} condition={each} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
