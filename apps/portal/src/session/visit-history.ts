/** The browser's history for one visit: the organization that the address chose stays in every address, from the first moment. */
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Path } from 'react-router'
import { currentVisit } from './visit.ts'

/** The query with the visit's organization in it; as it was where it names one itself, or where the host name decides. */
export function withOrganization(search: string, org: string | undefined): string {
  if (org === undefined) return search
  const query = new URLSearchParams(search)
  if (query.has('org')) return search
  query.set('org', org)
  return `?${query}`
}

type History = ReturnType<typeof createBrowserHistory>
type To = Parameters<History['push']>[0]

/** An address without a path keeps the current page; its query counts only where it has one. */
function kept(to: To): To {
  const { org } = currentVisit()
  if (org === undefined) return to
  if (typeof to !== 'string') return { ...to, search: withOrganization(to.search ?? '', org) } satisfies Partial<Path>
  const { pathname, search, hash } = new URL(to, window.location.href)
  return `${pathname}${withOrganization(search, org)}${hash}`
}

/** Put into the address before it is shown, so there is no second entry and nothing to see. */
export function visitHistory(): History {
  const history = createBrowserHistory({ window, v5Compat: true })
  const { push, replace } = history
  history.push = (to, state) => push(kept(to), state)
  history.replace = (to, state) => replace(kept(to), state)
  return history
}
