import { useCompany } from '../../session/use-organization.ts'
import { LegalPage } from './legal-page.tsx'

/** Terms of Use for some organizations, Terms of Service for the others [routes/pages]. */
export default function Terms() {
  return <LegalPage name="terms" title={useCompany().termsLabel} />
}
