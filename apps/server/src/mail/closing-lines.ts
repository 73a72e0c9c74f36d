/** How every mail ends: where to ask, and who sent it. A lender that is only a sample says so, as its pages do. */
import type { Brand } from '@hearthline/brands'
import { formatPhone, titleCaseAddress } from '@hearthline/domain'

export const helpOf = ({ company }: Brand): string => `${formatPhone(company.supportPhone)} or ${company.supportEmail}`

/** Legal name, NMLS ID and address of the lender: the one who writes, and no one else. */
function senderOf({ names, company, sample }: Brand): string {
  const lender = `${names.legal}, NMLS ${company.nmlsNumber}, ${titleCaseAddress(company.address)}`
  return sample ? `${lender}. This is a sample lender. It is not licensed and makes no loans.` : lender
}

export const closingLines = (brand: Brand): readonly string[] => [`Questions? Call or email us: ${helpOf(brand)}`, senderOf(brand)]
