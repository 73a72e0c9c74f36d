/**
 * The gallery in a browser: each page shows what it says it shows, with nothing that axe finds, and reads at 320 px without scrolling sideways; all in one
 * visit. The usual run looks at one page of every tenth screen, the others on the next nine days; every page without a browser is in scripts/screens, over six days.
 * HEARTHLINE_SOAK=1 looks at every page in three brands, and at one page of every screen in each of the others, light and dark. A new screen joins both by
 * standing in the gallery, a new brand by its folder.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandsToCheck, houseFirst } from '../../apps/server/src/testing/brands-to-check.ts'
import { axeViolations } from '../support/axe.ts'
import { everyPage, type GalleryVariant, type Opened, onePageOfEveryScreen, openGalleryPage, pageOverflow } from '../support/gallery.ts'
import { isSoak } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** With a page of their own for every state: between them both wizards, and all that a brand may set. */
const WHOLLY = ['HEARTH', 'NORTHGATE', 'RIOSOL']
const FOLDERS = readdirSync(fileURLToPath(new URL('../../brands', import.meta.url)))
const DRESSES: readonly GalleryVariant[] = brandsToCheck(houseFirst(FOLDERS.map((folder) => ({ orgCode: folder.toUpperCase() })))).flatMap(
  ({ orgCode: org }) => [
    { org, theme: 'light' as const },
    { org, theme: 'dark' as const },
  ],
)

const TODAY = Math.floor(Date.now() / 86_400_000)

/** The pages that this dress is checked in: in the long run all, or one of every screen; else each dress its share of those whose turn it is today. */
const pagesIn = (index: number, { org }: GalleryVariant): readonly Opened[] => {
  if (!isSoak)
    return onePageOfEveryScreen.filter((_, place) => (place + TODAY) % 10 === 0).filter((_, place) => place % DRESSES.length === index)
  return WHOLLY.includes(org) ? everyPage : onePageOfEveryScreen
}

for (const [index, dress] of DRESSES.entries()) {
  test.describe(`${dress.org}, ${dress.theme}`, () => {
    test.use({ colorScheme: dress.theme })
    test('every page is there, axe finds nothing on it, and at 320 px nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(isSoak ? 3_600_000 : 240_000)
      // A Saturday night: the longest that is said of the phone hours.
      await page.clock.setSystemTime('2026-11-21T23:00:00-08:00')
      const found: Record<string, string[]> = {}
      const judged = new Set<string>()
      for (const opened of pagesIn(index, dress)) {
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

test('a reviewer’s own session is left alone', { tag: '@soak' }, async ({ page }) => {
  // A page of the same site on which no application runs: that would ask the server and end a session that is not one.
  const still = '/healthz'
  await page.goto(still)
  await page.evaluate(() => localStorage.setItem('jwt', 'Bearer mine'))
  for (const path of ['/gallery/logout/leaving', '/gallery/dashboard/your-turn', '/gallery/login/refused'])
    await openGalleryPage(page, everyPage.find((one) => one.path === path) as Opened, { org: 'HEARTH', theme: 'light' })
  await page.goto(still)
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBe('Bearer mine')
})
