import { LiveRegion } from '@hearthline/ui/live-region'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '../frame/error-boundary.tsx'
import { isProduction } from '../session/environment.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { AwayNotice } from './away-notice.tsx'
import { LoaderHost } from './loader-host.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { QuietBoundary } from './quiet-boundary.tsx'
import { hasRail, isQuietPage } from './rail-pages.ts'
import { RouteWatcher } from './route-watcher.tsx'
import { TopBar } from './top-bar.tsx'

const MaintenanceGate = lazy(() => import('../frame/maintenance-gate.tsx'))
const Announcements = lazy(() => import('./announcements.tsx'))
const PageSide = lazy(() => import('./page-side.tsx'))
const Footer = lazy(() => import('./footer.tsx'))
const ToastRegion = lazy(async () => ({ default: (await import('@hearthline/ui/toast')).ToastRegion }))
const DeveloperToolbar = lazy(() => import('./developer-toolbar.tsx'))

/** What stands around every screen. What is below the fold or seldom needed comes after the page can be used, and may fail alone. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const rail = hasRail(pathname, useSignedIn())
  const quiet = isQuietPage(pathname)
  const settled = useSettled()
  return (
    <div className="portal">
      <RouteWatcher />
      <LiveRegion />
      <TopBar />
      <OfflineNotice />
      <AwayNotice />
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
          <Late part={<ToastRegion />} />
          {!isProduction() && <Late part={<DeveloperToolbar />} />}
        </>
      )}
      <OverlayHost />
      <LoaderHost />
    </div>
  )
}

const Late = ({ part }: { part: ReactNode }) => (
  <QuietBoundary>
    <Suspense fallback={null}>{part}</Suspense>
  </QuietBoundary>
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
