/** recording: the signed deed on the county's land records. */
import { chosenProperty, closingTerms, deedSigning, legalName, recordingOrder } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function recordDeed({ known, provider, call }: WorkContext) {
  const { signedOn, notary } = known(deedSigning)!
  const { attempt, correction } = known(recordingOrder)!
  const { costs, recordingTax } = known(closingTerms) ?? { costs: [], recordingTax: { mostCents: 0 } }
  const fees = costs.filter(({ type }) => type === 'RECORDING_FEE')
  const request = {
    ...{ property: chosenProperty(known)!, applicantName: known(legalName)!, signedOn, notary, attempt, correction },
    expectedFeeCents: fees.reduce((sum, { amountCents }) => sum + amountCents, 0),
    expectedTaxCents: recordingTax.mostCents,
  }
  return call((providerCall) => provider('recording').record(request, providerCall))
}
