import { isUuid } from '@hearthline/domain/registration'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { guard } from './frame/access.ts'
import { HELOC_BASE } from './frame/application-path.ts'
import { ErrorBoundary } from './frame/error-boundary.tsx'
import { isNotAccepting, redirectFor } from './frame/redirects.ts'
import { LoadedScreen } from './frame/screen-loading.tsx'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import { Guarded } from './guarded.tsx'
import { outerScreens } from './outer-screens.ts'
import { isRedesignOn } from './session/flags.ts'
import type { OrganisationInfo } from './session/organisation.ts'
import { OrganisationProvider, useOrganisation } from './session/use-organisation.ts'
import { useSignedIn } from './session/use-signed-in.ts'
import { currentVisit } from './session/visit.ts'
import { Shell } from './shell/shell.tsx'

const APPLICATION = `${HELOC_BASE}/:uuid`
const notAccepting = () => import('./screens/pages/not-accepting-apps.tsx')
const notFound = () => import('./screens/pages/not-found.tsx')
const ApplicationPages = lazy(() => import('./application-pages.tsx'))

/** The application without its router, which differs between the browser and the prerender. */
export function App({ organisation, client }: { organisation: OrganisationInfo; client: QueryClient }) {
  return (
    <OrganisationProvider value={organisation}>
      <QueryClientProvider client={client}>
        {/* What stands around the screens comes in pieces too; the screens have a boundary of their own inside. */}
        <ErrorBoundary resetKey="">
          <Shell>
            <Suspense fallback={<ScreenSkeleton />}>
              <Pages />
            </Suspense>
          </Shell>
        </ErrorBoundary>
      </QueryClientProvider>
    </OrganisationProvider>
  )
}

function Pages() {
  const organisation = useOrganisation()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const { wholesale, requiresLoanOfficer } = organisation.orgMetaData.companyInfo
  const { referrer, rid } = currentVisit()
  if (isNotAccepting({ pathname, wholesale, requiresLoanOfficer, hasReferrer: Boolean(referrer ?? rid), signedIn }))
    return <LoadedScreen load={notAccepting} />
  const redirect = redirectFor({ pathname, search, redesign: isRedesignOn(organisation) })
  if (redirect) return redirect.by === 'route' ? <Navigate to={redirect.to} replace /> : <Leave to={redirect.to} />
  return (
    <Routes>
      {outerScreens.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<Guarded screen={screen} />} />
      ))}
      <Route path={`${APPLICATION}/*`} element={signedIn ? <ApplicationPages /> : <SignInFirst />} />
      <Route path="*" element={<LoadedScreen load={notFound} />} />
    </Routes>
  )
}

/** An address of an application leads to the log-in and comes back from there; one that can be none is no page. */
function SignInFirst() {
  const { uuid = '' } = useParams()
  const { pathname, search } = useLocation()
  if (!isUuid(uuid)) return <LoadedScreen load={notFound} />
  return <Navigate to={guard({ access: 'signed-in', signedIn: false, pathname, search }) ?? '/'} replace />
}

/** Out of the portal, by a full page load. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <ScreenSkeleton />
}
