/** Paths of an application, from what routing answers ('product/select', '/' for the dashboard). */

export const HELOC_BASE = '/account/heloc'

export const applicationPath = (uuid: string, path: string): string => {
  if (path === '/' || path === '/dashboard') return '/dashboard'
  return path.startsWith('/') ? path : `${HELOC_BASE}/${uuid}/${path}`
}

/** The part of a path behind the application's own: '/account/heloc/{uuid}/bank/confirm' is 'bank/confirm'; '' at its root. */
export function pathWithin(uuid: string, pathname: string): string {
  const root = `${HELOC_BASE}/${uuid}`
  return pathname.startsWith(root) ? pathname.slice(root.length).replace(/^\/+|\/+$/g, '') : ''
}
