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
import { stateClosingTerms } from './state-closing-terms.ts'

export async function discloseLine(context: WorkContext) {
  const { known, application, services, keepDocument, now } = context
  const brand = services.brandOf(application.organizationCode)
  return await keepDocument({
    kind: 'CLOSING_DISCLOSURE',
    data: {
      parties: noticeParties(brand, { walk: { known } }),
      loanNumber: application.loanNumber,
      madeAt: now,
      home: titleCaseAddress(chosenProperty(known)!.address),
      instrument: securityInstrumentOf(known(propertyAddress)!.state),
      // Of an application that was signed before terms were stated they are calculated here.
      terms: known(closingTerms) ?? (await stateClosingTerms(context)),
      dueDay: linePlanOn(lenderDay(now)).dueDay,
      discountNames: Object.fromEntries(discountsOn(brand.lending, lenderDay(now)).map(({ type, label }) => [type, label])),
    },
  })
}
