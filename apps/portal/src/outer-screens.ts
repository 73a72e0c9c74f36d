/**
 * THE ROUTE TABLE around an application: registration, the additional signer, the host. It comes after the first page: with each line the build
 * writes down which files that screen needs, and the first register step must not wait for the list of them all.
 */
import type { ScreenAccess } from './routing/access.ts'
import { BASE, open, type ScreenRoute, signedIn } from './routing/screen-route.ts'

const ofSigner = (path: string, screen: string, load: ScreenRoute['load'], access: ScreenAccess = 'signer'): ScreenRoute => ({
  path: `${BASE}/heloc-signer${path}`,
  access,
  screen,
  load,
})

export const outerScreens: readonly ScreenRoute[] = [
  // Registration
  open(`${BASE}/register`, 'register', () => import('./screens/register/older-register.tsx')),
  open(`${BASE}/register/account-setup`, 'register-account-setup', () => import('./screens/account-setup/account-setup.tsx')),
  open(`${BASE}/register/support`, 'register-support', () => import('./screens/host/support.tsx')),
  open(`${BASE}/register-v2/home-address`, 'register-v2-home-address', () => import('./screens/register-v2/home-address-step.tsx')),
  open(`${BASE}/register-v2/for-sale`, 'register-v2-for-sale', () => import('./screens/register-v2/for-sale-step.tsx')),
  open(`${BASE}/register-v2/annual-income`, 'register-v2-annual-income', () => import('./screens/register-v2/annual-income-step.tsx')),
  open(`${BASE}/register-v2/legal-name`, 'register-v2-legal-name', () => import('./screens/register-v2/legal-name-step.tsx')),
  open(`${BASE}/register-v2/birthdate`, 'register-v2-birthdate', () => import('./screens/register-v2/birthdate-step.tsx')),
  open(`${BASE}/register-v2/phone-and-email`, 'register-v2-phone-and-email', () => import('./screens/register-v2/contact-step.tsx')),
  open(`${BASE}/register-v2/set-password`, 'register-v2-set-password', () => import('./screens/register-v2/set-password-step.tsx')),
  open(`${BASE}/waitlist`, 'waitlist', () => import('./screens/waitlist/waitlist.tsx')),
  open(`${BASE}/invitation`, 'invitation', () => import('./screens/invitation/invitation.tsx')),
  open(`${BASE}/estimate`, 'estimate', () => import('./screens/estimate/estimate.tsx')),
  open(`${BASE}/not-accepting-apps`, 'not-accepting-apps', () => import('./screens/unavailable/not-accepting-apps.tsx')),
  open(`${BASE}/coming-soon`, 'coming-soon', () => import('./screens/unavailable/coming-soon.tsx')),
  open(`${BASE}/maintenance`, 'maintenance', () => import('./screens/unavailable/maintenance.tsx')),

  // The additional signer
  ofSigner('/login', 'signer-login', () => import('./screens/signer/signer-login.tsx'), 'open'),
  ofSigner('/resume', 'signer-resume', () => import('./screens/signer/resume.tsx')),
  ofSigner('/intro', 'signer-intro', () => import('./screens/signer/intro.tsx')),
  ofSigner('/identity', 'signer-identity', () => import('./screens/signer/identity.tsx')),
  ofSigner('/sign', 'signer-sign', () => import('./screens/signer/sign.tsx')),
  ofSigner('/documents', 'signer-documents', () => import('./screens/signer/documents.tsx')),
  ofSigner('/cancelled', 'signer-cancelled', () => import('./screens/signer/cancelled.tsx')),
  ofSigner('/error', 'signer-error', () => import('./screens/signer/error.tsx')),
  ofSigner('/conditions', 'signer-conditions', () => import('./screens/signer/signer-conditions.tsx')),
  ofSigner('/conditions/upload-document', 'signer-conditions-upload-document', () => import('./screens/signer/signer-upload-document.tsx')),
  ofSigner('/conditions/identity', 'signer-conditions-identity', () => import('./screens/signer/signer-conditions-identity.tsx')),

  // A phone that was handed the photos of one question
  open(`${BASE}/photos`, 'phone-photos', () => import('./screens/identity/identity-documents/phone-photos/phone-photos.tsx')),

  // The host application
  open('/auth/login', 'login', () => import('./screens/auth/login.tsx')),
  open('/auth/logout', 'logout', () => import('./screens/auth/logout.tsx')),
  open('/auth/forgot-password', 'forgot-password', () => import('./screens/auth/forgot-password.tsx')),
  open('/auth/reset-password', 'reset-password', () => import('./screens/auth/reset-password.tsx')),
  open('/auth/confirm-email', 'confirm-email', () => import('./screens/auth/confirm-email.tsx')),
  open('/email/stop', 'email-stop', () => import('./screens/email-stop/email-stop.tsx')),
  signedIn('/dashboard', 'dashboard', () => import('./screens/dashboard/dashboard.tsx')),
  signedIn('/dashboard/settings', 'settings', () => import('./screens/settings/settings.tsx')),
  open('/terms', 'terms', () => import('./screens/host/terms.tsx')),
  open('/privacy', 'privacy', () => import('./screens/host/privacy.tsx')),
  open('/communications', 'communications', () => import('./screens/host/communications.tsx')),
  open('/licenses', 'licenses', () => import('./screens/host/licenses.tsx')),
  open('/contact', 'contact', () => import('./screens/host/contact.tsx')),
  // Parts of the host application that an organization may not have opened: each says so itself.
  signedIn('/pay', 'pay', () => import('./screens/host/pay.tsx')),
  signedIn('/universal-passport', 'passport', () => import('./screens/host/passport.tsx')),
  ...['exchange', 'universal-marketplace'].map((part) => signedIn(`/${part}`, 'elsewhere', () => import('./screens/host/elsewhere.tsx'))),
  signedIn('/portfolio', 'agent-area', () => import('./screens/host/agent-area.tsx')),
  signedIn('/group-manager', 'not-enabled', () => import('./screens/host/not-enabled.tsx')),
  open('/plaid-oauth-success', 'plaid-oauth-success', () => import('./screens/bank-link/plaid-oauth-success.tsx')),
]
