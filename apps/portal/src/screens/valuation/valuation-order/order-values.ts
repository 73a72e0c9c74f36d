/** What the form holds, and the answer that it makes. Pure. */
import { type AnswerOf, DEBIT_NOT_ALLOWED, formatPhone, phoneDigits } from '@hearthline/domain'
import { isCondition } from './condition-guide.ts'
import { type VisitValues, visitOf, visitProblems, visitValues } from './visit-values.ts'

export type Order = AnswerOf<'valuation-order'>

export interface OrderValues extends VisitValues {
  readonly condition: string
  readonly contactName: string
  readonly contactPhone: string
  readonly accessNote: string
  readonly debitAgreed: boolean
}

/** What was said before is kept when it is asked again; the visit that was canceled is not. */
export const orderValues = (before: Partial<Order> | null): OrderValues => ({
  condition: before?.condition ?? '',
  contactName: before?.contactName ?? '',
  contactPhone: formatPhone(before?.contactPhone ?? ''),
  accessNote: before?.accessNote ?? '',
  debitAgreed: before?.debitAgreed ?? false,
  ...visitValues(before?.canceled ? undefined : before?.visit, before !== null && !before.canceled && before.condition !== undefined),
})

/** `hasFee`: the visit costs something, and its debit has to be authorized. */
export function orderProblems(values: OrderValues, hasFee = false): { field: keyof OrderValues; message: string }[] {
  return [
    ...(isCondition(values.condition) ? [] : [{ field: 'condition' as const, message: 'Choose the condition that fits best' }]),
    ...(values.contactName.trim().length >= 2
      ? []
      : [{ field: 'contactName' as const, message: 'Enter the name of who will be at the home' }]),
    ...(phoneDigits(values.contactPhone) ? [] : [{ field: 'contactPhone' as const, message: 'Enter a phone number with ten digits' }]),
    ...visitProblems(values),
    ...(hasFee && !values.debitAgreed ? [{ field: 'debitAgreed' as const, message: DEBIT_NOT_ALLOWED }] : []),
  ]
}

/** Undefined where something is missing. */
export function orderOf(values: OrderValues): Order | undefined {
  const contactPhone = phoneDigits(values.contactPhone)
  if (!isCondition(values.condition) || contactPhone === undefined || orderProblems(values).length > 0) return undefined
  const visit = visitOf(values)
  const accessNote = values.accessNote.trim()
  return {
    condition: values.condition,
    contactName: values.contactName.trim(),
    contactPhone,
    ...(visit && { visit }),
    ...(accessNote && { accessNote }),
    ...(values.debitAgreed && { debitAgreed: true }),
  }
}
