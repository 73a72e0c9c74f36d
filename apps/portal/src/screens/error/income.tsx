/** The income falls short: the one limit that speaks of it; the whole answer, and what would change it, are one step on. */
import { FailedLimitScreen } from './failed-limit/failed-limit-screen.tsx'

export default function IncomeError() {
  return (
    <FailedLimitScreen
      limit="DTI"
      title="Your income"
      heading="Your income is not enough for this line yet"
      why="Your monthly payments, with this line, would be more of your income than our limit allows."
    />
  )
}
