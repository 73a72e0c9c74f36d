import { applicationUuidIn } from '@hearthline/domain/registration'
import { isEntryPath } from '@hearthline/domain/routing'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { loadOuterScreens, outerPages } from './find-screen.ts'
import { firstScreens } from './first-screens.ts'
import { Guarded } from './guarded.tsx'
import { ErrorBoundary } from './page/error-boundary.tsx'
import { LoadedScreen, preloadScreen } from './page/screen-loading.tsx'
import { ScreenSkeleton } from './page/screen-skeleton.tsx'
import { guard } from './routing/access.ts'
import { HELOC_BASE } from './routing/application-path.ts'
import { isNotAccepting, redirectFor } from './routing/redirects.ts'
import { RouteTableProvider } from './routing/route-table.ts'
import type { OrganizationInfo } from './session/organization.ts'
import { useRegisterAnswers } from './session/register-answers.ts'
import { OrganizationProvider, useOrganization } from './session/use-organization.ts'
import { useSignedIn } from './session/use-signed-in.ts'
import { currentVisit, senderIdOf } from './session/visit.ts'
import { useWithdrawal } from './session/withdrawal.ts'
import { Shell } from './shell/shell.tsx'
import { isRedesignOn } from './visitor/flags.ts'

const APPLICATION = `${HELOC_BASE}/:uuid`
const notAccepting = () => import('./screens/unavailable/not-accepting-apps.tsx')
const officerGate = () => import('./screens/unavailable/officer-gate.tsx')
const withdrawnPage = () => import('./screens/unavailable/withdrawn.tsx')
const ApplicationPages = lazy(() => import('./application-pages.tsx'))

/** The application without its router, which differs between the browser and the prerender. */
export function App({ organization, client }: { organization: OrganizationInfo; client: QueryClient }) {
  return (
    <OrganizationProvider value={useOrganizationNow(organization)}>
      <QueryClientProvider client={client}>
        {/* What stands around the screens comes in pieces too; the screens have a boundary of their own inside. */}
        <ErrorBoundary resetKey="">
          <Shell>
            <RouteTableProvider value={loadOuterScreens}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Pages />
              </Suspense>
            </RouteTableProvider>
          </Shell>
        </ErrorBoundary>
      </QueryClientProvider>
    </OrganizationProvider>
  )
}

/** As the page came, and as answers have told since. */
function useOrganizationNow(organization: OrganizationInfo): OrganizationInfo {
  const withdrawn = useWithdrawal()
  return useMemo(() => {
    const { orgMetaData } = organization
    return withdrawn
      ? { ...organization, orgMetaData: { ...orgMetaData, companyInfo: { ...orgMetaData.companyInfo, withdrawn } } }
      : organization
  }, [organization, withdrawn])
}

function Pages() {
  const organization = useOrganization()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const { wholesale, requiresLoanOfficer, withdrawn } = organization.orgMetaData.companyInfo
  const known = useRegisterAnswers().entry.sender
  usePreloadOuterPages()
  // A withdrawn lender's own applicants go on; the root leads those who are signed in to what they have.
  if (withdrawn && isEntryPath(pathname, search) && !(signedIn && /^\/account\/heloc\/?$/.test(pathname)))
    return <LoadedScreen load={withdrawnPage} />
  const sender = senderIdOf(currentVisit())
  const accepts = { pathname, wholesale, requiresLoanOfficer, signedIn }
  if (isNotAccepting({ ...accepts, hasReferrer: sender !== undefined })) return <LoadedScreen load={notAccepting} />
  // A made-up loan officer is none: it is looked up first.
  const isKnown = known !== undefined && known.isKnown && known.id === sender
  if (isNotAccepting({ ...accepts, hasReferrer: isKnown })) return <LoadedScreen load={officerGate} />
  const redirect = redirectFor({ pathname, search, redesign: isRedesignOn(organization) })
  if (redirect) return redirect.by === 'route' ? <Navigate to={redirect.to} replace /> : <Leave to={redirect.to} />
  return (
    <Routes>
      {firstScreens.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<Guarded screen={screen} />} />
      ))}
      {/* No other page has the id of an application in its address: '/account/heloc/terms' is none of an application. */}
      {applicationUuidIn(pathname) && <Route path={`${APPLICATION}/*`} element={signedIn ? <ApplicationPages /> : <SignInFirst />} />}
      <Route path="*" element={<LoadedScreen load={outerPages} />} />
    </Routes>
  )
}

/** The rest of the route table is here before it is asked for. */
function usePreloadOuterPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadScreen(outerPages).catch(() => undefined), 1200)
    return () => clearTimeout(timer)
  }, [])
}

/** An address of an application leads to the sign-in page and comes back from there. */
function SignInFirst() {
  const { pathname, search } = useLocation()
  return <Navigate to={guard({ access: 'signed-in', signedIn: false, pathname, search }) ?? '/'} replace />
}

/** Out of the portal, by a full page load. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <ScreenSkeleton />
}
