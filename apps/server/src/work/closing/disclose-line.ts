/** closing-disclosure: the line as it will be opened, before anything of it is signed. */
import { discountsOn } from '@hearthline/brands'
import {
  chosenProperty,
  closingTerms,
  lenderDay,
  linePlanOn,
  propertyAddress,
  securityInstrumentOf,
  titleCaseAddress,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

export async function discloseLine({ known, application, services, keepDocument, now }: WorkContext) {
  const brand = services.brandOf(application.organizationCode)
  const terms = known(closingTerms)
  if (!terms) throw new Error('A line was to be disclosed before its terms were stated')
  return await keepDocument({
    kind: 'CLOSING_DISCLOSURE',
    data: {
      parties: noticeParties(brand, { walk: { known } }),
      loanNumber: application.loanNumber,
      madeAt: now,
      home: titleCaseAddress(chosenProperty(known)!.address),
      instrument: securityInstrumentOf(known(propertyAddress)!.state),
      terms,
      dueDay: linePlanOn(lenderDay(now)).dueDay,
      discountNames: Object.fromEntries(discountsOn(brand.lending, lenderDay(now)).map(({ type, label }) => [type, label])),
    },
  })
}
