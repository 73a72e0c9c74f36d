/** pre-soft-credit-disclosure: the authorisation in the words that were agreed to, kept with its hash. */
import { creditAuthorisation, legalName, softCreditConsent } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export async function generateCreditAuthorisation({ known, application, services, keepDocument, now }: WorkContext) {
  const name = known(legalName)!
  const brand = services.brandOf(application.organizationCode)
  const lines = [
    'Authorisation for a soft credit inquiry',
    '',
    creditAuthorisation({ lender: brand.names.legal, button: brand.words.applyButton }),
    '',
    `Agreed by ${[name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ')}`,
    `Text version ${known(softCreditConsent)!.version}. Recorded ${now}.`,
  ]
  return keepDocument({ kind: 'PRE_SOFT_CREDIT_DISCLOSURE', mediaType: 'text/plain; charset=utf-8', content: lines.join('\n') })
}
