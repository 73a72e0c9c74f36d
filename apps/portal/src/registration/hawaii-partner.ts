/** The lender that takes Hawaii [registration/property]: a value of the brand's own where it has one, else its first footer link. Pure. */
import type { OrganizationInfo } from '@hearthline/brands'

export type FooterLinks = Pick<OrganizationInfo['orgMetaData']['companyInfo'], 'footerLinks' | 'hawaiiPartnerUrl'>

export function hawaiiPartnerUrl(company: FooterLinks): string | undefined {
  const own = company.hawaiiPartnerUrl
  return own?.startsWith('https://') ? own : company.footerLinks[0]?.url
}
