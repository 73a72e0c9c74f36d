import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { isSignerPath, LOGIN } from '../frame/access.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { useSignedIn } from '../session/use-signed-in.ts'

const ProfileMenu = lazy(() => import('./profile-menu.tsx'))

/** The organisation's logo, the phone to call, and the way in or the person's own menu. */
export function TopBar() {
  const { orgMetaData, theme } = useOrganisation()
  const { name, supportPhone } = orgMetaData.companyInfo
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  return (
    <header className="portal-bar">
      <a href="#content" className="portal-skip">
        Skip to the content
      </a>
      <div className="portal-bar-row">
        <Link to={signedIn ? '/dashboard' : '/account/heloc/register-v2'} className="portal-logo">
          <picture>
            <source srcSet={theme.logoDarkUrl} media="(prefers-color-scheme: dark)" />
            <img src={theme.logoUrl} alt={name} height={28} />
          </picture>
        </Link>
        <div className="portal-bar-end">
          <a href={`tel:${supportPhone}`} className="portal-phone">
            <span className="portal-phone-question">Questions?</span> {supportPhone}
          </a>
          {signedIn ? (
            <Suspense fallback={<span className="portal-avatar" aria-hidden="true" />}>
              <ProfileMenu />
            </Suspense>
          ) : (
            !pathname.startsWith('/auth/') &&
            !isSignerPath(pathname) && (
              <Link to={LOGIN} className="portal-login">
                Log in
              </Link>
            )
          )}
        </div>
      </div>
    </header>
  )
}
