/** payoffs: each marked debt is paid straight to its creditor. */
import { legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { debtsToPayOff } from './debts-to-pay-off.ts'

export async function payOffDebts({ known, provider, call }: WorkContext) {
  const debts = debtsToPayOff(known).map(({ id, creditor, last4, balanceCents }) => ({ id, creditor, last4, balanceCents }))
  // Marked when they were owed, paid by the borrower since.
  if (debts.length === 0) return { references: [] }
  return await call((providerCall) => provider('payments').payOff({ applicantName: known(legalName)!, debts }, providerCall))
}
