import type { FieldProblem } from '../forms/use-form.ts'

/** A bureau's PIN has four to ten digits. */
export function pinProblems(pin: string): readonly FieldProblem[] {
  const typed = pin.trim()
  if (typed === '') return [{ field: 'pin', message: 'Please enter your PIN' }]
  return /^\d{4,10}$/.test(typed) ? [] : [{ field: 'pin', message: 'Enter a PIN of four to ten digits' }]
}
