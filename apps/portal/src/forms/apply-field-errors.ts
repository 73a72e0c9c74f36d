import { RequestError } from '@hearthline/client'

/**
 * Puts the `fields` of a 422 at their fields; answers whether there were any. `setError(path, { message })` is the shape of form
 * libraries; the path is the server's own, dots between its parts ("address.zip"). The first message of a path is kept.
 */
export function applyFieldErrors(error: unknown, setError: (path: string, problem: { message: string }) => void): boolean {
  const fields = error instanceof RequestError && error.status === 422 ? (error.data?.fields ?? []) : []
  const seen = new Set<string>()
  for (const { path, message } of fields) {
    if (seen.has(path)) continue
    seen.add(path)
    setError(path, { message })
  }
  return seen.size > 0
}
