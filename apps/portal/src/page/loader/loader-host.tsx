import { lazy, Suspense, useSyncExternalStore } from 'react'
import { readLoader, subscribeToLoader } from './loader-state.ts'

const Loader = lazy(() => import('./loader.tsx'))

/** Holds the place of the loader over the page. */
export function LoaderHost() {
  const shown = useSyncExternalStore(subscribeToLoader, readLoader, () => undefined)
  if (!shown) return null
  return (
    <Suspense fallback={<div className="portal-loader" />}>
      <Loader {...shown} />
    </Suspense>
  )
}
