/** Who writes a notice and to whom: the lender of the brand, and the applicant as they named themselves. */
import type { Brand } from '@hearthline/brands'
import { formatPhone, homeAddress, legalName, type NoticeParties, type Standing, titleCaseAddress } from '@hearthline/domain'

export function noticeParties(
  { names, company }: Brand,
  { walk: { known } }: { readonly walk: Pick<Standing['walk'], 'known'> },
): NoticeParties {
  const name = known(legalName)
  const address = known(homeAddress)
  return {
    agency: company.ecoaAgency,
    lender: {
      legalName: names.legal,
      address: titleCaseAddress(company.address),
      phone: formatPhone(company.supportPhone),
      email: company.supportEmail,
      nmlsNumber: company.nmlsNumber,
    },
    applicant: {
      name: [name?.firstName, name?.middleName, name?.lastName, name?.suffix].filter(Boolean).join(' '),
      address: address ? titleCaseAddress(address) : '',
    },
  }
}
