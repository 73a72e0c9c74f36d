import type { FieldProblem } from '../forms/use-form.ts'

/** An explanation has at least ten letters, as the server asks, and at most what it keeps. */
export function explanationProblem(field: string, text: string, { empty, most }: { empty: string; most: number }): readonly FieldProblem[] {
  const typed = text.trim()
  if (typed.length < 10) return [{ field, message: empty }]
  return typed.length > most ? [{ field, message: `Please keep it to ${most.toLocaleString('en-US')} characters` }] : []
}
