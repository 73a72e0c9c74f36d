/** payoffs: each debt is paid straight to its creditor, by its letter and with it. A payment that was made stands, whatever becomes of the others. */
import { type DrawnLetter, debtsToPayOff, legalName, type Payoffs, payoffLetters, type UnpaidDebt } from '@hearthline/domain'
import { ProviderRefused } from '../../providers/provider-call.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'

/** @throws where there is no letter to pay by: a person has to look, and nothing is sent */
export async function payOffDebts(context: WorkContext): Promise<Payoffs> {
  const { known, before } = context
  const earlier: Payoffs = { references: [], ...(before as Payoffs | undefined) }
  const letters = known(payoffLetters)
  // Marked when they were owed, paid by the borrower since.
  if (!letters && debtsToPayOff(known).length === 0) return { references: earlier.references }
  if (!letters) throw new RuleBroken('There is no payoff letter to pay by')
  const paid = [...(earlier.paid ?? [])]
  const unpaid: UnpaidDebt[] = (letters.unpayable ?? []).map((debt) => ({ ...debt, ...refusalsOf(earlier, debt.debt) }))
  for (const letter of letters.letters) {
    if (paid.some(({ debt }) => debt === letter.debt)) continue
    const withTeam = earlier.unpaid?.find(({ debt, why, askAgain }) => debt === letter.debt && why === 'REFUSED' && !askAgain)
    if (withTeam) {
      // Its own check may be in the mail.
      unpaid.push({ ...withTeam, dueCents: letter.amountCents })
      continue
    }
    const { refusals = 0 } = refusalsOf(earlier, letter.debt)
    try {
      const { reference, amountCents, sentOn } = await payOne(context, letter, refusals)
      context.keepPayoff({ debt: letter.debt, reference, amountCents, sentOn })
      paid.push({ debt: letter.debt, payee: letter.payee, amountCents, reference, on: sentOn, letter: letter.documentId })
    } catch (problem) {
      // Anything else is tried again under the same key; this is the processor's last word.
      if (!(problem instanceof ProviderRefused)) throw problem
      const { debt, payee: creditor } = letter
      unpaid.push({ debt, creditor, why: 'REFUSED', because: problem.because, refusals: refusals + 1, dueCents: letter.amountCents })
    }
  }
  return {
    references: paid.length > 0 ? paid.map(({ reference }) => reference) : earlier.references,
    ...(paid.length > 0 && { paid }),
    ...(unpaid.length > 0 && { unpaid }),
  }
}

function refusalsOf({ unpaid = [] }: Payoffs, debt: string): Pick<UnpaidDebt, 'refusals'> {
  const refusals = unpaid.find((one) => one.debt === debt)?.refusals
  return refusals === undefined ? {} : { refusals }
}

/**
 * The key names the debt and not what the payment rests on: where an answer was lost and the debt was quoted anew since, the processor gives the
 * payment that it made. Only what it refused is another payment.
 */
async function payOne({ known, application, services, provider, call }: WorkContext, letter: DrawnLetter, refusals: number) {
  const { debt: id, payee: creditor, payTo, amountCents, documentId, sha256 } = letter
  const bytes = await services.madeDocument(application.id, documentId)
  if (!bytes) throw new Error('The payoff letter is not there')
  const last4 = debtsToPayOff(known).find((debt) => debt.id === id)?.last4
  const request = {
    applicantName: known(legalName)!,
    debt: { id, creditor, ...(last4 && { last4 }), ...(payTo && { payTo }), amountCents },
    letter: { sha256, mediaType: 'application/pdf', bytes },
  } as const
  return call((providerCall) =>
    provider('payments').payOff(request, { ...providerCall, idempotencyKey: `${application.id}/payoffs/${id}/${refusals}` }),
  )
}
