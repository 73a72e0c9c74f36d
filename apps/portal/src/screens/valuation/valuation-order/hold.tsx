import { ValuationProgress } from './valuation-progress.tsx'

/** The home is being valued, or its title searched. */
export default function ValuationHold() {
  return <ValuationProgress title="Your home valuation" />
}
