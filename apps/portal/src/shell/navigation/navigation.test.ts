import { describe, expect, it } from 'vitest'
import { hasRail, isMinimalPage } from '../rail/rail-pages.ts'
import { type Allowed, appLinks, isCurrentLink, navigationLinks } from './navigation.ts'

const borrower: Allowed = {
  signer: false,
  broker: false,
  marketplace: false,
  partnerLender: false,
  portfolioManager: false,
  walletArea: false,
  exchange: false,
  passport: false,
  pay: false,
}
const labels = (allowed: Partial<Allowed>) => navigationLinks({ ...borrower, ...allowed }).map(({ label }) => label)

describe('the side nav', () => {
  it('has the marketplace only where the organization has one, and the portfolio manager only by its flag', () => {
    expect(labels({})).toEqual(['Dashboard'])
    expect(labels({ marketplace: true })).toEqual(['Dashboard', 'Marketplace'])
    expect(labels({ portfolioManager: true })).toEqual(['Dashboard', 'Portfolio Manager'])
  })
  it('has no dashboard for an additional signer, unless they are a broker', () => {
    expect(labels({ signer: true })).toEqual([])
    expect(labels({ signer: true, broker: true })).toEqual(['Dashboard'])
  })
  it("has no marketplace for a partner lender's people", () => {
    expect(labels({ marketplace: true, partnerLender: true })).toEqual(['Dashboard'])
  })
})

describe('the apps menu', () => {
  const apps = (products: object, allowed: Partial<Allowed> = {}) =>
    appLinks(products as Parameters<typeof appLinks>[0], { ...borrower, ...allowed }).map(({ label }) => label)
  it('names the products that the organization offers, and no other', () => {
    expect(apps({ HELOC: {} })).toEqual(['Home equity line of credit'])
    expect(apps({ HELOC: {}, DSCR: {} })).toEqual(['Home equity line of credit', 'Debt service coverage ratio loan'])
  })
  it('leads to no page that the organization has not opened, and an additional signer to none of a borrower', () => {
    expect(apps({}, { walletArea: true })).toEqual([])
    expect(apps({}, { passport: true, pay: true })).toEqual(['Passport', 'Payments'])
    expect(apps({}, { passport: true, pay: true, signer: true })).toEqual([])
  })
  it('has the other areas only by their flags', () => {
    expect(apps({ HELOC: {} }, { walletArea: true, exchange: true })).toEqual(['Home equity line of credit', 'Exchange'])
    expect(apps({ HELOC: {} }, { walletArea: true, marketplace: true })).toContain('Marketplace')
    expect(apps({ HELOC: {} }, { walletArea: true, marketplace: true, partnerLender: true })).not.toContain('Marketplace')
    expect(apps({}, { portfolioManager: true })).toEqual(['Portfolio Manager', 'Group Manager'])
  })
})

describe('what is shown beside a page', () => {
  it('is hidden in the wizard, on the login page and where a visit ends, signed in or not', () => {
    for (const path of ['/account/heloc/register', '/account/heloc/register-v2/birthdate', '/auth/login', '/account/heloc/maintenance'])
      expect(hasRail(path, true), path).toBe(false)
    expect(isMinimalPage('/account/heloc/heloc-signer/login')).toBe(true)
  })
  it('is the navigation for signed-in people only', () => {
    for (const path of [
      '/dashboard',
      '/contact',
      '/account/heloc/00000000-0000-4000-8000-000000000000/liens',
      '/account/heloc/heloc-signer/sign',
    ]) {
      expect(hasRail(path, true), path).toBe(true)
      expect(hasRail(path, false), path).toBe(false)
    }
  })
  it('marks the page at hand, and the one that a page belongs to', () => {
    expect([
      isCurrentLink('/dashboard', '/dashboard'),
      isCurrentLink('/portfolio', '/portfolio/one'),
      isCurrentLink('/port', '/portfolio'),
    ]).toEqual([true, true, false])
  })
  it('does not mark the dashboard on the settings, which only share its address', () => {
    expect(isCurrentLink('/dashboard', '/dashboard/settings')).toBe(false)
  })
})
