/** find-property: which homes answer to the address, and who owns them. */
import { legalName, propertyAddress } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function findPropertyByAddress({ known, provider, call }: WorkContext) {
  const { occupancyType: _occupancy, ...address } = known(propertyAddress)!
  return call((providerCall) => provider('property-data').findProperty({ address, applicantName: known(legalName)! }, providerCall))
}
