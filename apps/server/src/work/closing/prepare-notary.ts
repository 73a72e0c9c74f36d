/** notary-disclosure: who meets the notary for what, of the parties of the instrument. */
import {
  chosenProperty,
  countyOfHome,
  formatCounty,
  notaryMeeting,
  partiesAsNamed,
  propertyAddress,
  securityInstrumentOf,
  titleCaseAddress,
  US_STATES,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

export async function prepareNotary({ known, application, services, keepDocument, now }: WorkContext) {
  const { state, occupancyType } = known(propertyAddress)!
  const { address } = chosenProperty(known)!
  const county = formatCounty(countyOfHome(known), state)
  return await keepDocument({
    kind: 'NOTARY_DISCLOSURE',
    data: {
      parties: noticeParties(services.brandOf(application.organizationCode), { walk: { known } }),
      loanNumber: application.loanNumber,
      madeAt: now,
      home: titleCaseAddress(address),
      county,
      state,
      stateName: US_STATES[state as keyof typeof US_STATES],
      instrument: securityInstrumentOf(state),
      meeting: notaryMeeting(state, occupancyType),
      signers: partiesAsNamed(known),
      isTexasHomestead: state === 'TX' && (occupancyType ?? 'HOME') === 'HOME',
    },
  })
}
