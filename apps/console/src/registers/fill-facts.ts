import type { OrganizationInfo } from '@hearthline/brands'

type Company = Pick<
  OrganizationInfo['orgMetaData']['companyInfo'],
  'name' | 'legalName' | 'termsLabel' | 'nmlsNumber' | 'nmlsUrl' | 'supportEmail' | 'supportPhone' | 'address'
>

/** A text with the lender's facts in place of their names in braces. A name that is none of them stays as it is typed: the form says that it is wrong. Pure. */
export function fillFacts(content: string, company: Company): string {
  const { address, name, legalName, termsLabel, nmlsNumber, nmlsUrl, supportEmail, supportPhone } = company
  const street = [address.street1, address.street2].filter(Boolean).join(', ')
  const mailingAddress = `${legalName}, ${street}, ${address.city}, ${address.state} ${address.zip}`
  const facts: Readonly<Record<string, string>> = {
    ...{ name, legalName, termsLabel, nmlsNumber, nmlsUrl, supportEmail, supportPhone, mailingAddress },
  }
  return content.replace(/\{(\w+)\}/g, (whole, word: string) => (Object.hasOwn(facts, word) ? facts[word]! : whole))
}
