/** The token of an Authorization header: its prefix in any case, once or twice or not at all [session/token]. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^(?:bearer(?:\s+|$))+/i, '')
  return token === '' || token === undefined || /^basic\s/i.test(token) ? undefined : token
}
