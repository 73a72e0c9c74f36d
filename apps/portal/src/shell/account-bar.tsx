/** The right end of the top bar for somebody signed in: apps, notifications, their account, and the way around where no rail shows it. */
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../frame/use-media.ts'
import { AppsMenu } from './apps-menu.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { hasRail } from './rail-pages.ts'

export default function AccountBar() {
  const { pathname } = useLocation()
  const isWide = useMedia('(min-width: 48rem)')
  const isRailShown = useMedia(RAIL)
  return (
    <>
      {isWide && <AppsMenu />}
      <NotificationsMenu />
      <ProfileMenu />
      {hasRail(pathname, true) && !isRailShown && <NavigationDrawer />}
    </>
  )
}
