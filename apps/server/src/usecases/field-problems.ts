/** A validator's issues as one entry per field path, dots for nesting. */
import type { FieldProblem } from './problem.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

export function fieldProblems(issues: readonly Issue[]): readonly FieldProblem[] {
  const seen = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (!seen.has(path)) seen.set(path, issue.message)
  }
  return [...seen].map(([path, message]) => ({ path, message }))
}
