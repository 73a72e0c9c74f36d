/** The browser's entry: the organization and the visit from the page, redirects before the first paint, the first screen's code, then React. */
import './portal.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router'
import { App } from './app.tsx'
import { findScreen } from './find-screen.ts'
import { preloadScreen } from './page/screen-loading.tsx'
import { makeQueryClient } from './query-client.ts'
import { isNotAccepting, redirectFor } from './routing/redirects.ts'
import { organizationOf, setOrganization } from './session/organization.ts'
import { readToken } from './session/token.ts'
import { openVisit } from './session/visit.ts'
import { visitHistory, withOrganization } from './session/visit-history.ts'
import { isRedesignOn } from './visitor/flags.ts'

const organization = organizationOf(document)
setOrganization(organization)
document.documentElement.dataset.design = organization.theme.variant
/** The server serves it outside production only; it has storage of its own, so nothing of this visit is touched. */
const isGallery = /^\/gallery(\/|$)/.test(window.location.pathname)
/** Within a frame of the console's brand desk, in the values of a draft. */
const isPreview = window.location.pathname === '/console/brand-preview'
const visit = isGallery || isPreview ? undefined : openVisit(window.location.search)

/** `org` holds for the whole visit: a page that came without it (a bookmark, the host application) is fetched again with it. */
function keepsOrganization(): boolean {
  const url = new URL(window.location.href)
  const wanted = visit?.org?.toUpperCase()
  if (!wanted || url.searchParams.has('org') || [organization.orgCode, organization.canonicalOrgCode].includes(wanted)) return false
  url.searchParams.set('org', wanted)
  window.location.replace(url)
  return true
}

/** Prerendered elements carry their style as data (see prerender.tsx). */
function giveStylesBack(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

async function start(): Promise<void> {
  const { pathname, search } = window.location
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (isGallery) return void (await (await import('./gallery/main.tsx')).showGallery(organization, root))
  if (isPreview) return await (await import('./gallery/preview.ts')).showPreview(organization, root)
  const { wholesale, requiresLoanOfficer } = organization.orgMetaData.companyInfo
  const hasReferrer = Boolean(visit?.referrer ?? visit?.rid)
  const isClosed = isNotAccepting({ pathname, wholesale, requiresLoanOfficer, hasReferrer, signedIn: readToken() !== undefined })
  const redirect = isClosed ? undefined : redirectFor({ pathname, search, redesign: isRedesignOn(organization) })
  if (redirect?.by === 'page') return window.location.replace(redirect.to)
  if (redirect) window.history.replaceState(null, '', redirect.to)
  const address = new URL(window.location.href)
  const kept = withOrganization(address.search, visit?.org)
  if (kept !== address.search) window.history.replaceState(window.history.state, '', `${address.pathname}${kept}${address.hash}`)
  const screen = await findScreen(window.location.pathname).catch(() => undefined)
  // A screen that cannot be fetched is the error boundary's business, which counts the reloads.
  if (screen) await preloadScreen(screen.load).catch(() => undefined)
  const app = (
    <HistoryRouter history={visitHistory()}>
      <App organization={organization} client={makeQueryClient()} />
    </HistoryRouter>
  )
  // Prerendered is the first register step alone; under another address, or another page in its place, its markup would not match.
  if (!isClosed && root.hasChildNodes() && root.dataset.prerendered === window.location.pathname) {
    giveStylesBack(root)
    hydrateRoot(root, app)
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

if (!keepsOrganization()) void start()
