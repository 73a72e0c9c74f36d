const unexpected = 'Something unexpected happened.'

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  // By tag as well: an Error of another frame or of the test runner's realm is not an instance of this one.
  const isError = error instanceof Error || Object.prototype.toString.call(error) === '[object Error]'
  return isError ? (error as Error).message : unexpected
}

/**
 * One sentence out of several errors [errors/messages]: each message loses its own final period, doubles are dropped,
 * the rest is joined by commas and ends with a period. What is neither text nor Error reads 'Something unexpected happened.'
 * Blank messages say nothing and are left out; no messages at all give ''.
 */
export function joinErrors(errors: readonly unknown[]): string {
  const messages = errors.map((error) => messageOf(error).trim().replace(/\.$/, '')).filter((message) => message !== '')
  return messages.length === 0 ? '' : `${[...new Set(messages)].join(', ')}.`
}
