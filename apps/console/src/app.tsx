import { LiveRegion } from '@hearthline/ui/live-region'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { clearDrafts } from './decision/draft.ts'
import { Workspace } from './frame/workspace.tsx'
import { useSession } from './session/use-session.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

/** The console: signed in, the workspace; otherwise the sign-in, at the same address, so that one continues where one was. */
export function App({ client }: { client: QueryClient }) {
  const { token, farewell } = useSession()
  const signedIn = token !== undefined
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
      ) : (
        <SignInScreen farewell={farewell} />
      )}
      <LiveRegion />
    </QueryClientProvider>
  )
}
