/**
 * The gallery in a browser: each page shows what it says it shows, with nothing that axe finds, and reads at 320 px without scrolling sideways; all in one
 * visit. The usual run looks at one page of every screen, and at the design system; every page without a browser is in scripts/screens.
 * HEARTHLINE_SOAK=1 looks at every page in every brand, light and dark. A new screen joins both by standing in the gallery.
 */
import { axeViolations } from '../support/axe.ts'
import { everyPage, type GalleryVariant, type Opened, onePageOfEveryScreen, openGalleryPage, pageOverflow } from '../support/gallery.ts'
import { isSoak } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'parallel' })

const DRESSES: readonly GalleryVariant[] = ['HEARTH', 'NORTHGATE', 'RIOSOL'].flatMap((org) => [
  { org, theme: 'light' as const },
  { org, theme: 'dark' as const },
])

/** The pages that this dress is checked in: all, or each dress its share of one page for every screen. */
const pagesIn = (index: number): readonly Opened[] =>
  isSoak ? everyPage : onePageOfEveryScreen.filter((_, place) => place % DRESSES.length === index)

for (const [index, dress] of DRESSES.entries()) {
  test.describe(`${dress.org}, ${dress.theme}`, () => {
    test.use({ colorScheme: dress.theme })
    test('every page is there, axe finds nothing on it, and at 320 px nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(isSoak ? 3_600_000 : 240_000)
      // A Saturday night: the longest that is said of the phone hours.
      await page.clock.setSystemTime('2026-11-21T23:00:00-08:00')
      const found: Record<string, string[]> = {}
      const judged = new Set<string>()
      for (const opened of pagesIn(index)) {
        const bad = await openGalleryPage(page, opened, dress)
        // The same markup in the same dress looks the same, and reads the same: it is judged once.
        const markup = await page.locator('body').innerHTML()
        if (bad.length === 0 && !judged.has(markup)) {
          judged.add(markup)
          bad.push(...(await axeViolations(page)))
          bad.push(...(await pageOverflow(page, 320)))
        }
        if (bad.length > 0) found[opened.path] = bad
      }
      expect(found).toEqual({})
    })
  })
}

test('the index names every section and follows the chosen organization', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: 'The gallery' })).toBeVisible()
  await page.getByLabel('Light or dark').selectOption('dark')
  await expect(
    page
      .getByRole('link', { name: 'frozen' })
      .first()
      .or(page.getByRole('link', { name: 'locked' }).first()),
  ).toHaveAttribute('href', /theme=dark/)
  await page.getByLabel('Organization').selectOption('NORTHGATE')
  await expect(page).toHaveURL(/org=NORTHGATE/)
  await expect(page.getByLabel('Light or dark')).toHaveValue('dark')
})

test('a reviewer’s own session is left alone', async ({ page }) => {
  // A page of the same site on which no application runs: that would ask the server and end a session that is not one.
  const still = '/healthz'
  await page.goto(still)
  await page.evaluate(() => localStorage.setItem('jwt', 'Bearer mine'))
  for (const path of ['/gallery/logout/leaving', '/gallery/dashboard/your-turn', '/gallery/login/refused'])
    await openGalleryPage(page, everyPage.find((one) => one.path === path) as Opened, { org: 'HEARTH', theme: 'light' })
  await page.goto(still)
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBe('Bearer mine')
})
