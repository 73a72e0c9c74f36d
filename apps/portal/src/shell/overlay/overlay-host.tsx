import { lazy, Suspense, useSyncExternalStore } from 'react'
import { SilentErrorBoundary } from '../silent-error-boundary.tsx'
import { closeOverlay, readOverlay, subscribeToOverlay } from './overlay-state.ts'

const ChatPanel = lazy(() => import('../chat/chat-panel.tsx'))
const FeedbackModal = lazy(() => import('../feedback/feedback-modal.tsx'))
const LeaveSurvey = lazy(() => import('../survey/leave-survey.tsx'))

/** Holds the place of whatever lies over the page; it stands outside of the screens, so that it outlives a change of route. */
export function OverlayHost() {
  const shown = useSyncExternalStore(subscribeToOverlay, readOverlay, () => undefined)
  if (!shown) return null
  return (
    <SilentErrorBoundary key={shown.name}>
      <Suspense fallback={null}>
        {shown.name === 'chat' && <ChatPanel onClose={closeOverlay} />}
        {shown.name === 'feedback' && <FeedbackModal onClose={closeOverlay} />}
        {shown.name === 'leave-survey' && <LeaveSurvey applicationUuid={shown.applicationUuid} onClose={closeOverlay} />}
      </Suspense>
    </SilentErrorBoundary>
  )
}
