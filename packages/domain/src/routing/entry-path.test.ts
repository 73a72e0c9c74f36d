import { describe, expect, it } from 'vitest'
import { isEntryPath } from './entry-path.ts'

describe('the pages on which an application begins', () => {
  it('are the register pages, the waitlist, and every other way in below the same base', () => {
    for (const path of [
      '',
      '/',
      '/register',
      '/register-v2/legal-name',
      '/register/account-setup',
      '/waitlist',
      '/coming-soon',
      '/prequalified',
    ])
      expect([path, isEntryPath(`/account/heloc${path}`)]).toEqual([path, true])
    expect(isEntryPath('/register')).toBe(true)
  })

  it('are not those on which people ask for no more emails', () => {
    for (const [path, search] of [
      ['/waitlist', '?leave=1-abc'],
      ['/invitation', '?link=abc&stop=true'],
    ] as const) {
      expect(isEntryPath(`/account/heloc${path}`, search)).toBe(false)
      expect(isEntryPath(`/account/heloc${path}`, '?link=abc')).toBe(true)
    }
  })

  it('are neither an application, nor what a signer or a phone was sent, nor how to reach us', () => {
    const uuid = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
    for (const path of [`/${uuid}`, `/${uuid}/offers`, '/heloc-signer/login', '/photos', '/register/support', '/maintenance'])
      expect([path, isEntryPath(`/account/heloc${path}`)]).toEqual([path, false])
    for (const path of ['/dashboard', '/auth/login', '/terms', '/contact', '/account/helocx'])
      expect([path, isEntryPath(path)]).toEqual([path, false])
  })
})
