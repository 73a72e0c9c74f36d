/** THE GALLERY'S PAGES: every screen of the route table in every state that is checked. Pure data, so that it can be printed without React. */

import type { ScreenRoute } from '../routing/screen-route.ts'
import { screens } from '../screens.ts'
import type { GalleryPage, PageState, ScreenPages } from './page.ts'
import { afterOfferPages } from './pages/after-offer.ts'
import { beforeOfferPages } from './pages/before-offer.ts'
import { correctionPages } from './pages/corrections.ts'
import { hostPages } from './pages/host.ts'
import { identityPages } from './pages/identity.ts'
import { registrationPages } from './pages/registration.ts'
import { signerPages } from './pages/signer.ts'
import { asks } from './states.ts'
import { UI_COMPONENTS } from './ui-components.ts'

const WRITTEN = [
  { title: 'Registration', pages: registrationPages },
  { title: 'Up to the offer', pages: beforeOfferPages },
  { title: 'From offer to funding', pages: afterOfferPages },
  { title: 'Identity', pages: identityPages },
  { title: 'Corrections', pages: correctionPages },
  { title: 'Additional signer', pages: signerPages },
  { title: 'Account and support', pages: hostPages },
] as const satisfies readonly { title: string; pages: ScreenPages }[]

/** A question of which no page is written has the states that every question has, so that it is checked from its first day. */
export const unwrittenPages = (routes: readonly ScreenRoute[], written: ReadonlySet<string>): ScreenPages =>
  Object.fromEntries(
    routes.flatMap(({ screen, asks: [item] = [] }) => (item === undefined || written.has(screen) ? [] : [[screen, asks(item)]])),
  )

const writtenScreens = new Set(WRITTEN.flatMap(({ pages }) => Object.keys(pages)))

const unwritten = unwrittenPages(screens, writtenScreens)

export const SECTIONS: readonly { readonly title: string; readonly pages: ScreenPages }[] = [
  ...WRITTEN,
  ...(Object.keys(unwritten).length > 0 ? [{ title: 'Other questions', pages: unwritten }] : []),
]

export const pageOf = (screen: string, state: string, about: PageState): GalleryPage => ({
  screen,
  state,
  path: `/gallery/${screen}/${state}`,
  ...about,
})

export const pagesOfSection = (pages: ScreenPages): readonly GalleryPage[] =>
  Object.entries(pages).flatMap(([screen, states]) => Object.entries(states).map(([state, about]) => pageOf(screen, state, about)))

export const galleryPages: readonly GalleryPage[] = SECTIONS.flatMap(({ pages }) => pagesOfSection(pages))

/** The design system's own pages: one for each component, in all its states. */
export const uiPages = UI_COMPONENTS.map((component) => ({ screen: 'ui', state: component, path: `/gallery/ui/${component}` }))

/** A screen that the gallery does not show, or a page of no screen, in a sentence that says what to do. */
export function gaps(
  routes: readonly { readonly screen: string }[] = screens,
  pages: readonly GalleryPage[] = galleryPages,
): readonly string[] {
  const named = new Set(routes.map(({ screen }) => screen))
  const shown = new Set(pages.map(({ screen }) => screen))
  return [
    ...[...named]
      .filter((screen) => !shown.has(screen))
      .map((screen) => `The gallery has no page of the screen ${screen}: add its states to apps/portal/src/gallery/pages/`),
    ...[...shown]
      .filter((screen) => !named.has(screen))
      .map(
        (screen) => `The gallery shows the screen ${screen}, which screens.ts does not have: take it out of apps/portal/src/gallery/pages/`,
      ),
  ]
}
