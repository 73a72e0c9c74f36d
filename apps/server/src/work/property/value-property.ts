/** value-property: the first model, and the second only where the first is too unsure. */
import { chosenProperty, isConfident, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export async function valueByModels({ known, provider, call }: WorkContext) {
  const ask = (model: 'PRIMARY' | 'SECONDARY') =>
    call((providerCall) =>
      provider('valuation').automatedValue({ property: chosenProperty(known)!, applicantName: known(legalName)!, model }, providerCall),
    )
  const first = await ask('PRIMARY')
  return { asked: isConfident(first) ? [first] : [first, await ask('SECONDARY')] }
}
