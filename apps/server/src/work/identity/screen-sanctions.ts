/** sanctions-screening, funding-screening: whether anyone who applies, signs or is paid is on a list of sanctioned persons. */
import { birthDate, legalName, lenderDay, payeesOf, signersOf } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

const requestOf = ({ known }: WorkContext) => ({
  applicantName: known(legalName)!,
  bornOn: known(birthDate)!.bornOn,
  others: signersOf(known).map(({ name }) => name),
})

export const screenSanctions = (context: WorkContext) =>
  context.callWithReference((providerCall) => context.provider('sanctions').screen({ ...requestOf(context), payees: [] }, providerCall))

/** Another day is another question: who was compared before is compared with the list of now. */
export async function screenBeforeFunding(context: WorkContext) {
  const payees = payeesOf(context.known)
  const found = await context.callWithReference((providerCall) =>
    context
      .provider('sanctions')
      .screen(
        { ...requestOf(context), payees },
        { ...providerCall, idempotencyKey: `${providerCall.idempotencyKey}/${lenderDay(context.now)}` },
      ),
  )
  return { ...found, payees }
}
