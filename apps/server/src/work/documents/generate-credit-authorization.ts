/** pre-soft-credit-disclosure: the authorization in the words that were agreed to, kept with its hash. */
import { CREDIT_BUREAU, creditAuthorizationText, softCreditConsent } from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

export async function generateCreditAuthorization({ known, application, services, keepDocument, now }: WorkContext) {
  const brand = services.brandOf(application.organizationCode)
  return await keepDocument({
    kind: 'PRE_SOFT_CREDIT_DISCLOSURE',
    data: {
      parties: noticeParties(brand, { walk: { known } }),
      words: creditAuthorizationText({ lender: brand.names.legal, button: brand.words.applyButton }),
      bureau: CREDIT_BUREAU,
      version: known(softCreditConsent)!.version,
      recordedAt: now,
    },
  })
}
