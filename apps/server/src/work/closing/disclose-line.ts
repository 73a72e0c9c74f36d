/** closing-disclosure and note: the line as it will be opened, disclosed before anything of it is signed, and agreed. */
import { discountsOn } from '@hearthline/brands'
import {
  chosenProperty,
  closingTerms,
  lenderDay,
  linePlanOn,
  propertyAddress,
  securityInstrumentOf,
  titleCaseAddress,
  US_STATES,
} from '@hearthline/domain'
import type { ClosingDisclosure } from '../../documents/closing-disclosure/disclosed-line.ts'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'
import { stateClosingTerms } from './state-closing-terms.ts'

export async function discloseLine(context: WorkContext) {
  return await context.keepDocument({ kind: 'CLOSING_DISCLOSURE', data: await disclosedLine(context) })
}

/** note: the agreement, of the very terms that were disclosed and accepted. */
export async function drawUpAgreement(context: WorkContext) {
  const { state, occupancyType } = context.known(propertyAddress)!
  return await context.keepDocument({
    kind: 'NOTE',
    data: {
      ...(await disclosedLine(context)),
      state,
      stateName: US_STATES[state as keyof typeof US_STATES],
      isTexasHomestead: state === 'TX' && occupancyType === 'HOME',
    },
  })
}

async function disclosedLine(context: WorkContext): Promise<ClosingDisclosure> {
  const { known, application, services, now } = context
  const brand = services.brandOf(application.organizationCode)
  return {
    parties: noticeParties(brand, { walk: { known } }),
    loanNumber: application.loanNumber,
    madeAt: now,
    home: titleCaseAddress(chosenProperty(known)!.address),
    instrument: securityInstrumentOf(known(propertyAddress)!.state),
    // Of an application that was signed before terms were stated they are calculated here.
    terms: known(closingTerms) ?? (await stateClosingTerms(context)),
    dueDay: linePlanOn(lenderDay(now)).dueDay,
    discountNames: Object.fromEntries(discountsOn(context.terms.lending, lenderDay(now)).map(({ type, label }) => [type, label])),
  }
}
