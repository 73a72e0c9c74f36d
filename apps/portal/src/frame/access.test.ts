import { describe, expect, it } from 'vitest'
import { guard, isOpenPath, safeRedirect } from './access.ts'

describe('who may open a page', () => {
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

describe('the address to go to after the login', () => {
  const origin = 'https://lender.example'
  it('is followed within the own origin only', () => {
    expect(safeRedirect('/account/heloc/x?y=1#z', origin)).toBe('/account/heloc/x?y=1#z')
    for (const bad of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', null])
      expect(safeRedirect(bad, origin)).toBe('/dashboard')
  })
  it('is never the login itself', () => {
    expect(safeRedirect('/auth/login?redirectUrl=/x', origin)).toBe('/dashboard')
  })
})
