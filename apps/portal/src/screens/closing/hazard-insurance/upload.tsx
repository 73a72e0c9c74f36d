import { InsuranceScreen } from './insurance-screen.tsx'

/** The same with the policy's document first. */
export default function InsuranceUpload() {
  return <InsuranceScreen way="POLICY" />
}
