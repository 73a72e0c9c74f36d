/** A lender that was withdrawn takes nothing new; whoever has an application goes on, and staff go on working. */
import { type Brand, takesApplications } from '@hearthline/brands'
import { formatPhone } from '@hearthline/domain'
import { Problem } from '../problem.ts'

/** @throws Problem no_new_applications: no application, account, or waitlist entry begins here any more */
export function refuseWithdrawn(brand: Pick<Brand, 'names' | 'company' | 'inForce'>): void {
  if (takesApplications(brand)) return
  const { names, company } = brand
  throw new Problem(
    'no_new_applications',
    `${names.short} no longer takes new applications here. If you have questions, call ${formatPhone(company.supportPhone)} or email ${company.supportEmail}.`,
  )
}
