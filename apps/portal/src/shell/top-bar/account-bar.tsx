/** The right end of the top bar for someone signed in: apps, notifications, their account, and the navigation where there is no rail. */
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../../page/use-media.ts'
import { isSignerPath } from '../../routing/access.ts'
import { NavigationDrawer } from '../navigation/navigation-drawer.tsx'
import { NotificationsMenu } from '../notifications/notifications-menu.tsx'
import { hasRail } from '../rail/rail-pages.ts'
import { AppsMenu } from './apps-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'

export default function AccountBar() {
  const { pathname } = useLocation()
  const isWide = useMedia('(min-width: 48rem)')
  const isRailShown = useMedia(RAIL)
  return (
    <>
      {isWide && <AppsMenu />}
      {/* The bell is an account's: a signer has a session of their part alone, and is told by mail. */}
      {!isSignerPath(pathname) && <NotificationsMenu />}
      <ProfileMenu />
      {hasRail(pathname, true) && !isRailShown && <NavigationDrawer />}
    </>
  )
}
