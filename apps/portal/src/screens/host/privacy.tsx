import { LegalPage } from './legal-page.tsx'

/** The notice of the Gramm-Leach-Bliley Act (12 CFR 1016.6) in the lender's own words. */
export default function Privacy() {
  return <LegalPage name="privacy" title="Privacy Policy" />
}
