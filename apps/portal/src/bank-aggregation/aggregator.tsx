/** The aggregator's own window over this page. It shows nothing itself: the page under it says what is going on. */
import { lazy, Suspense } from 'react'
import type { AggregatorWindow } from './aggregator-window.ts'

const PlaidWindow = lazy(() => import('./plaid-window.tsx'))

export function Aggregator(props: AggregatorWindow) {
  return (
    <Suspense fallback={null}>
      <PlaidWindow {...props} />
    </Suspense>
  )
}
