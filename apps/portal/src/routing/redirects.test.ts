import { describe, expect, it } from 'vitest'
import { carriedQuery, isNotAccepting, redirectFor } from './redirects.ts'

const uuid = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
const to = (pathname: string, search = '', redesign = true) => redirectFor({ pathname, search, redesign })

describe('addresses that lead elsewhere', () => {
  it('leave to the host application by a full page load', () => {
    expect(to('/account/heloc')).toEqual({ to: '/dashboard', by: 'page' })
    expect(to('/account/heloc/terms')).toEqual({ to: '/terms', by: 'page' })
    expect(to('/account/')).toEqual({ to: '/dashboard', by: 'page' })
  })
  it('are the whole list, inside and outside of the base path, with nothing but the chat and the organization', () => {
    for (const page of ['terms', 'communications', 'privacy', 'licenses'])
      for (const base of ['/account', '/account/heloc'])
        expect(to(`${base}/${page}`, '?utm_source=x&pop-webchat=true'), page).toEqual({ to: `/${page}?pop-webchat=true`, by: 'page' })
    expect(to('/')).toEqual({ to: '/dashboard', by: 'page' })
    for (const page of ['/terms', '/dashboard', '/contact']) expect(to(page)).toBeUndefined()
  })
  it('are those that a letter may name: its link opens the first question, where the notice of a prescreened offer stands', () => {
    for (const page of ['/', '/dashboard', '/account/', '/account/heloc', '/account/heloc/estimate'])
      for (const query of ['?reservationCode=FIRM2026&utm_source=mail', '?prescreen=FIRM2026'])
        expect(to(page, query), page).toEqual({ to: `/account/heloc/register-v2${query}`, by: 'route' })
    expect(to('/account/heloc/estimate', '?homeState=CA')).toBeUndefined()
    expect(to('/account/heloc/register-v2/home-address', '?reservationCode=FIRM2026')).toBeUndefined()
  })
  it('keep the whole query for signers too', () => {
    expect(to('/account/heloc-signer/sign', '?code=1&a=2')).toEqual({ to: '/account/heloc/heloc-signer/sign?code=1&a=2', by: 'route' })
    expect(to('/heloc-signer-x')).toBeUndefined()
  })
  it('treat only a UUID-shaped part as an application', () => {
    for (const part of [
      'register',
      '0b3c2c1e6a5f4c559d7e0a1b2c3d4e5f',
      '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5',
      'x0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f',
    ])
      expect(to(`/account/heloc/${part}/bank`), part).toBeUndefined()
    expect(to(`/account/heloc/${uuid.toUpperCase()}/bank`)?.to).toBe(`/account/heloc/${uuid.toUpperCase()}`)
  })
  it('are the index of every group', () => {
    for (const group of [
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
    ])
      expect(to(`/account/heloc/${uuid}/${group}`)?.to, group).toBe(`/account/heloc/${uuid}`)
    for (const page of ['conditions', 'liens', 'identity', 'hold', 'complete'])
      expect(to(`/account/heloc/${uuid}/${page}`), page).toBeUndefined()
  })
  it('keep the whole query on the way to the register wizard', () => {
    expect(to('/account/register', '?rid=1&utm_source=mail')).toEqual({
      to: '/account/heloc/register-v2?rid=1&utm_source=mail',
      by: 'route',
    })
    expect(to('/account/register', '?rid=1', false)).toEqual({ to: '/account/heloc/register?rid=1', by: 'route' })
  })
  it('open the older wizard when it is asked for by its step, and when the redesign is off', () => {
    expect(to('/account/heloc/register', '?step=name')).toBeUndefined()
    expect(to('/account/heloc/register-v2/birthdate', '?a=b', false)).toEqual({ to: '/account/heloc/register?a=b', by: 'route' })
    expect(to('/account/heloc/register-v2')).toBeUndefined()
  })
  it('bring signers to the paths under the base', () => {
    expect(to('/heloc-signer/resume')?.to).toBe('/account/heloc/heloc-signer/resume')
    expect(to('/account/heloc-signer')?.to).toBe('/account/heloc/heloc-signer')
    expect(to('/account/heloc/heloc-signer')?.to).toBe('/account/heloc/heloc-signer/login')
    expect(to('/account/heloc/heloc-signer/conditions/phone-number')?.to).toBe('/account/heloc/heloc-signer/conditions')
    expect(to('/account/heloc/heloc-signer/conditions/identity')).toBeUndefined()
  })
  it('lead from a group to its application, and from income/link to income/review', () => {
    expect(to(`/account/heloc/${uuid}/bank/`)?.to).toBe(`/account/heloc/${uuid}`)
    expect(to(`/account/heloc/${uuid}/income/link`, '?x=1&pop-webchat=true')?.to).toBe(
      `/account/heloc/${uuid}/income/review?pop-webchat=true`,
    )
    expect(to(`/account/heloc/${uuid}/income/link/plaid`)).toBeUndefined()
    expect(to(`/account/heloc/${uuid}/conditions`)).toBeUndefined()
  })
  it('never take "register" for an application', () => {
    expect(to('/account/heloc/register/support')).toBeUndefined()
  })
  it('carry pop-webchat and the organization of the visit, and nothing else', () => {
    expect(carriedQuery('?pop-webchat=1&org=NORTHGATE&utm_source=x')).toBe('?pop-webchat=1&org=NORTHGATE')
    expect(carriedQuery('?utm_source=x')).toBe('')
  })
})

describe('organizations that do not accept applications here', () => {
  const at = (pathname: string, hasReferrer = false) =>
    isNotAccepting({ pathname, wholesale: false, requiresLoanOfficer: true, hasReferrer })
  it('replace the register pages with a notice, unless a referrer is present', () => {
    expect(at('/account/heloc/register-v2')).toBe(true)
    expect(at('/account/heloc/register-v2/legal-name')).toBe(true)
    expect(at('/account/heloc/register-v2', true)).toBe(false)
    expect(isNotAccepting({ pathname: '/account/heloc/register', wholesale: true, requiresLoanOfficer: false, hasReferrer: true })).toBe(
      true,
    )
  })
  it('replace the root too where a loan officer sends people, but not for a signed-in person', () => {
    expect(at('/account/heloc')).toBe(true)
    expect(at('/account/heloc/', true)).toBe(false)
    const root = { pathname: '/account/heloc', requiresLoanOfficer: true, hasReferrer: false, wholesale: false }
    expect(isNotAccepting({ ...root, signedIn: true })).toBe(false)
    expect(isNotAccepting({ ...root, requiresLoanOfficer: false, wholesale: true })).toBe(false)
  })
  it('leave support, the account and running applications alone', () => {
    expect(at('/account/heloc/register/support')).toBe(false)
    expect(at(`/account/heloc/${uuid}/liens`)).toBe(false)
  })
})
