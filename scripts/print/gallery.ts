/** `npm run --silent gallery`: the gallery's pages as [{ screen, state, path }]; the portal has no gallery yet, so there are none. */
import { printJson } from './print-json.ts'

interface GalleryPage {
  readonly screen: string
  readonly state: string
  readonly path: string
}

const PAGES: readonly GalleryPage[] = []

printJson(PAGES)
