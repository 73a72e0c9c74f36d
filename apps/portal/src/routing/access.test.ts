import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { screens } from '../screens.ts'
import { guard, isOpenPath, loginPath, safeRedirect } from './access.ts'

describe('access to pages', () => {
  it('sends a visitor to the login with the way back, and a signer to the signer login', () => {
    expect(guard({ access: 'signed-in', signedIn: false, pathname: '/dashboard', search: '?a=b' })).toBe(
      '/auth/login?redirectUrl=%2Fdashboard%3Fa%3Db',
    )
    expect(guard({ access: 'signer', signedIn: false, pathname: '/account/heloc/heloc-signer/sign' })).toBe(
      '/account/heloc/heloc-signer/login',
    )
    expect(guard({ access: 'open', signedIn: false, pathname: '/terms' })).toBeUndefined()
    expect(guard({ access: 'signed-in', signedIn: true, pathname: '/dashboard' })).toBeUndefined()
  })
  it('opens the register pages and the host pages to anybody, and no application', () => {
    for (const path of ['/account/heloc/register-v2/legal-name', '/account/heloc/register/support', '/privacy', '/auth/login'])
      expect(isOpenPath(path)).toBe(true)
    for (const path of ['/dashboard', '/account/heloc/0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f', '/account/heloc/register-v2x'])
      expect(isOpenPath(path)).toBe(false)
  })
})

describe('open without a session', () => {
  const uuid = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
  const address = (path: string) => path.replace(':uuid', uuid).replace(':type', 'plaid')
  /** The whole list of pages that are open without a session [routes/access]. */
  const SEED = ['register', 'terms', 'communications', 'privacy', 'licenses', 'coming-soon', 'register/account-setup', 'register/support']
  /**
   * And what that list cannot do without: the pages that replace register and for anything under maintenance, the login itself, the
   * aggregator's way back (its query is lost behind a login), the page of a phone that was handed the photos, the estimate, which no one signs in for, the page that a loan
   * officer's email opens, the page on which a mail is switched off, which may ask for no sign-in (16 CFR 316.5), and the host application's own contact page.
   */
  const OURS = [
    /^\/account\/heloc\/(waitlist|not-accepting-apps|maintenance|photos|estimate|invitation)$/,
    /^\/auth\//,
    /^\/plaid-oauth-success$/,
    /^\/contact$/,
    /^\/email\/stop$/,
  ]
  const isListed = (path: string) =>
    SEED.some((page) => path === `/account/heloc/${page}` || path === `/${page}`) ||
    /^\/account\/heloc\/register-v2(\/|$)/.test(path) ||
    path === '/account/heloc/heloc-signer/login'

  it('is every page of the list', () => {
    for (const page of SEED)
      expect(
        screens.some(({ path, access }) => path.endsWith(`/${page}`) && access === 'open'),
        page,
      ).toBe(true)
  })
  it('has no pages besides the list and the required ones', () => {
    const others = screens.filter(({ path, access }) => access === 'open' && !isListed(path) && !OURS.some((ours) => ours.test(path)))
    expect(others.map(({ path }) => path)).toEqual([])
  })
  it('means the same to the route table and to the rule for dead sessions', () => {
    for (const { path, access } of screens) expect(isOpenPath(address(path)), path).toBe(access === 'open')
  })
  it('every other page sends a visitor to a login: the signer login on signer paths', () => {
    const closed = screens.filter(({ access }) => access !== 'open')
    expect(closed.length).toBeGreaterThan(50)
    for (const { path, access } of closed) {
      const pathname = address(path)
      const to = guard({ access, signedIn: false, pathname })
      expect(to, path).toBe(
        path.includes('/heloc-signer/') ? '/account/heloc/heloc-signer/login' : `/auth/login?redirectUrl=${encodeURIComponent(pathname)}`,
      )
    }
  })
})

describe('pop-webchat', () => {
  it('goes along to the login, where it opens the chat, and is not asked for again after it', () => {
    expect(loginPath('/dashboard', '?a=b&pop-webchat=true')).toBe('/auth/login?redirectUrl=%2Fdashboard%3Fa%3Db&pop-webchat=true')
    expect(loginPath('/dashboard', '?pop-webchat')).toBe('/auth/login?redirectUrl=%2Fdashboard&pop-webchat=')
    expect(loginPath('/account/heloc/heloc-signer/sign', '?x=1&pop-webchat=true')).toBe(
      '/account/heloc/heloc-signer/login?pop-webchat=true',
    )
  })
})

describe('the address to go to after the login', () => {
  const origin = 'https://lender.example'
  it('is followed within the own origin only', () => {
    expect(safeRedirect('/account/heloc/x?y=1#z', origin)).toBe('/account/heloc/x?y=1#z')
    expect(safeRedirect('/dashboard?next=//evil.test#//evil.test', origin)).toBe('/dashboard?next=//evil.test#//evil.test')
  })
  it.each([
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/./\\evil.test',
    '/x/..//evil.test',
    '/%2e//evil.test',
    '/%2f/evil.test',
    '/%2F%2Fevil.test',
    '/%5cevil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    '/\tjavascript:alert(1)//..//evil.test/..//x',
    'data:text/html,x',
    'evil.test',
    '',
    null,
    undefined,
  ])('%j leads nowhere', (bad) => {
    const path = safeRedirect(bad, origin)
    expect(new URL(path, origin).origin).toBe(origin)
    if (path !== '/dashboard') expect(path).toMatch(/^\/[^/\\]/)
    else expect(path).toBe('/dashboard')
  })
  it('stays at the origin, whatever characters browsers normalize', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%2e',
      '%5c',
      '\t',
      '\n',
      '\r',
      ':',
      '@',
      '?',
      '#',
      ' ',
      'evil.test',
      'javascript',
      'auth',
      'login',
      '\u2215',
      '\u3002',
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), fc.boolean(), (signs, rooted) => {
        const path = safeRedirect(`${rooted ? '/' : ''}${signs.join('')}`, origin)
        const url = new URL(path, origin)
        expect(url.origin).toBe(origin)
        expect(url.pathname + url.search + url.hash).toBe(path)
        expect(path).not.toMatch(/^\/(?:[/\\]|%2f|%5c)/i)
        expect(url.pathname.toLowerCase()).not.toMatch(/^\/auth\/log(in|out)\/*$/)
      }),
      { numRuns: 500 },
    )
  })
  it('is never the login itself', () => {
    for (const path of ['/auth/login?redirectUrl=/x', '/auth/login/', '/Auth/Login', '/auth/./logout', '/auth/logout//'])
      expect(safeRedirect(path, origin)).toBe('/dashboard')
  })
})
