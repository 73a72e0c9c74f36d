import { useCompany } from '../../session/use-organisation.ts'
import { LegalPage } from './legal-page.tsx'

/** Terms of Use for some organizations, Terms of Service for the others (seed 001 §2). */
export default function Terms() {
  return <LegalPage name="terms" title={useCompany().termsLabel} />
}
