/** Whether the money has left and is not back, as the stored results say: for rules about what is asked before it leaves, once more after a return. */
import type { Given } from '../../item.ts'
import type { DisbursementReturn } from './disbursement-returns.ts'

const returnsOf = (given: Given): readonly DisbursementReturn[] =>
  (given('disbursement-returns') as { readonly returns?: readonly DisbursementReturn[] } | undefined)?.returns ?? []

const sentAs = (given: Given): string | undefined => (given('disbursement') as { readonly traceNumber?: string } | undefined)?.traceNumber

export const isMoneySent = (given: Given): boolean => {
  const traceNumber = sentAs(given)
  return traceNumber !== undefined && !returnsOf(given).some((returned) => returned.traceNumber === traceNumber)
}

/** It was sent, and the bank sent it back: it leaves once more. */
export const isMoneyBack = (given: Given): boolean => sentAs(given) !== undefined && !isMoneySent(given)

const sendingsIn = (data: unknown): readonly string[] => {
  const { references = [], traceNumber } = (data ?? {}) as { readonly references?: readonly string[]; readonly traceNumber?: string }
  return traceNumber === undefined ? references : [traceNumber]
}

/**
 * Whether a result of `payoffs` or of `disbursement` names money that left and that no stored result names. It is kept then, whatever it rested on.
 * A list of payments that leaves out one that is stored is not: the next run learns of both from the processor.
 */
export function isMoreSent(data: unknown, stored: unknown): boolean {
  const [sent, before] = [sendingsIn(data), sendingsIn(stored)]
  const isList = (data as { readonly references?: unknown }).references !== undefined
  return sent.some((one) => !before.includes(one)) && (!isList || before.every((one) => sent.includes(one)))
}
