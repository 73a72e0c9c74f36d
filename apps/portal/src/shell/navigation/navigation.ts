/** Where someone may go from anywhere: the side nav and the apps menu [shell/navigation]. Pure. */
import type { OrganizationInfo } from '@hearthline/brands'

export type NavigationIcon = 'home' | 'market' | 'portfolio' | 'line' | 'rent' | 'exchange' | 'passport' | 'pay' | 'group'

export interface NavigationLink {
  readonly id: string
  readonly label: string
  readonly description?: string
  readonly to: string
  readonly icon: NavigationIcon
}

export interface Allowed {
  /** An additional signer, by type or by being listed on the application. */
  readonly signer: boolean
  readonly broker: boolean
  /** The organization has a marketplace (brand.json). */
  readonly marketplace: boolean
  /** A partner lender's people are not led to other products (docs/decisions/0015). */
  readonly partnerLender: boolean
  /** Flag portfolio-manager. */
  readonly portfolioManager: boolean
  /** Flag wallet-area. */
  readonly walletArea: boolean
  /** The pages that the organization opens (brand.json). */
  readonly exchange: boolean
  readonly passport: boolean
  readonly pay: boolean
}

const DASHBOARD: NavigationLink = { id: 'dashboard', label: 'Dashboard', to: '/dashboard', icon: 'home' }
const MARKETPLACE: NavigationLink = { id: 'marketplace', label: 'Marketplace', to: '/universal-marketplace', icon: 'market' }
const PORTFOLIO: NavigationLink = { id: 'portfolio', label: 'Portfolio Manager', to: '/portfolio', icon: 'portfolio' }

/** An additional signer has no dashboard, unless a broker: there is nothing of theirs on it. */
export const mayOpenDashboard = ({ signer, broker }: Pick<Allowed, 'signer' | 'broker'>): boolean => !signer || broker

const mayOpenMarketplace = ({ marketplace, partnerLender }: Allowed): boolean => marketplace && !partnerLender

export function navigationLinks(allowed: Allowed): readonly NavigationLink[] {
  return [
    ...(mayOpenDashboard(allowed) ? [DASHBOARD] : []),
    ...(mayOpenMarketplace(allowed) ? [MARKETPLACE] : []),
    ...(allowed.portfolioManager ? [PORTFOLIO] : []),
  ]
}

const PRODUCTS: Readonly<Record<'HELOC' | 'DSCR', NavigationLink>> = {
  HELOC: {
    id: 'heloc',
    label: 'Home equity line of credit',
    description: 'Borrow against the home you own',
    to: '/account/heloc/register-v2',
    icon: 'line',
  },
  // It has no application of its own here: a person takes it by phone.
  DSCR: {
    id: 'dscr',
    label: 'Debt service coverage ratio loan',
    description: 'For a home you rent out. Contact us to apply',
    to: '/contact',
    icon: 'rent',
  },
}

const EXCHANGE: NavigationLink = { id: 'exchange', label: 'Exchange', to: '/exchange', icon: 'exchange' }
const PASSPORT: NavigationLink = { id: 'passport', label: 'Passport', to: '/universal-passport', icon: 'passport' }
const PAY: NavigationLink = { id: 'pay', label: 'Payments', to: '/pay', icon: 'pay' }

/** The organization's products, then the areas that it has switched on. */
export function appLinks(products: OrganizationInfo['orgMetaData']['products'], allowed: Allowed): readonly NavigationLink[] {
  const offered = (['HELOC', 'DSCR'] as const).filter((product) => products[product] !== undefined).map((product) => PRODUCTS[product])
  const wallet = allowed.walletArea ? [...(allowed.exchange ? [EXCHANGE] : []), ...(mayOpenMarketplace(allowed) ? [MARKETPLACE] : [])] : []
  // An additional signer has neither a line nor applications of their own.
  const own = mayOpenDashboard(allowed) ? [...(allowed.passport ? [PASSPORT] : []), ...(allowed.pay ? [PAY] : [])] : []
  const portfolio = allowed.portfolioManager
    ? [PORTFOLIO, { id: 'groups', label: 'Group Manager', to: '/group-manager', icon: 'group' } as const]
    : []
  return [...offered, ...wallet, ...own, ...portfolio]
}

/** Whether a link leads to the current page or to one above it. The dashboard is above none: settings only share its address. */
export const isCurrentLink = (to: string, pathname: string): boolean =>
  pathname === to || (to !== DASHBOARD.to && pathname.startsWith(`${to}/`))
