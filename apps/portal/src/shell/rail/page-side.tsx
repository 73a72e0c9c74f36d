/** What is beside a page where there is space, and above it otherwise: navigation, progress, loan officer. */
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../../page/use-media.ts'
import { FeedbackLink } from '../feedback/feedback-link.tsx'
import { navigationLinks } from '../navigation/navigation.ts'
import { NavigationLinks } from '../navigation/navigation-links.tsx'
import { useAllowed } from '../navigation/use-allowed.ts'
import { OriginatorBanner, OriginatorCard } from '../originator/originator.tsx'
import { useOriginator } from '../originator/use-originator.ts'
import { isMinimalPage } from './rail-pages.ts'
import { RailProgress } from './rail-progress.tsx'

export default function PageSide({ rail }: { rail: boolean }) {
  const { pathname } = useLocation()
  const hasRoom = useMedia(RAIL)
  const originator = useOriginator()
  if (rail && hasRoom) return <Rail />
  // A visitor who only reads the terms needs no one's card; one who applies does.
  if (!originator || !(rail || isRegister(pathname))) return null
  if (!hasRoom) return <OriginatorBanner originator={originator} />
  return (
    <aside className="portal-aside">
      <OriginatorCard originator={originator} />
    </aside>
  )
}

const isRegister = (pathname: string): boolean => isMinimalPage(pathname) && pathname.includes('/register')

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
