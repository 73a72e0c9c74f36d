/** The cookie that binds a sign-in at a provider to the browser that began it. It opens nothing alone. */
export const SIGN_IN_COOKIE = 'hearthline-sign-in'
/** Browsers take a cookie of this prefix from this very host alone, over https. */
export const SECURE_SIGN_IN_COOKIE = `__Host-${SIGN_IN_COOKIE}`

export const signInBrowser = (production: boolean, cookies: Readonly<Record<string, string>>): string | undefined =>
  cookies[production ? SECURE_SIGN_IN_COOKIE : SIGN_IN_COOKIE]

export const signInCookie = (production: boolean, value: string, goodForMs: number): string =>
  `${production ? SECURE_SIGN_IN_COOKIE : SIGN_IN_COOKIE}=${value}; Path=/; Max-Age=${goodForMs / 1000}; HttpOnly; SameSite=Strict${production ? '; Secure' : ''}`
