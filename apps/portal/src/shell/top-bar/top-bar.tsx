import { formatPhone, phoneLink } from '@hearthline/domain'
import { PhoneIcon } from '@hearthline/ui/icon'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { isSignerPath, LOGIN, LOGOUT, SIGNER_LOGIN } from '../../routing/access.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { SilentErrorBoundary } from '../silent-error-boundary.tsx'
import { BrandLogo } from './brand-logo.tsx'

const AccountBar = lazy(() => import('./account-bar.tsx'))

/** The organization's logo, the phone to call, and the login or the person's own menus. */
export function TopBar() {
  const { orgMetaData, theme } = useOrganization()
  const { name, supportPhone } = orgMetaData.companyInfo
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const signer = isSignerPath(pathname)
  const offersLogin = !signedIn && !pathname.startsWith('/auth/') && !signer
  const home = signedIn ? '/dashboard' : '/account/heloc/register-v2'
  return (
    <header className="portal-bar">
      <a href="#content" className="portal-skip">
        Skip to the content
      </a>
      <div className="portal-bar-row">
        <Link to={signer ? SIGNER_LOGIN : home} className="portal-logo">
          <BrandLogo name={name} theme={theme} />
        </Link>
        <div className="portal-bar-end" data-signed-in={signedIn || undefined}>
          <a href={phoneLink(supportPhone)} className="portal-phone">
            <span className="portal-phone-question">Questions?</span>
            <span className="portal-phone-picture">
              <PhoneIcon size={22} />
            </span>
            <span className="portal-phone-number">{formatPhone(supportPhone)}</span>
          </a>
          {signedIn && pathname !== LOGOUT && (
            <div className="portal-account">
              <SilentErrorBoundary>
                <Suspense fallback={null}>
                  <AccountBar />
                </Suspense>
              </SilentErrorBoundary>
            </div>
          )}
          {/* The specification names this button “Login”; every other place says “Sign in”. */}
          {offersLogin && (
            <Link to={LOGIN} className="portal-login" data-words-from="specification">
              Login
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
