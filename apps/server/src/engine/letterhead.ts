/** What stands around the text of a lender's documents: its look, its licenses, and the number of the application. */
import { type Brand, licenseLineOf } from '@hearthline/brands'
import type { Letterhead } from '../documents/document-text.ts'

interface Whose {
  readonly loanNumber: number
  /** of the home: its license is named, where the home is known */
  readonly state?: string | undefined
}

export function letterheadOf({ names, company, look, svg, sample }: Brand, { loanNumber, state }: Whose): Letterhead {
  const license = licenseLineOf(company, state)
  return {
    name: names.short,
    logo: svg.logo,
    color: look.light.action,
    licenses: [
      `${names.legal}, NMLS ${company.nmlsNumber}.`,
      ...(license ? [license] : []),
      ...(sample ? ['This is a sample lender. It is not licensed and makes no loans.'] : []),
    ],
    loanNumber: `HL-${loanNumber}`,
  }
}
