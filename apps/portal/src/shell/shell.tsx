import { LiveRegion } from '@hearthline/ui/live-region'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '../page/error-boundary.tsx'
import { LoaderHost } from '../page/loader/loader-host.tsx'
import { isProduction } from '../session/environment.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { OfflineNotice } from './connection/offline-notice.tsx'
import { UnavailableNotice } from './connection/unavailable-notice.tsx'
import { OverlayHost } from './overlay/overlay-host.tsx'
import { hasRail, isMinimalPage } from './rail/rail-pages.ts'
import { RouteWatcher } from './route-watcher.tsx'
import { SilentErrorBoundary } from './silent-error-boundary.tsx'
import { TopBar } from './top-bar/top-bar.tsx'

const MaintenanceGate = lazy(() => import('./maintenance/maintenance-gate.tsx'))
const Announcements = lazy(() => import('./announcements/announcements.tsx'))
const PageSide = lazy(() => import('./rail/page-side.tsx'))
const Footer = lazy(() => import('./footer/footer.tsx'))
const ToastRegion = lazy(async () => ({ default: (await import('@hearthline/ui/toast')).ToastRegion }))
const DeveloperToolbar = lazy(() => import('./developer/developer-toolbar.tsx'))

/** What stands around every screen. What is below the fold or seldom needed comes after the page can be used, and may fail alone. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const rail = hasRail(pathname, useSignedIn())
  const quiet = isMinimalPage(pathname)
  const settled = useSettled()
  return (
    <div className="portal">
      <RouteWatcher />
      <LiveRegion />
      <TopBar />
      <OfflineNotice />
      <UnavailableNotice />
      {settled && <Late part={<ToastRegion />} />}
      {settled && !quiet && <Late part={<Announcements />} />}
      <div className="portal-body" data-rail={rail || undefined}>
        {settled && <Late part={<PageSide rail={rail} />} />}
        <main id="content" tabIndex={-1} className="portal-main">
          <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
        </main>
      </div>
      {settled && (
        <>
          {quiet && <Late part={<Announcements />} />}
          <Late part={<MaintenanceGate />} />
          <Late part={<Footer />} />
          {!isProduction() && <Late part={<DeveloperToolbar />} />}
        </>
      )}
      <OverlayHost />
      <LoaderHost />
    </div>
  )
}

const Late = ({ part }: { part: ReactNode }) => (
  <SilentErrorBoundary>
    <Suspense fallback={null}>{part}</Suspense>
  </SilentErrorBoundary>
)

/** True once the page can be used. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => setSettled(true)
    const handle = window.requestIdleCallback?.(settle, { timeout: 1500 }) ?? window.setTimeout(settle, 200)
    return () => (window.cancelIdleCallback ? window.cancelIdleCallback(handle) : clearTimeout(handle))
  }, [])
  return settled
}
