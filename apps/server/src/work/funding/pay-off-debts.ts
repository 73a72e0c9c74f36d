/** payoffs: each debt is paid straight to its creditor. */
import { debtsToPayOff, legalName, PUBLIC_RECORD } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

/** @throws where nobody knows yet whom to pay: a person has to find out, and nothing is sent */
export async function payOffDebts({ known, provider, call }: WorkContext) {
  const debts = debtsToPayOff(known).map(({ id, creditor, last4, balanceCents }) => ({ id, creditor, last4, balanceCents }))
  // Marked when they were owed, paid by the borrower since.
  if (debts.length === 0) return { references: [] }
  if (debts.some(({ creditor }) => creditor === PUBLIC_RECORD))
    throw new Error('A claim of the public records is to be paid off, and whom to pay is not known')
  return await call((providerCall) => provider('payments').payOff({ applicantName: known(legalName)!, debts }, providerCall))
}
