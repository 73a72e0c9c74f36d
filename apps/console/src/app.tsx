import { LiveRegion } from '@hearthline/ui/live-region'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { clearDrafts } from './decision/draft.ts'
import { Workspace } from './frame/workspace.tsx'
import { isStepUpAsked, subscribeToStepUp } from './second-factor/step-up.ts'
import { useSession } from './session/use-session.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

const SecondStepScreen = lazy(() => import('./second-factor/second-step-screen.tsx'))
const StepUpDialog = lazy(() => import('./second-factor/step-up-dialog.tsx'))

/** The console: signed in, the workspace; otherwise the sign-in and its second step, at the same address, so that one continues where one was. */
export function App({ client }: { client: QueryClient }) {
  const { token, farewell, unfinished } = useSession()
  const signedIn = token !== undefined
  const stepUp = useSyncExternalStore(subscribeToStepUp, isStepUpAsked, isStepUpAsked)
  useEffect(() => {
    // What one operator read is not shown to the next at this desk; drafts outlive only a session that ended by itself.
    if (signedIn) return
    client.clear()
    if (farewell === 'signed-out') clearDrafts()
  }, [client, signedIn, farewell])
  return (
    <QueryClientProvider client={client}>
      {signedIn ? (
        <Routes>
          <Route path="/" element={<Workspace />}>
            <Route path="applications/:uuid" element={null} />
            <Route path="bank-files" element={null} />
            <Route path="administration/:page?" element={null} />
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      ) : unfinished === undefined ? (
        <SignInScreen farewell={farewell} />
      ) : (
        <Suspense fallback={null}>
          <SecondStepScreen token={unfinished} />
        </Suspense>
      )}
      {signedIn && stepUp && (
        <Suspense fallback={null}>
          <StepUpDialog />
        </Suspense>
      )}
      <LiveRegion />
    </QueryClientProvider>
  )
}
