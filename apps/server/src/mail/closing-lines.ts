/** How every mail ends: where to ask, who sent it, and by which license. A lender that is only a sample says so, as its pages do. */
import { type Brand, licenseLineOf } from '@hearthline/brands'
import { formatPhone, licensedIn, titleCaseAddress } from '@hearthline/domain'

export const helpOf = ({ company }: Brand): string => `${formatPhone(company.supportPhone)} or ${company.supportEmail}`

/** Legal name, NMLS ID, address and license of the lender: the one who writes, and no one else. Where the home's state is not known, where it is licensed. */
function senderOf({ names, company, sample }: Brand, homeState: string | undefined): string {
  return [
    `${names.legal}, NMLS ${company.nmlsNumber}, ${titleCaseAddress(company.address)}.`,
    licenseLineOf(company, homeState) ?? licensedIn(company.licensedStates),
    ...(sample ? ['This is a sample lender. It is not licensed and makes no loans.'] : []),
  ].join(' ')
}

export const closingLines = (brand: Brand, homeState?: string): readonly string[] => [
  `Questions? Call or email us: ${helpOf(brand)}`,
  senderOf(brand, homeState),
]
