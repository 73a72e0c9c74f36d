import { LiveRegion } from '@hearthline/ui/live-region'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '../frame/error-boundary.tsx'
import { isProduction } from '../session/environment.ts'
import { LoaderHost } from './loader-host.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RouteWatcher } from './route-watcher.tsx'
import { TopBar } from './top-bar.tsx'

const MaintenanceGate = lazy(() => import('../frame/maintenance-gate.tsx'))
const Footer = lazy(() => import('./footer.tsx'))
const ToastRegion = lazy(async () => ({ default: (await import('@hearthline/ui/toast')).ToastRegion }))
const DeveloperToolbar = lazy(() => import('./developer-toolbar.tsx'))

/** What stands around every screen. What is below the fold or seldom needed comes after the page can be used. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => setSettled(true)
    const handle = window.requestIdleCallback?.(settle, { timeout: 1500 }) ?? window.setTimeout(settle, 200)
    return () => (window.cancelIdleCallback ? window.cancelIdleCallback(handle) : clearTimeout(handle))
  }, [])
  return (
    <div className="portal">
      <RouteWatcher />
      <LiveRegion />
      <TopBar />
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="portal-main">
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      {settled && (
        <Suspense fallback={null}>
          <MaintenanceGate />
          <Footer />
          <ToastRegion />
          {!isProduction() && <DeveloperToolbar />}
        </Suspense>
      )}
      <LoaderHost />
    </div>
  )
}
