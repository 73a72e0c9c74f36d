/** Finds text that no database column and no document can hold: NUL, and halves of surrogate pairs. */
import type { FieldProblem } from '../usecases/problem.ts'
import { Problem } from '../usecases/problem.ts'

/** Nothing we take is nested nearly as deep; a million brackets are an attack on whoever walks them by recursion. */
const DEEPEST = 40
const MOST_REPORTED = 50

const isUnreadable = (text: string) => text.includes('\0') || !text.isWellFormed()

/**
 * One entry per path, dots for nesting; empty when all of it can be kept.
 * @throws Problem bad_request when it is nested too deep
 */
export function unreadableText(input: unknown): FieldProblem[] {
  const found: FieldProblem[] = []
  const open: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }]
  for (let next = open.pop(); next && found.length < MOST_REPORTED; next = open.pop()) {
    const { value, path, depth } = next
    if (depth > DEEPEST) throw new Problem('bad_request', 'The body is nested too deep')
    if (typeof value === 'string' && isUnreadable(value)) found.push({ path, message: 'Some of the characters entered are not supported.' })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      if (isUnreadable(key)) found.push({ path, message: 'Some of the characters entered are not supported.' })
      else open.push({ value: child, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
  return found
}
