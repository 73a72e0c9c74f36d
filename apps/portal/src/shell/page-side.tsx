/** What stands beside a page where there is room, and on top of it where there is not: the way around, the progress, the loan officer. */
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../frame/use-media.ts'
import { FeedbackLink } from './feedback-link.tsx'
import { navigationLinks } from './navigation.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { OriginatorBanner, OriginatorCard } from './originator.tsx'
import { isQuietPage } from './rail-pages.ts'
import { RailProgress } from './rail-progress.tsx'
import { useAllowed } from './use-allowed.ts'
import { useOriginator } from './use-originator.ts'

export default function PageSide({ rail }: { rail: boolean }) {
  const { pathname } = useLocation()
  const hasRoom = useMedia(RAIL)
  const originator = useOriginator()
  if (rail && hasRoom) return <Rail />
  // A visitor who only reads the terms needs nobody's card; one who applies does.
  if (!originator || !(rail || isRegister(pathname))) return null
  if (!hasRoom) return <OriginatorBanner originator={originator} />
  return (
    <aside className="portal-aside">
      <OriginatorCard originator={originator} />
    </aside>
  )
}

const isRegister = (pathname: string): boolean => isQuietPage(pathname) && pathname.includes('/register')

function Rail() {
  const allowed = useAllowed()
  const originator = useOriginator()
  return (
    <div className="portal-rail">
      <nav aria-label="Main">
        <NavigationLinks links={navigationLinks(allowed)} />
      </nav>
      <RailProgress />
      {originator && <OriginatorCard originator={originator} />}
      <FeedbackLink />
    </div>
  )
}
