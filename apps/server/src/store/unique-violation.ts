/** Recognizes PostgreSQL's "duplicate key" for one named index, whichever driver or wrapper reports it. */

const UNIQUE_VIOLATION = '23505'

export function isUniqueViolation(problem: unknown, index: string): boolean {
  for (let at = problem; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as Error & { code?: string; constraint?: string }
    if (code === UNIQUE_VIOLATION && (constraint === undefined || constraint === index)) return true
  }
  return false
}
