/** The pages on which an application begins: where a lender takes none any more, a page that says so is in their place. */

const BASE = '/account/heloc'
/** Below the base, what whoever has an application needs, and what says that something else is the matter. */
const NO_ENTRY = /^\/(heloc-signer|photos|maintenance|register\/support)(\/|$)|^\/[0-9a-f]{8}-[0-9a-f-]{27}(\/|$)/i

/** Whoever wants no more emails gets that wherever they are: the link of such a mail asks for it. */
const leavesMails = (path: string, search: string): boolean =>
  (/^\/waitlist\/?$/.test(path) && /[?&]leave=/.test(search)) || (/^\/invitation\/?$/.test(path) && /[?&]stop=true(&|$)/.test(search))

export function isEntryPath(pathname: string, search = ''): boolean {
  if (/^\/(register|register-v2)\/?$/.test(pathname)) return true
  if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return false
  const path = pathname.slice(BASE.length)
  return !NO_ENTRY.test(path) && !leavesMails(path, search)
}
