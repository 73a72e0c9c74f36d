/** The income falls short: the one limit that speaks of it; the whole answer, and what would change it, are one step on. */
import { FailedLimitScreen } from '../../decision/failed-limit-screen.tsx'

export default function IncomeError() {
  return (
    <FailedLimitScreen
      limit="DTI"
      title="Your income"
      heading="Your income is not enough for this line yet"
      why="With this line, your monthly payments would be too much of your income for our limit."
    />
  )
}
