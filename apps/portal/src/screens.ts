/** THE ROUTE TABLE: every page of the portal, one line each. Pure data and lazy imports, so that it can be printed without React. */
import type { ComponentType } from 'react'
import type { ScreenAccess } from './frame/access.ts'

export interface ScreenModule {
  readonly default: ComponentType
}

export interface ScreenRoute {
  /** Full path; `:uuid` is an application, `:type` a kind of income source. */
  readonly path: string
  readonly access: ScreenAccess
  readonly screen: string
  readonly load: () => Promise<ScreenModule>
}

const BASE = '/account/heloc'

const open = (path: string, screen: string, load: ScreenRoute['load']): ScreenRoute => ({ path, access: 'open', screen, load })
const mine = (path: string, screen: string, load: ScreenRoute['load']): ScreenRoute => ({ path, access: 'signed-in', screen, load })
const ofApplication = (path: string, screen: string, load: ScreenRoute['load']) => mine(`${BASE}/:uuid${path}`, screen, load)
const ofSigner = (path: string, screen: string, access: ScreenAccess = 'signer'): ScreenRoute => ({
  path: `${BASE}/heloc-signer${path}`,
  access,
  screen,
  load: signerPage,
})

const plain = () => import('./screens/plain-item/plain-item.tsx')
/** Something takes longer than it should: one page at several addresses (seed 000 §2). */
const timeout = () => import('./screens/error/timeout.tsx')
const signerPage = () => import('./screens/pages/signer-page.tsx')
/** A screen that shows whichever item is open, under a heading of its own; screens/plain-item/headings.ts has the words. */
const item = (path: string, screen: string) => ofApplication(`/${path}`, screen, plain)

export const screens: readonly ScreenRoute[] = [
  // Registration
  open(`${BASE}/register`, 'register', () => import('./screens/register/older-register.tsx')),
  open(`${BASE}/register/account-setup`, 'register-account-setup', () => import('./screens/pages/account-setup.tsx')),
  open(`${BASE}/register/support`, 'register-support', () => import('./screens/host/support.tsx')),
  open(`${BASE}/register-v2`, 'register-v2', () => import('./screens/register-v2/property-step.tsx')),
  open(`${BASE}/register-v2/home-address`, 'register-v2-home-address', () => import('./screens/register-v2/home-address-step.tsx')),
  open(`${BASE}/register-v2/for-sale`, 'register-v2-for-sale', () => import('./screens/register-v2/for-sale-step.tsx')),
  open(`${BASE}/register-v2/annual-income`, 'register-v2-annual-income', () => import('./screens/register-v2/annual-income-step.tsx')),
  open(`${BASE}/register-v2/legal-name`, 'register-v2-legal-name', () => import('./screens/register-v2/legal-name-step.tsx')),
  open(`${BASE}/register-v2/birthdate`, 'register-v2-birthdate', () => import('./screens/register-v2/birthdate-step.tsx')),
  open(`${BASE}/register-v2/phone-and-email`, 'register-v2-phone-and-email', () => import('./screens/register-v2/contact-step.tsx')),
  open(`${BASE}/register-v2/set-password`, 'register-v2-set-password', () => import('./screens/register-v2/set-password-step.tsx')),
  open(`${BASE}/waitlist`, 'waitlist', () => import('./screens/pages/waitlist.tsx')),
  open(`${BASE}/not-accepting-apps`, 'not-accepting-apps', () => import('./screens/pages/not-accepting-apps.tsx')),
  open(`${BASE}/coming-soon`, 'coming-soon', () => import('./screens/pages/coming-soon.tsx')),
  open(`${BASE}/maintenance`, 'maintenance', () => import('./screens/pages/maintenance.tsx')),

  // The application
  ofApplication('', 'resume', () => import('./screens/plain-item/resume.tsx')),
  item('bank/autopay', 'bank-autopay'),
  item('bank/confirm', 'bank-confirm'),
  item('bank/disburse', 'bank-disburse'),
  item('bank/manual-disburse', 'bank-manual-disburse'),
  item('bpo/condition', 'bpo-condition'),
  ofApplication('/bpo/estimate-value', 'bpo-estimate-value', () => import('./screens/bpo/estimate-value.tsx')),
  item('bpo/hold', 'bpo-hold'),
  item('bpo/order-bpo', 'bpo-order-bpo'),
  item('bpo/waiting', 'bpo-waiting'),
  item('complete', 'complete'),
  item('conditions', 'conditions'),
  item('conditions/phone-number', 'conditions-phone-number'),
  item('conditions/upload-document', 'conditions-upload-document'),
  ofApplication('/credit/error', 'credit-error', () => import('./screens/credit/error.tsx')),
  ofApplication('/credit/social', 'credit-social', () => import('./screens/credit/social.tsx')),
  item('document/disclosures', 'document-disclosures'),
  ofApplication('/error/credit', 'error-credit', () => import('./screens/error/credit.tsx')),
  ofApplication('/error/decline', 'error-decline', () => import('./screens/error/decline.tsx')),
  ofApplication('/error/flood-cert', 'error-flood-cert', () => import('./screens/error/flood-cert.tsx')),
  ofApplication('/error/income', 'error-income', () => import('./screens/error/income.tsx')),
  ofApplication('/error/timeout', 'error-timeout', timeout),
  item('hold', 'hold'),
  item('identity', 'identity'),
  item('income/employer-verification', 'income-employer-verification'),
  item('income/link/:type', 'income-link'),
  item('income/pointserv-callback', 'income-pointserv-callback'),
  item('income/review', 'income-review'),
  item('income/upload/:type', 'income-upload'),
  item('insurance/requirements', 'insurance-requirements'),
  item('insurance/upload', 'insurance-upload'),
  ofApplication('/liens', 'liens', () => import('./screens/liens/liens.tsx')),
  item('notary/error', 'notary-error'),
  item('notary/intro', 'notary-intro'),
  item('notary/reserve-manual', 'notary-reserve-manual'),
  item('notary/schedule-manual', 'notary-schedule-manual'),
  item('notary/session', 'notary-session'),
  item('payoff/hold', 'payoff-hold'),
  ofApplication('/product/assets', 'product-assets', () => import('./screens/product/assets.tsx')),
  ofApplication('/product/prequal-winback', 'product-prequal-winback', () => import('./screens/product/prequal-winback.tsx')),
  ofApplication('/product/select', 'product-select', () => import('./screens/product/select.tsx')),
  ofApplication('/product/select/confirm', 'product-select-confirm', () => import('./screens/product/confirm.tsx')),
  ofApplication('/review-app/delinquency', 'review-app-delinquency', () => import('./screens/review-app/delinquency.tsx')),
  // Both of these show the timeout page (seed 000 §2).
  ofApplication('/review-app/document-signing', 'error-timeout', timeout),
  ofApplication(
    '/review-app/incorrect-ownership',
    'review-app-incorrect-ownership',
    () => import('./screens/review-app/incorrect-ownership.tsx'),
  ),
  ofApplication('/review-app/incorrect-pin', 'review-app-incorrect-pin', () => import('./screens/review-app/incorrect-pin.tsx')),
  ofApplication('/review-app/no-credit', 'review-app-no-credit', () => import('./screens/review-app/no-credit.tsx')),
  ofApplication('/review-app/property', 'review-app-property', () => import('./screens/review-app/property.tsx')),
  ofApplication('/review-app/property-data', 'error-timeout', timeout),
  ofApplication('/review-app/uw', 'review-app-uw', () => import('./screens/review-app/uw.tsx')),
  item('signing/additional', 'signing-additional'),
  item('signing/intro', 'signing-intro'),
  item('signing/sign', 'signing-sign'),
  item('signing/support', 'signing-support'),
  item('start/app-summary', 'start-app-summary'),
  item('start/contact', 'start-contact'),
  item('start/hmda', 'start-hmda'),
  item('start/profile', 'start-profile'),

  // The additional signer
  ofSigner('/login', 'signer-login', 'open'),
  ...['resume', 'intro', 'identity', 'sign', 'documents', 'cancelled', 'error'].map((page) => ofSigner(`/${page}`, `signer-${page}`)),
  ofSigner('/conditions', 'signer-conditions'),
  ofSigner('/conditions/upload-document', 'signer-conditions-upload-document'),
  ofSigner('/conditions/identity', 'signer-conditions-identity'),

  // The host application
  open('/auth/login', 'login', () => import('./screens/auth/login.tsx')),
  open('/auth/logout', 'logout', () => import('./screens/auth/logout.tsx')),
  open('/auth/forgot-password', 'forgot-password', () => import('./screens/auth/forgot-password.tsx')),
  open('/auth/reset-password', 'reset-password', () => import('./screens/auth/reset-password.tsx')),
  mine('/dashboard', 'dashboard', () => import('./screens/dashboard/dashboard.tsx')),
  mine('/dashboard/settings', 'settings', () => import('./screens/settings/settings.tsx')),
  open('/terms', 'terms', () => import('./screens/host/terms.tsx')),
  open('/privacy', 'privacy', () => import('./screens/host/privacy.tsx')),
  open('/communications', 'communications', () => import('./screens/host/communications.tsx')),
  open('/licenses', 'licenses', () => import('./screens/host/licenses.tsx')),
  open('/contact', 'contact', () => import('./screens/host/contact.tsx')),
  // Parts of the host application that an organisation may not have opened.
  ...['exchange', 'group-manager', 'pay', 'portfolio', 'universal-marketplace', 'universal-passport'].map((part) =>
    mine(`/${part}`, 'not-enabled', () => import('./screens/pages/not-enabled.tsx')),
  ),
  open('/plaid-oauth-success', 'plaid-oauth-success', () => import('./screens/pages/plaid-oauth-success.tsx')),
]
