import { PhoneIcon } from '@hearthline/ui/icon'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { isSignerPath, LOGIN, LOGOUT, SIGNER_LOGIN } from '../frame/access.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { BrandLogo } from './brand-logo.tsx'
import { QuietBoundary } from './quiet-boundary.tsx'

const AccountBar = lazy(() => import('./account-bar.tsx'))

/** The organisation's logo, the phone to call, and the way in or the person's own menus. */
export function TopBar() {
  const { orgMetaData, theme } = useOrganisation()
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
          <a href={`tel:${supportPhone}`} className="portal-phone">
            <span className="portal-phone-question">Questions?</span>
            <span className="portal-phone-picture">
              <PhoneIcon size={22} />
            </span>
            <span className="portal-phone-number">{supportPhone}</span>
          </a>
          {signedIn && pathname !== LOGOUT && (
            <div className="portal-account">
              <QuietBoundary>
                <Suspense fallback={null}>
                  <AccountBar />
                </Suspense>
              </QuietBoundary>
            </div>
          )}
          {offersLogin && (
            <Link to={LOGIN} className="portal-login">
              Log in
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
