/** What a person sees when a page cannot be shown: the fallback page, and maintenance in the place of configured pages only. */
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'
import { withFlags } from '../support/with-flags.ts'

test('a screen whose code cannot be fetched: reloads a few times, then the fallback page; the event is told', async ({ page }) => {
  let loads = 0
  page.on('framenavigated', () => {
    loads += 1
  })
  await page.route(/\/assets\/portal\/contact-[\w-]+\.js/, (route) => route.abort())
  const told = page.waitForRequest((request) => (request.postData() ?? '').includes('"error-fallback"'), { timeout: 30_000 })
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Sorry, looks like we have hit a snag!' })).toBeVisible({ timeout: 30_000 })
  await told
  expect(loads).toBeLessThanOrEqual(6)
  await expect(page.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute(/\/assets\/portal\/contact-[\w-]+\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Talk to/ })).toBeVisible()
})

test('a part of the shell that cannot be fetched goes missing alone', async ({ page, product }) => {
  const ana = await borrowerOf(product.url)
  await signIn(page, ana)
  await page.route(/\/assets\/portal\/(footer|account-bar|page-side|announcements)-[\w-]+\.js/, (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: /^Talk to/ })).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(page.getByRole('heading', { level: 1, name: /^Talk to/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('maintenance replaces the pages that are named, and no other', async ({ page }) => {
  await withFlags(page, { 'fe-heloc-maintenance': { routes: '/contact, /account/heloc/waitlist', message: 'Back at nine.' } })
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheduled Maintenance')
  await expect(page.getByRole('main')).toContainText('Back at nine.')
  await page.goto('/privacy')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Scheduled Maintenance')
})

test('maintenance without a page named replaces none; with a star, all; its own words where nothing else is said', async ({ page }) => {
  await withFlags(page, { 'fe-heloc-maintenance': { routes: '' } })
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Talk to/)
  await page.unrouteAll()
  await withFlags(page, { 'fe-heloc-maintenance': { routes: '*' } })
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheduled Maintenance')
  await expect(page.getByRole('main')).toContainText(
    'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  )
})
