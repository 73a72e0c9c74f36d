/** `npm run --silent gallery`: the gallery's pages as [{ screen, state, path }]; the design system's components come last, as the screen "ui". */
import { galleryPages, uiPages } from '../../apps/portal/src/gallery/pages.ts'
import { printJson } from './print-json.ts'

printJson([...galleryPages, ...uiPages].map(({ screen, state, path }) => ({ screen, state, path })))
