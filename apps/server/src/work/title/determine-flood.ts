/** flood-determination: the standard form's answer for the chosen home. */
import { chosenProperty, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export const determineFlood = ({ known, provider, call }: WorkContext) =>
  call((providerCall) => provider('flood').determine({ property: chosenProperty(known)!, applicantName: known(legalName)! }, providerCall))
