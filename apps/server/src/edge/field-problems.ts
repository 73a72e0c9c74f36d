/** From a schema's issues to one entry per field path, dots for nesting; unions are followed into the branch that was meant. */
import type { z } from 'zod'
import type { FieldProblem } from '../usecases/problem.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

export function fieldProblems(issues: readonly Issue[], above: Path = []): FieldProblem[] {
  const first = new Map<string, FieldProblem>()
  for (const problem of issues.flatMap((issue) => problemsOf(issue, above))) if (!first.has(problem.path)) first.set(problem.path, problem)
  return [...first.values()]
}

function problemsOf(issue: Issue, above: Path): FieldProblem[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: text([...path, key]), message: 'Not a field of this call' }))
  if (issue.code === 'invalid_union') {
    const branch = meantBranch(issue.errors)
    if (branch) return fieldProblems(branch, path)
  }
  if (issue.code === 'invalid_element' || issue.code === 'invalid_key')
    return [{ path: text(path), message: worded(issue.issues[0] ?? issue) }]
  return [{ path: text(path), message: worded(issue) }]
}

/** The branch whose first complaint lies deepest is the one the sender had in mind; none when all fail at the value itself. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (branch: readonly Issue[]) => Math.max(0, ...branch.map((issue) => issue.path.length))
  const [deepest] = [...branches].sort((one, other) => depth(other) - depth(one))
  return deepest && depth(deepest) > 0 ? deepest : undefined
}

const text = (path: Path) => path.map(String).join('.')

/** The library's own sentence for what is missing is for developers; ours is "Required" [errors/messages]. */
const worded = (issue: Issue) => (/received undefined$/.test(issue.message) ? 'Required' : issue.message)
