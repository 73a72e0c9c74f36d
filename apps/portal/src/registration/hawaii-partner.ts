/** The lender that takes Hawaii (seed 000 §5): a value of the brand's own where it has one, else its first footer link. Pure. */
import type { OrganisationInfo } from '@hearthline/brands'

export type FooterLinks = Pick<OrganisationInfo['orgMetaData']['companyInfo'], 'footerLinks' | 'hawaiiPartnerUrl'>

export function hawaiiPartnerUrl(company: FooterLinks): string | undefined {
  const own = company.hawaiiPartnerUrl
  return own?.startsWith('https://') ? own : company.footerLinks[0]?.url
}
