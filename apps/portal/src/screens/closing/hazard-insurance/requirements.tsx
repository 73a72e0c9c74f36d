import { InsuranceScreen } from './insurance-screen.tsx'

/** What is needed, and the two ways to show it. */
export default function InsuranceRequirements() {
  return <InsuranceScreen />
}
