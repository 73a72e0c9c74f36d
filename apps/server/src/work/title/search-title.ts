/** prequal-title and full-title: what the land records say, before the offer and before closing. */
import { chosenProperty, legalName, titleOrders } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

const requestOf = ({ known }: WorkContext) => ({ property: chosenProperty(known)!, applicantName: known(legalName)! })

export const searchPrequalTitle = (context: WorkContext) =>
  context.call((providerCall) => context.provider('title').searchPrequal(requestOf(context), providerCall))

export const searchFullTitle = (context: WorkContext) =>
  context.call((providerCall) => {
    const orderedAgain = titleOrders(context.known)
    return context.provider('title').searchFinal({ ...requestOf(context), ...(orderedAgain.length > 0 && { orderedAgain }) }, providerCall)
  })
