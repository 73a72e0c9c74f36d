/** Where a step of the wizard lives: a path of its own, or, under the older wizard's one address, a `step` in the query. Pure. */
import { HELOC_BASE } from './application-path.ts'

export const OLDER_REGISTER = `${HELOC_BASE}/register`

/** The older wizard's step names (seed 000 section 2); where one lives belongs to the property there, and has a value of its own here. */
const STEP_OF: Readonly<Record<string, string>> = {
  'register-v2': 'property-info',
  'register-v2/home-address': 'home-address',
  'register-v2/for-sale': 'sale-status',
  'register-v2/annual-income': 'income-info',
  'register-v2/legal-name': 'name',
  'register-v2/birthdate': 'birthdate',
  'register-v2/phone-and-email': 'contact-info',
  'register-v2/set-password': 'login-info',
}

/** The screen that shows an older step, by its id in the route table; the first for a name that there is not. */
export const screenOfOlderStep = (step: string | null): string =>
  (Object.entries(STEP_OF).find(([, name]) => name === step)?.[0] ?? 'register-v2').replace('/', '-')

/** The address of a step as the wizard at this address names it; the rest of the query stays. */
export function stepAddress(path: string, at: { readonly pathname: string; readonly search: string }): string {
  if (at.pathname.replace(/\/+$/, '') !== OLDER_REGISTER) return `${HELOC_BASE}/${path}`
  const query = new URLSearchParams(at.search)
  query.set('step', STEP_OF[path] ?? 'property-info')
  return `${OLDER_REGISTER}?${query}`
}
