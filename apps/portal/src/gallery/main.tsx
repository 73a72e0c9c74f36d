/** The gallery's entry: the real application at a screen's address, answered from examples; outside production only [api/checkable-surface]. */
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { App } from '../app.tsx'
import { preloadScreen } from '../page/screen-loading.tsx'
import { makeQueryClient } from '../query-client.ts'
import { matchScreen } from '../routing/match-screen.ts'
import { screens } from '../screens.ts'
import type { OrganizationInfo } from '../session/organization.ts'
import { openVisit } from '../session/visit.ts'
import { answerCalls, isIdle } from './answer-calls.ts'
import { applyTheme } from './apply-theme.ts'
import { installOwnStorage } from './own-storage.ts'
import { EXAMPLE_UUID, type GalleryPage } from './page.ts'
import { galleryPages } from './pages.ts'
import { play, until } from './play.ts'

/** How long a page must not change before it counts as stable: a screen asks its next call when it has drawn the last one's answer. */
const STILL_MS = 120

/**
 * @param stillMs less where nothing has to be painted
 * @returns what was drawn, once nothing moves any more, for whoever takes it away again; nothing for the pages of the design system
 */
export async function showGallery(organization: OrganizationInfo, root: HTMLElement, stillMs = STILL_MS): Promise<Root | undefined> {
  const { pathname, search } = window.location
  const [, , screen, state] = pathname.split('/')
  root.replaceChildren()
  applyTheme(new URLSearchParams(search))
  const page = galleryPages.find((one) => one.screen === screen && one.state === state)
  if (page) return await showPage(page, withItsWays(organization, page), root, stillMs)
  if (screen === 'ui' && state) {
    const { showComponent } = await import('./ui/show-component.tsx')
    await showComponent(state, root)
    return undefined
  }
  const { GalleryIndex } = await import('./gallery-index.tsx')
  const drawn = createRoot(root)
  drawn.render(<GalleryIndex organization={organization} />)
  return drawn
}

/** Where the screen lives, its open parts filled. */
function addressOf({ screen, address }: GalleryPage): string {
  const path = address ?? screens.find((one) => one.screen === screen)?.path ?? '/'
  return path.replace(':uuid', EXAMPLE_UUID).replace(':type', 'payroll')
}

/** Both wizards, and both ways to sign in, are shown in every brand, whichever of them the organization has chosen. */
const withItsWays = (organization: OrganizationInfo, { screen, authentication = 'password' }: GalleryPage): OrganizationInfo => ({
  ...organization,
  orgMetaData: { ...organization.orgMetaData, companyInfo: { ...organization.orgMetaData.companyInfo, authentication } },
  flags: { ...organization.flags, 'fe-heloc-redesign-2025': screen.startsWith('register-v2') },
})

async function showPage(page: GalleryPage, organization: OrganizationInfo, root: HTMLElement, stillMs: number): Promise<Root> {
  const drawn = await drawPage(page, organization, root)
  await settle(page, stillMs).catch((problem: unknown) =>
    console.error(`${page.path}: ${problem instanceof Error ? problem.message : problem}`),
  )
  return drawn
}

/**
 * The real application at the page's address, in the organization's own ways.
 * @param bodiesAt where the server makes up applications
 */
export async function drawPage(page: GalleryPage, organization: OrganizationInfo, root: HTMLElement, bodiesAt?: string): Promise<Root> {
  const address = addressOf(page)
  const screen = matchScreen(screens, address.split('?')[0] ?? '')
  const remembered = Object.entries(page.remembered ?? {})
  installOwnStorage({
    local: (page.signedIn ?? screen?.access !== 'open') ? { jwt: 'Bearer gallery' } : {},
    session: Object.fromEntries(remembered.map(([key, value]) => [key.replace(':uuid', EXAMPLE_UUID), JSON.stringify(value)])),
  })
  answerCalls(page, organization.orgCode, bodiesAt)
  openVisit('')
  if (screen) await preloadScreen(screen.load)
  const drawn = createRoot(root)
  drawn.render(
    <MemoryRouter initialEntries={[address]}>
      <Where />
      <App organization={organization} client={makeQueryClient()} />
    </MemoryRouter>,
  )
  return drawn
}

/** Tells whoever looks at the page from outside which screen's address it stands at. */
function Where() {
  const { pathname } = useLocation()
  document.documentElement.dataset.galleryAddress = pathname
  return null
}

/** A drawing that is hidden, as the logo of the other theme, is never fetched. */
const isDrawn = (image: HTMLImageElement): boolean => image.getClientRects().length > 0
const isStill = () =>
  isIdle() && document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !isDrawn(image))

/** Plays the page's acts, and marks the document when nothing changes any more. */
async function settle({ acts = [], leadsTo }: GalleryPage, stillMs: number): Promise<void> {
  try {
    await until('a footer', () => document.querySelector('footer') ?? document.querySelector('[role=alertdialog]'))
    await atRest(stillMs)
    await play(acts)
    // The code of where it leads may be on its way while nothing moves.
    const there = leadsTo?.replace(':uuid', EXAMPLE_UUID).split('?')[0]
    if (there) await until(there, () => document.documentElement.dataset.galleryAddress === there)
    await atRest(stillMs)
  } finally {
    document.documentElement.dataset.gallery = 'ready'
  }
}

async function atRest(stillMs: number): Promise<void> {
  let since = performance.now()
  await until('a moment of rest', () => {
    if (!isStill()) since = performance.now()
    return performance.now() - since > stillMs
  })
}
