/** The page on which an audience logs in; where it goes then is carried along. */
export function loginPage(audience: 'customer' | 'agent', orgCode: string, redirectUrl?: string): string {
  if (audience === 'agent') return '/console'
  return `/auth/login?${new URLSearchParams({ org: orgCode, ...(redirectUrl ? { redirectUrl } : {}) })}`
}
