/** recording: the signed deed on the county's land records. */
import { chosenProperty, deedSigning, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function recordDeed({ known, provider, call }: WorkContext) {
  const { signedOn, notary } = known(deedSigning)!
  const request = { property: chosenProperty(known)!, applicantName: known(legalName)!, signedOn, notary }
  return call((providerCall) => provider('recording').record(request, providerCall))
}
