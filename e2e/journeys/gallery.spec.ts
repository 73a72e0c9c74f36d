/**
 * Every page of the gallery shows what it says it shows: no error, no call without an answer, nothing that scrolls sideways at 320 px, and
 * nothing that axe finds. HEARTHLINE_SOAK=1 looks at every page in every brand, light and dark; the usual run spreads the matrix over the pages.
 */
import { axeViolations } from '../support/axe.ts'
import { ALIKE, type Dress, everyPage, type Opened, openGalleryPage } from '../support/gallery.ts'
import { isSoak } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

const DRESSES: readonly Dress[] = ['HEARTH', 'NORTHGATE', 'RIOSOL'].flatMap((org) => [
  { org, theme: 'light' as const },
  { org, theme: 'dark' as const },
])

/** The pages that this dress is looked at in: all, or each dress its share, so that together they have seen every page. */
function share(index: number): readonly Opened[] {
  if (isSoak) return everyPage
  let next = 0
  return everyPage.filter(({ state }) => {
    if (ALIKE.has(state) && index % 2 === 1) return false
    next += 1
    return next % DRESSES.length === index
  })
}

for (const [index, dress] of DRESSES.entries()) {
  test.describe(`${dress.org}, ${dress.theme}`, () => {
    test.use({ colorScheme: dress.theme })
    for (const half of ['first', 'second'] as const) {
      test(`every page is there, and axe finds nothing on it: the ${half} half`, async ({ page }) => {
        test.setTimeout(isSoak ? 3_600_000 : 240_000)
        const found: Record<string, string[]> = {}
        const pages = share(index)
        const middle = Math.ceil(pages.length / 2)
        for (const opened of half === 'first' ? pages.slice(0, middle) : pages.slice(middle)) {
          const bad = await openGalleryPage(page, opened, dress)
          if (bad.length === 0) bad.push(...(await axeViolations(page)))
          if (bad.length > 0) found[opened.path] = bad
        }
        expect(found).toEqual({})
      })
    }
  })
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('no page scrolls sideways', async ({ page }) => {
    test.setTimeout(isSoak ? 3_600_000 : 240_000)
    // A Saturday night: the longest that is said of the phone hours.
    await page.clock.setSystemTime('2026-11-21T23:00:00-08:00')
    const found: Record<string, string[]> = {}
    for (const opened of everyPage.filter(({ state }) => isSoak || !ALIKE.has(state))) {
      const bad = await openGalleryPage(page, opened, { org: 'NORTHGATE', theme: 'light' })
      if (bad.length > 0) found[opened.path] = bad
    }
    expect(found).toEqual({})
  })
})

test('the index names every section and follows the chosen organisation', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: 'The gallery' })).toBeVisible()
  await page.getByLabel('Light or dark').selectOption('dark')
  await expect(
    page
      .getByRole('link', { name: 'frozen' })
      .first()
      .or(page.getByRole('link', { name: 'locked' }).first()),
  ).toHaveAttribute('href', /theme=dark/)
  await page.getByLabel('Organisation').selectOption('NORTHGATE')
  await expect(page).toHaveURL(/org=NORTHGATE/)
  await expect(page.getByLabel('Light or dark')).toHaveValue('dark')
})

test('a reviewer’s own session is left alone', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => localStorage.setItem('jwt', 'Bearer mine'))
  for (const path of ['/gallery/logout/leaving', '/gallery/dashboard/your-turn', '/gallery/login/refused'])
    await openGalleryPage(page, everyPage.find((one) => one.path === path) as Opened, { org: 'HEARTH', theme: 'light' })
  await page.goto('/privacy')
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBe('Bearer mine')
})
