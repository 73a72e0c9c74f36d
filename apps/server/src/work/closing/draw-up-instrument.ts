/** security-instrument: the lien on the home, by the state's form of it, of what the title search found and who owns the home. */
import { deedTrusteeOf } from '@hearthline/brands'
import {
  chosenProperty,
  closingTerms,
  countyOfHome,
  dayAtHome,
  formatCounty,
  fullTitle,
  instrumentDetails,
  partiesAsNamed,
  propertyAddress,
  recordingOrder,
  securityInstrumentOf,
  titleCaseAddress,
  trustAndFloodInsurance,
  US_STATES,
  vestingOf,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'
import { stateClosingTerms } from './state-closing-terms.ts'

/** @throws where the lender names no trustee: a person has to look */
export async function drawUpInstrument(context: WorkContext) {
  const { known, application, services, keepDocument, now } = context
  const { state, occupancyType: occupancy = 'HOME' } = known(propertyAddress)!
  const brand = services.brandOf(application.organizationCode)
  const { address, parcelNumber, kind } = chosenProperty(known)!
  const county = formatCounty(countyOfHome(known), state)
  const title = known(fullTitle)
  const instrument = securityInstrumentOf(state)
  const trustee = instrument === 'DEED_OF_TRUST' ? deedTrusteeOf(brand.lending, { state, county }) : undefined
  if (instrument === 'DEED_OF_TRUST' && !trustee) throw new RuleBroken(`The lender names no trustee for deeds of trust in ${state}`)
  return await keepDocument({
    kind: 'SECURITY_INSTRUMENT',
    data: {
      parties: noticeParties(brand, { walk: { known } }),
      loanNumber: application.loanNumber,
      madeAt: now,
      instrument,
      state,
      stateName: US_STATES[state as keyof typeof US_STATES],
      dated: dayAtHome(known, now),
      home: titleCaseAddress(address),
      county,
      parcelNumber,
      propertyKind: kind,
      occupancy,
      legalDescription:
        known(recordingOrder)?.legalDescription ?? title?.legalDescription ?? known(instrumentDetails)?.legalDescription ?? '',
      vesting: vestingOf(known),
      terms: known(closingTerms) ?? (await stateClosingTerms(context)),
      grantors: partiesAsNamed(known),
      trustee,
      trust: known(trustAndFloodInsurance)?.trust,
      isTexasHomestead: state === 'TX' && occupancy === 'HOME',
    },
  })
}
