/** A page of the gallery whose examples change while it is looked at: the real application over another device's answers. */
import { inject } from 'vitest'
import { showGallery } from '../gallery/main.tsx'
import type { GalleryPage, PageState } from '../gallery/page.ts'
import { galleryPages } from '../gallery/pages.ts'
import { setOrganization } from '../session/organization.ts'
import { servedOrganization, visitUrl } from './served-organization.ts'

const server = inject('serverUrl')
// What a page without a screen has no idea of.
Object.defineProperty(document, 'fonts', { value: { status: 'loaded' } })
Object.defineProperty(document, 'images', { get: () => [] })
const STILL_MS = 40

export interface OpenedPage {
  readonly answeredElsewhere: (now: Pick<PageState, 'application' | 'answers'>) => void
  readonly where: () => string | undefined
}

export async function openGalleryPage(
  screen: string,
  { acts = [], ...state }: PageState,
  act: (page: OpenedPage) => Promise<void>,
): Promise<void> {
  const organization = await servedOrganization(server)
  setOrganization(organization)
  const shown = galleryPages.filter((page) => page.screen === screen)
  // Of an additional signer's page there is no application.
  const known = shown.find(({ application }) => application !== undefined) ?? shown[0]!
  const page = { ...known, ...state, state: 'opened', acts } as GalleryPage
  ;(galleryPages as GalleryPage[]).push(page)
  const real = window.fetch.bind(window)
  visitUrl(`${server}/gallery/${screen}/opened?org=HEARTH`)
  document.body.innerHTML = '<div id="root"></div>'
  const drawn = await showGallery(organization, document.getElementById('root')!, STILL_MS)
  const where = () => document.documentElement.dataset.galleryAddress
  // The page is at this address for whoever compares: only what is still in sight leads on.
  visitUrl(`${server}${where()}`)
  try {
    await act({ where, answeredElsewhere: (now) => Object.assign(page, now) })
  } finally {
    drawn?.unmount()
    window.fetch = real
    ;(galleryPages as GalleryPage[]).pop()
  }
}
