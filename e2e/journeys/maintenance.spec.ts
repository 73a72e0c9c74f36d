/** What a person sees when a part of the page cannot be had, and while pages are under maintenance. */
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'
import { withFlags } from '../support/with-flags.ts'

test('a part of the shell that cannot be loaded is missing without affecting the rest', { tag: '@soak' }, async ({ page, product }) => {
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

test('maintenance without a named page replaces none; with a star, all; with a default message when none is given', async ({ page }) => {
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
