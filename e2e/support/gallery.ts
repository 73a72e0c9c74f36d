/** The gallery's pages as a browser opens them: what is wrong with one, in words. */
import type { ConsoleMessage, Page } from '@playwright/test'
import { galleryPages, uiPages } from '../../apps/portal/src/gallery/pages.ts'
import { screens } from '../../apps/portal/src/screens.ts'

export interface Opened {
  readonly screen: string
  readonly state: string
  readonly path: string
  /** The screen's own address within the gallery's page; undefined for the design system. */
  readonly stands: string | undefined
}

const EXAMPLE_UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'

export const everyPage: readonly Opened[] = [
  ...galleryPages.map(({ screen, state, path, address, leadsTo }) => ({
    screen,
    state,
    path,
    stands: (leadsTo ?? address ?? screens.find((one) => one.screen === screen)?.path ?? '')
      .replace(':uuid', EXAMPLE_UUID)
      .replace(':type', 'payroll')
      .split('?')[0],
  })),
  ...uiPages.map((page) => ({ ...page, stands: undefined })),
]

/** These look the same on every screen: one of each is enough, except for the long run. */
export const SAME_ON_EVERY_SCREEN: ReadonlySet<string> = new Set(['loading', 'failed', 'done', 'saving', 'not-saved', 'filled'])

/** The first state of every screen that is its own, and every page of the design system. */
export const onePageOfEveryScreen: readonly Opened[] = everyPage.filter(
  (page, place) =>
    page.stands === undefined ||
    everyPage.findIndex(({ screen, state }) => screen === page.screen && !SAME_ON_EVERY_SCREEN.has(state)) === place,
)

export interface GalleryVariant {
  readonly org: string
  readonly theme: 'light' | 'dark'
}

/** A refusal that a page is there to show comes from the server with its own status; the browser writes that down as an error. */
const isShownRefusal = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  message.location().url.includes('/gallery/bodies') &&
  message.text().includes('409')

/** Opens a page and waits until nothing moves; answers what was wrong with it. */
export async function openGalleryPage(page: Page, opened: Opened, { org, theme }: GalleryVariant): Promise<string[]> {
  const faults: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isShownRefusal(message)) faults.push(message.text())
  }
  const fail = (error: Error) => faults.push(error.message)
  page.on('console', hear)
  page.on('pageerror', fail)
  try {
    await page.goto(`${opened.path}?org=${org}&theme=${theme}`)
    await page.waitForFunction(() => document.documentElement.dataset.gallery === 'ready', undefined, { timeout: 15_000 })
    faults.push(...(await whatIsShown(page, opened)))
  } catch (problem) {
    faults.push(problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem))
  } finally {
    page.off('console', hear)
    page.off('pageerror', fail)
  }
  return faults
}

const REFUSED = '.ui-summary, [aria-invalid=true], .ui-field-error, .ui-tone-error'

async function whatIsShown(page: Page, { state, stands }: Opened): Promise<string[]> {
  const refuses = /(^|-)(invalid|not-saved|failed|refused)$/.test(state) && stands !== undefined
  // The rules of a form may come with its first submission: their answer is waited for, as a person would.
  if (refuses)
    await page
      .locator(REFUSED)
      .or(page.getByText(/try again|could not/i))
      .first()
      .waitFor({ state: 'attached', timeout: 5000 })
      .catch(() => undefined)
  const shown = await page.evaluate(
    (refused) => ({
      address: document.documentElement.dataset.galleryAddress,
      snag: document.body.innerText.includes('we have hit a snag'),
      refused: document.querySelector(refused) !== null,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }),
    REFUSED,
  )
  return [
    ...(stands !== undefined && shown.address !== stands ? [`stands at ${shown.address}, not at ${stands}`] : []),
    ...(shown.snag ? ['shows the fallback page'] : []),
    ...(refuses && !shown.refused && !(await page.getByText(/try again|could not/i).count()) ? ['shows no message'] : []),
    ...(shown.wide > 0 ? [`is ${shown.wide} px wider than the window`] : []),
  ]
}

/** Narrows the window and back again: how much wider the page is, in words. */
export async function pageOverflow(page: Page, width: number): Promise<string[]> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width, height: 640 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (usual) await page.setViewportSize(usual)
  return over > 0 ? [`is ${over} px wider than a window of ${width}`] : []
}
