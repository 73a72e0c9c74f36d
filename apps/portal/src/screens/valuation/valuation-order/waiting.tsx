import { ValuationProgress } from './valuation-progress.tsx'

/** The valuation was ordered. */
export default function ValuationWaiting() {
  return <ValuationProgress title="Your home valuation" />
}
