/** The addresses that only lead elsewhere [routes/redirects]. Pure: an address in, where it leads out. */
import { applicationUuidIn } from '@hearthline/domain/registration'

export interface Redirect {
  readonly to: string
  /** route: within this page. page: a full load, for what belongs to the host application. */
  readonly by: 'route' | 'page'
}

const BASE = '/account/heloc'

/** Leave the portal for the host application by a full page load. */
const HOST: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/account': '/dashboard',
  [BASE]: '/dashboard',
  ...Object.fromEntries(
    ['terms', 'communications', 'privacy', 'licenses'].flatMap((page) => [
      [`/account/${page}`, `/${page}`],
      [`${BASE}/${page}`, `/${page}`],
    ]),
  ),
}

/** Groups whose own address shows nothing: it leads to the application, which opens the screen it stands at. */
const GROUPS = [
  'bank',
  'credit',
  'document',
  'error',
  'income',
  'insurance',
  'notary',
  'product',
  'signing',
  'start',
  'review-app',
  'payoff',
  'bpo',
]

/** Only `pop-webchat` is carried across automatic redirects; `org` is the visit's own and goes along everywhere. */
export function carriedQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const key of [...query.keys()]) if (key !== 'pop-webchat' && key !== 'org') query.delete(key)
  return query.size === 0 ? '' : `?${query}`
}

/**
 * A letter's link begins at the first question, whichever page it names: what the letter promises, and the notice of a prescreened one, stand there and
 * have to be on the first page that the link opens (12 CFR 1022.54(c)(1)(ii)(B)). An estimate would show other prices than the letter's.
 */
const LETTERS_OPEN = ['/', '/dashboard', '/account', BASE, `${BASE}/estimate`]
const isLetters = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return ['reservationCode', 'prescreen'].some((key) => query.get(key)?.trim())
}

export interface RedirectInput {
  readonly pathname: string
  readonly search: string
  /** The flag fe-heloc-redesign-2025. */
  readonly redesign: boolean
}

/** Where an address leads; undefined when it is a page of its own. */
export function redirectFor({ pathname, search, redesign }: RedirectInput): Redirect | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (LETTERS_OPEN.includes(path) && isLetters(search)) return { to: `${BASE}/register-v2${search}`, by: 'route' }
  const host = HOST[path]
  if (host !== undefined) return { to: host + carriedQuery(search), by: 'page' }

  const signer = /^\/(?:account\/)?heloc-signer(\/.*)?$/.exec(path)
  if (signer) return { to: `${BASE}/heloc-signer${signer[1] ?? ''}${search}`, by: 'route' }
  const within = path.startsWith(`${BASE}/`) ? path.slice(BASE.length + 1) : undefined
  return registerRedirect(path, within, search, redesign) ?? signerRedirect(within, search) ?? groupRedirect(path, within, search)
}

/** /register keeps the whole query: it is what a mailing or a partner sent. The older wizard is asked for by its `step`. */
function registerRedirect(path: string, within: string | undefined, search: string, redesign: boolean): Redirect | undefined {
  const old = path === '/register' || path === '/account/register'
  const wantsStep = new URLSearchParams(search).has('step')
  if ((old || within === 'register') && redesign && !wantsStep) return { to: `${BASE}/register-v2${search}`, by: 'route' }
  if (old) return { to: `${BASE}/register${search}`, by: 'route' }
  if (!redesign && within !== undefined && /^register-v2(\/|$)/.test(within)) return { to: `${BASE}/register${search}`, by: 'route' }
  return undefined
}

function signerRedirect(within: string | undefined, search: string): Redirect | undefined {
  if (within === 'heloc-signer') return { to: `${BASE}/heloc-signer/login${carriedQuery(search)}`, by: 'route' }
  const conditions = within === undefined ? null : /^heloc-signer\/conditions\/(.+)$/.exec(within)
  if (conditions && conditions[1] !== 'upload-document' && conditions[1] !== 'identity') {
    return { to: `${BASE}/heloc-signer/conditions${carriedQuery(search)}`, by: 'route' }
  }
  return undefined
}

function groupRedirect(path: string, within: string | undefined, search: string): Redirect | undefined {
  const uuid = applicationUuidIn(path)
  if (within === undefined || uuid === undefined) return undefined
  const rest = within.slice(uuid.length + 1)
  if (rest === 'income/link') return { to: `${BASE}/${uuid}/income/review${carriedQuery(search)}`, by: 'route' }
  return GROUPS.includes(rest) ? { to: `${BASE}/${uuid}${carriedQuery(search)}`, by: 'route' } : undefined
}

export interface AcceptsInput {
  readonly pathname: string
  readonly wholesale: boolean
  readonly requiresLoanOfficer: boolean
  readonly hasReferrer: boolean
  readonly signedIn?: boolean
}

/**
 * Whether "not accepting apps" is in the place of a page [routes/not-accepting]: of the register pages, and of the root where a loan officer
 * has to send people. The login, running applications and whoever has a session are untouched.
 */
export function isNotAccepting({ pathname, wholesale, requiresLoanOfficer, hasReferrer, signedIn = false }: AcceptsInput): boolean {
  const needsOfficer = requiresLoanOfficer && !hasReferrer
  if (new RegExp(`^${BASE}/?$`).test(pathname)) return needsOfficer && !signedIn
  const isRegister = new RegExp(`^${BASE}/register(-v2)?(/[a-z-]+)?/?$`).test(pathname)
  return isRegister && !/\/register\/(account-setup|support)\/?$/.test(pathname) && (wholesale || needsOfficer)
}
