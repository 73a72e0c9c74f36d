import { isAgent } from '@hearthline/contract'
import { LiveRegion } from '@hearthline/ui/live-region'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { clearDrafts } from './decision/draft.ts'
import { Workspace } from './frame/workspace.tsx'
import { isStepUpAsked, subscribeToStepUp } from './second-factor/step-up.ts'
import { useMe } from './session/use-me.ts'
import { useSession } from './session/use-session.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

const AgentArea = lazy(() => import('./agents/agent-area.tsx'))
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
        <SignedIn />
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

/** Those who send applicants have an area of their own; until the roles are known nothing is asked for that they may not see. */
function SignedIn() {
  const me = useMe()
  if (me.isPending) return null
  if (me.data && isAgent(me.data.roles))
    return (
      <Suspense fallback={null}>
        <AgentArea me={me.data} />
      </Suspense>
    )
  return (
    <Routes>
      <Route path="/" element={<Workspace />}>
        <Route path="applications/:uuid" element={null} />
        <Route path="bank-files" element={null} />
        <Route path="administration/:page?" element={null} />
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
