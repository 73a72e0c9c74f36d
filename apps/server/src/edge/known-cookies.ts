/** The cookies the server reads: an affiliate's key [registration/entries], and what binds a sign-in at a provider to its browser. Sessions are never in cookies. */
import { SECURE_SIGN_IN_COOKIE, SIGN_IN_COOKIE } from '../services/identity-broker/sign-in-cookie.ts'

const NAMES: ReadonlySet<string> = new Set(['_ft_prepop', SIGN_IN_COOKIE, SECURE_SIGN_IN_COOKIE])

/** Of several with the same name the first counts. */
export function knownCookies(header: string | undefined): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const pair of header?.split(';') ?? []) {
    const [given = '', ...value] = pair.split('=')
    const name = given.trim()
    if (NAMES.has(name)) found[name] ??= decoded(value.join('=').trim())
  }
  return found
}

function decoded(value: string): string {
  const bare = value.replace(/^"(.*)"$/, '$1')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
