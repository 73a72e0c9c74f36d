/** The lender that takes Hawaii (seed 000 §5): a value of the brand's own where it has one, else its first footer link. */
import type { OrganisationInfo } from '@hearthline/brands'

type Company = OrganisationInfo['orgMetaData']['companyInfo']

export function partnerLenderUrl(company: Company): string | undefined {
  const own = 'partnerLenderUrl' in company ? company.partnerLenderUrl : undefined
  return typeof own === 'string' && own.startsWith('https://') ? own : company.footerLinks[0]?.url
}
