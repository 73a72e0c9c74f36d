import { LegalPage } from './legal-page.tsx'

/** The disclosure before consent to electronic records (15 U.S.C. 7001(c)(1)), and what text messages are (47 CFR 64.1200). */
export default function Communications() {
  return <LegalPage name="communications" title="Electronic communications" />
}
