import { RequestError } from '@hearthline/client'

/** Any failure in words that say what to do. */
export function describeProblem(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Something unexpected happened. Try again.'
  if (error.status === 0) return 'The server isn’t responding right now. Check your connection and try again.'
  if (error.status < 400) return 'The response could not be read. Try again.'
  if (error.status === 429) return 'Too many attempts. Wait a minute and try again.'
  return error.message.endsWith('.') ? error.message : `${error.message}.`
}
