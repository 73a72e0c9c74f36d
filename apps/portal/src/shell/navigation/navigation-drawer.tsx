import { formatPhone, phoneLink } from '@hearthline/domain'
import { Drawer } from '@hearthline/ui/drawer'
import { DocumentIcon, MenuIcon, PhoneIcon } from '@hearthline/ui/icon'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCachedUuid } from '../../application/use-cached-application.ts'
import { applicationPath } from '../../routing/application-path.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { useProfile } from '../../visitor/use-profile.ts'
import { FeedbackLink } from '../feedback/feedback-link.tsx'
import { ProfileHeading } from '../top-bar/profile-menu.tsx'
import { useSignOut } from '../top-bar/use-sign-out.ts'
import { appLinks, mayOpenDashboard, navigationLinks } from './navigation.ts'
import { SettingsIcon, SignOutIcon } from './navigation-icons.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { useAllowed } from './use-allowed.ts'

/** The navigation where there is no rail: opens from the right, closes on Escape, a press outside and on going somewhere. */
export function NavigationDrawer() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere, also by the way back, has left the drawer
  useEffect(() => setOpen(false), [pathname])
  return (
    <>
      <button
        type="button"
        className="ui-icon-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} />
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu">
        <Ways onGo={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function Ways({ onGo }: { onGo: () => void }) {
  const { orgMetaData } = useOrganization()
  const { supportPhone } = orgMetaData.companyInfo
  const allowed = useAllowed()
  const ways = navigationLinks(allowed)
  const apps = appLinks(orgMetaData.products, allowed).filter(({ to }) => ways.every((way) => way.to !== to))
  return (
    <div className="portal-ways">
      <nav aria-label="Main">
        <NavigationLinks links={ways} onGo={onGo} />
      </nav>
      {apps.length > 0 && (
        <nav aria-labelledby="drawer-apps">
          <h3 id="drawer-apps" className="portal-ways-title">
            Apps
          </h3>
          <NavigationLinks links={apps} onGo={onGo} />
        </nav>
      )}
      <div>
        <h3 className="portal-ways-title">Help</h3>
        <a href={phoneLink(supportPhone)} className="portal-nav-link">
          <PhoneIcon />
          Call {formatPhone(supportPhone)}
        </a>
        <FeedbackLink onGo={onGo} />
      </div>
      <Account onGo={onGo} />
    </div>
  )
}

function Account({ onGo }: { onGo: () => void }) {
  const { data: profile } = useProfile()
  const allowed = useAllowed()
  const application = useCachedUuid(useLocation().pathname)
  const signOut = useSignOut()
  return (
    <div>
      <h3 className="portal-ways-title">Your account</h3>
      {profile && <ProfileHeading name={profile.name} email={profile.email} />}
      {mayOpenDashboard(allowed) && application && (
        <Link to={applicationPath(application, 'document/disclosures')} className="portal-nav-link" onClick={onGo}>
          <DocumentIcon />
          Your documents
        </Link>
      )}
      {mayOpenDashboard(allowed) && (
        <Link to="/dashboard/settings" className="portal-nav-link" onClick={onGo}>
          <SettingsIcon />
          Settings
        </Link>
      )}
      <button
        type="button"
        className="portal-nav-link"
        onClick={() => {
          onGo()
          signOut()
        }}
      >
        <SignOutIcon />
        Sign out
      </button>
    </div>
  )
}
