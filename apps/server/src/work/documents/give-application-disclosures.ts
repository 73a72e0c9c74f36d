/** application-disclosures: the plan by the lender's own tables of the day, delivered on the screen with the application (12 CFR 1026.40(a)(3)). */
import {
  type applicationDisclosures,
  firstDayOfFee,
  keptFirmOffer,
  laterDay,
  lenderDay,
  promisedTerms,
  propertyAddress,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import { organizationTerms } from '../decision/organization-terms.ts'
import type { WorkContext } from '../work-context.ts'
import { planOfTheDay } from './plan-of-the-day.ts'

export async function giveApplicationDisclosures({ known, application, services, terms, keepDocument, now }: WorkContext) {
  const { state, occupancyType } = known(propertyAddress)!
  const brand = services.brandOf(application.organizationCode)
  const { valuationCents, valuationTerms, manualNotaryCents } = terms.lending.fees
  const on = lenderDay(now)
  const plan = planOfTheDay({
    on,
    state,
    occupancy: occupancyType,
    organization: organizationTerms(terms, on),
    primeRows: await services.primeRowsOf(application.organizationCode),
  })
  const received = { on: laterDay(known, now), by: 'SCREEN' } as const
  const valuationFee = { cents: valuationCents, terms: valuationTerms }
  const document = await keepDocument({
    kind: 'APPLICATION_DISCLOSURES',
    data: {
      lender: noticeParties(brand, { walk: { known } }).lender,
      plan,
      valuationFee: { ...valuationFee, keptFrom: firstDayOfFee({ disclosures: received, booklet: received }) },
      ...mailedOfferIn(application.origin),
    },
  })
  return { ...document, given: { at: now, valuationFee, manualNotaryCents } } satisfies typeof applicationDisclosures.example
}

/** What a letter promised this applicant: without it the lowest rate of the plan would be said to be theirs. */
function mailedOfferIn({ firmOffer }: WorkContext['application']['origin']) {
  const kept = keptFirmOffer.safeParse(firmOffer)
  return kept.success && kept.data.isRecipient ? { mailedOffer: { code: kept.data.code, promise: promisedTerms(kept.data.terms) } } : {}
}
