/** Which pages of the gallery the brand desk previews. Data alone. */
import type { GalleryPage } from './page.ts'
import { galleryPages } from './pages.ts'

const PAGES: Readonly<Record<string, readonly [screen: string, state: string]>> = {
  offer: ['product-select', 'offered'],
  dashboard: ['dashboard', 'your-turn'],
  decline: ['error-decline', 'debts'],
}

/** @param isRedesign which of the two wizards the organization begins with */
export function pageOfPreview(name: string, isRedesign: boolean): GalleryPage | undefined {
  const first = isRedesign ? (['register-v2', 'asked'] as const) : (['register', 'property-info'] as const)
  const [screen, state] = name === 'first' ? first : (PAGES[name] ?? [])
  return galleryPages.find((page) => page.screen === screen && page.state === state)
}
