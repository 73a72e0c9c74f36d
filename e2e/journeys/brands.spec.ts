/** One product, many names: each organisation by its query and by its host. */
import { Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

/** The action colour of the page as the browser resolves it. */
const action = () => getComputedStyle(document.querySelector('button[type="submit"]') as Element).backgroundColor

test('Northgate by its query: its name, its colours, its words', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open({ org: 'northgate' })
  await expect(page.getByRole('img', { name: 'Northgate Credit Union' })).toBeVisible()
  await expect(page).toHaveTitle(/Northgate Credit Union/)
  expect(await page.evaluate(action)).toBe('rgb(43, 56, 143)')
  await expect(page.getByRole('contentinfo')).toContainText('Northgate Federal Credit Union')
  await expect(page.getByRole('contentinfo')).not.toContainText('Hearthline')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Membership' })).toBeVisible()
  await wizard.open({ org: 'HEARTH' })
  expect(await page.evaluate(action)).toBe('rgb(15, 82, 64)')
})

test('Northgate asks its own question about a sale, and its button reads Apply Now', async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.answerAll({ email, org: 'NORTHGATE' }, async (step) => {
    if (step === 2)
      await expect(wizard.heading()).toHaveText(
        'Is this property currently for sale, or will it be listed for sale within the next 6 months?',
      )
  })
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check my rate' })).toHaveCount(0)
})

test('Northgate by its host', async ({ page, product }) => {
  const { port } = new URL(product.url)
  await page.goto(`http://northgate.localhost:${port}/account/heloc/register`)
  await arrived(page, at.register)
  expect(new URL(page.url()).hostname).toBe('northgate.localhost')
  await expect(page.getByRole('img', { name: 'Northgate Credit Union' })).toBeVisible()
})

test("each organisation's offers carry its own discounts", async ({ page, product, browser }) => {
  const northgate = await borrowerOf(product.url, { org: 'NORTHGATE' })
  await northgate.untilStep('OFFER_SELECTION')
  await signIn(page, northgate)
  await page.goto(`/account/heloc/${northgate.uuid}/product/select?org=NORTHGATE`)
  await expect(page.getByRole('switch', { name: /Credit union member/i })).toBeVisible()
  await expect(page.getByRole('switch', { name: /Autopay/i })).toBeVisible()

  const hearth = await borrowerOf(product.url)
  await hearth.untilStep('OFFER_SELECTION')
  const other = await browser.newPage({ baseURL: product.url })
  await signIn(other, hearth)
  await other.goto(`/account/heloc/${hearth.uuid}/product/select`)
  await expect(other.getByRole('switch', { name: /Autopay/i })).toBeVisible()
  await expect(other.getByRole('switch', { name: /Credit union/i })).toHaveCount(0)
  await other.close()
})

test('an unknown organisation is no organisation', async ({ page }) => {
  const reply = await page.goto('/account/heloc/register-v2?org=NOBODY')
  expect(reply?.status()).toBe(404)
  await expect(page.locator('body')).toContainText('No private label data found')
})

test('the logo follows a theme chosen on the page, and the reader’s system without one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  const source = () => page.getByRole('banner').getByRole('img', { name: 'Hearthline' }).getAttribute('src')
  expect(await source()).toContain('dark')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  expect(await source()).not.toContain('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  expect(await source()).toContain('dark')
})
