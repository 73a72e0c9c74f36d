import { autopayWords } from '@hearthline/domain'
import { useCompany } from '../../../session/use-organization.ts'

/** The authorization in the lender's name, as it is kept with the answer (12 CFR 1005.10(b)). */
export function AutopayConsentText() {
  const { legalName } = useCompany()
  return <span data-words-from="12 CFR 1005.10">{autopayWords(legalName)}</span>
}
