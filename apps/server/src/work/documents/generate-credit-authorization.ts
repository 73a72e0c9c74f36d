/** pre-soft-credit-disclosure: the authorization in the words that were agreed to, kept with its hash. */
import { legalName, softCreditConsent } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export async function generateCreditAuthorization({ known, application, services, keepDocument, now }: WorkContext) {
  const name = known(legalName)!
  const brand = services.brandOf(application.organizationCode)
  return await keepDocument({
    kind: 'PRE_SOFT_CREDIT_DISCLOSURE',
    data: {
      lender: brand.names.legal,
      button: brand.words.applyButton,
      applicant: [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' '),
      version: known(softCreditConsent)!.version,
      recordedAt: now,
    },
  })
}
