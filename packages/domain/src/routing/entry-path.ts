/** The pages on which an application begins: where a lender takes none any more, a page that says so is in their place. */

const BASE = '/account/heloc'
/** Below the base, what whoever has an application needs, and what says that something else is the matter. */
const NO_ENTRY = /^\/(heloc-signer|photos|maintenance|register\/support)(\/|$)|^\/[0-9a-f]{8}-[0-9a-f-]{27}(\/|$)/i

export function isEntryPath(pathname: string): boolean {
  if (/^\/(register|register-v2)\/?$/.test(pathname)) return true
  return (pathname === BASE || pathname.startsWith(`${BASE}/`)) && !NO_ENTRY.test(pathname.slice(BASE.length))
}
