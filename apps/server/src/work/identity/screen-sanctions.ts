/** sanctions-screening, funding-screening: whether anyone who applies, signs or is paid is on a list of sanctioned persons. */
import { birthDate, legalName, lenderDay, payeesOf, screenedAtFunding, screenedAtSubmission } from '@hearthline/domain'
import type { ProviderCall } from '../../providers/provider-call.ts'
import type { WorkContext } from '../work-context.ts'

const requestOf = ({ known }: WorkContext, others: readonly string[]) => ({
  applicantName: known(legalName)!,
  bornOn: known(birthDate)!.bornOn,
  others: [...others],
})

/** Another list of persons is another question, on the same basis too. */
const askedOf = (call: ProviderCall, signers: readonly string[], day = ''): ProviderCall => ({
  ...call,
  idempotencyKey: [call.idempotencyKey, ...(day === '' ? [] : [day]), ...(signers.length > 0 ? [signers.length] : [])].join('/'),
})

export async function screenSanctions(context: WorkContext) {
  const signers = screenedAtSubmission(context.known)
  const request = { ...requestOf(context, signers), payees: [] }
  const found = await context.callWithReference((providerCall) =>
    context.provider('sanctions').screen(request, askedOf(providerCall, signers)),
  )
  return { ...found, signers }
}

/** Another day is another question: who was compared before is compared with the list of now. */
export async function screenBeforeFunding(context: WorkContext) {
  const payees = payeesOf(context.known)
  const signers = screenedAtFunding(context.known)
  const found = await context.callWithReference((providerCall) =>
    context
      .provider('sanctions')
      .screen({ ...requestOf(context, signers), payees }, askedOf(providerCall, signers, lenderDay(context.now))),
  )
  return { ...found, payees, signers }
}
