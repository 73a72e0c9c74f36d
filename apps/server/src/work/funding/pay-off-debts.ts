/** payoffs: each debt is paid straight to its creditor, by the creditor's own quote. */
import { debtsToPayOff, legalName, lenderDay, PUBLIC_RECORD, payoffQuotes, payoffsByQuote } from '@hearthline/domain'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'

/** @throws where nobody knows yet whom to pay or the draw does not reach for what is due today: a person has to look, and nothing is sent */
export async function payOffDebts({ known, provider, now, call }: WorkContext) {
  const debts = debtsToPayOff(known)
  // Marked when they were owed, paid by the borrower since.
  if (debts.length === 0) return { references: [] }
  if (!known(payoffQuotes)) return payByReport({ known, provider, call }, debts)
  const due = payoffsByQuote(known, lenderDay(now))
  const request = {
    applicantName: known(legalName)!,
    debts: due.map(({ debt, payee, payTo, amountCents }) => {
      const last4 = debts.find(({ id }) => id === debt)?.last4
      return { id: debt, creditor: payee, ...(last4 && { last4 }), payTo, balanceCents: amountCents }
    }),
  }
  const { references } = await call((providerCall) => provider('payments').payOff(request, providerCall))
  if (references.length !== due.length) throw new Error('The payment processor did not name each payment')
  return {
    references,
    paid: due.map(({ debt, payee, amountCents }, index) => ({ debt, payee, amountCents, reference: references[index]! })),
  }
}

/** What was approved before quotes were asked for. */
async function payByReport(
  { known, provider, call }: Pick<WorkContext, 'known' | 'provider' | 'call'>,
  debts: ReturnType<typeof debtsToPayOff>,
) {
  if (debts.some(({ creditor }) => creditor === PUBLIC_RECORD))
    throw new RuleBroken('A claim of the public records is to be paid off, and whom to pay is not known')
  const asked = debts.map(({ id, creditor, last4, balanceCents }) => ({ id, creditor, last4, balanceCents }))
  return await call((providerCall) => provider('payments').payOff({ applicantName: known(legalName)!, debts: asked }, providerCall))
}
