/**
 * Whether a path is among the routes under maintenance: the configured ones only [routes/maintenance], so that a flag switched on without any
 * takes nothing away. A route is a path, with `:uuid` or `*` for one part, and `/*` at its end for everything below; `*` alone is all
 * of them. The maintenance page itself and the login never are: there must be somewhere to be.
 */
export function isUnderMaintenance(pathname: string, routes: readonly string[]): boolean {
  if (pathname === '/account/heloc/maintenance' || pathname.startsWith('/auth/')) return false
  return routes.some((route) => route === '*' || patternOf(route).test(pathname))
}

function patternOf(route: string): RegExp {
  const below = route.endsWith('/*')
  const parts = (below ? route.slice(0, -2) : route)
    .split('/')
    .map((part) => (part === '*' || part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}${below ? '(/.*)?' : '/?'}$`)
}
